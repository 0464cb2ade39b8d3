CREATE TABLE "newsletter_edits" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"subject" text,
	"note" text,
	"places" jsonb NOT NULL,
	"send_at" timestamp with time zone,
	"issue_day" date,
	"saved_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "newsletter_edits" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE UNIQUE INDEX "newsletter_edits_one_waits" ON "newsletter_edits" USING btree (("issue_day" is null)) WHERE "newsletter_edits"."issue_day" is null;--> statement-breakpoint
CREATE POLICY "read_admin" ON "newsletter_edits" AS PERMISSIVE FOR SELECT TO "fursa_admin" USING (true);--> statement-breakpoint
CREATE POLICY "add_admin" ON "newsletter_edits" AS PERMISSIVE FOR INSERT TO "fursa_admin" WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "change_admin" ON "newsletter_edits" AS PERMISSIVE FOR UPDATE TO "fursa_admin" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "remove_admin" ON "newsletter_edits" AS PERMISSIVE FOR DELETE TO "fursa_admin" USING (true);--> statement-breakpoint
CREATE POLICY "read_worker" ON "newsletter_edits" AS PERMISSIVE FOR SELECT TO "fursa_worker" USING (true);--> statement-breakpoint
CREATE POLICY "change_worker" ON "newsletter_edits" AS PERMISSIVE FOR UPDATE TO "fursa_worker" USING (true) WITH CHECK (true);