ALTER TABLE "mailing_runs" DROP CONSTRAINT "mailing_runs_kind";--> statement-breakpoint
ALTER TABLE "mailings" DROP CONSTRAINT "mailings_kind";--> statement-breakpoint
ALTER TABLE "outbox" DROP CONSTRAINT "outbox_purpose";--> statement-breakpoint
ALTER TABLE "outbox" drop column "is_to_many";--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "is_to_many" boolean GENERATED ALWAYS AS (purpose in ('alert', 'reminder', 'newsletter', 'summary')) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "alert_settings" ADD COLUMN "wants_summary" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "profiles" ADD COLUMN "looked_on" date;--> statement-breakpoint
ALTER TABLE "profiles" ADD COLUMN "looked_before" date;--> statement-breakpoint
ALTER TABLE "saved_items" ADD COLUMN "referees" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "mailing_runs" ADD CONSTRAINT "mailing_runs_kind" CHECK ("mailing_runs"."kind" in ('alert', 'reminder', 'newsletter', 'summary'));--> statement-breakpoint
ALTER TABLE "mailings" ADD CONSTRAINT "mailings_kind" CHECK ("mailings"."kind" in ('alert', 'reminder', 'newsletter', 'summary'));--> statement-breakpoint
ALTER TABLE "outbox" ADD CONSTRAINT "outbox_purpose" CHECK ("outbox"."purpose" in ('account', 'partner', 'union', 'alert', 'reminder', 'newsletter', 'summary'));--> statement-breakpoint
ALTER TABLE "saved_items" ADD CONSTRAINT "saved_items_referees" CHECK (jsonb_typeof("saved_items"."referees") = 'array' and jsonb_array_length("saved_items"."referees") <= 5);--> statement-breakpoint
-- It went with the column it was made of.
CREATE INDEX "outbox_due" ON "outbox" USING btree ("is_to_many","next_try_at") WHERE "outbox"."channel" = 'mail' and "outbox"."failed_at" is null;
