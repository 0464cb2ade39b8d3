CREATE TABLE "alert_settings" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"paused_at" timestamp with time zone,
	"rhythm" text DEFAULT 'daily' NOT NULL,
	"minimum_percent" integer DEFAULT 30 NOT NULL,
	"wants_reminders" boolean DEFAULT true NOT NULL,
	"seen_until" timestamp with time zone,
	CONSTRAINT "alert_settings_rhythm" CHECK ("alert_settings"."rhythm" in ('daily', 'weekly')),
	CONSTRAINT "alert_settings_minimum_percent" CHECK ("alert_settings"."minimum_percent" between 30 and 100)
);
--> statement-breakpoint
ALTER TABLE "alert_settings" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "reminders_sent" (
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"opportunity_id" uuid NOT NULL,
	"closes_on" date NOT NULL,
	"days_before" integer NOT NULL,
	"sent_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "reminders_sent_user_id_kind_opportunity_id_closes_on_days_before_pk" PRIMARY KEY("user_id","kind","opportunity_id","closes_on","days_before"),
	CONSTRAINT "reminders_sent_kind" CHECK ("reminders_sent"."kind" in ('scholarship', 'college', 'internship'))
);
--> statement-breakpoint
ALTER TABLE "reminders_sent" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "mail_addresses" (
	"address" text PRIMARY KEY NOT NULL,
	"hard_failures" integer DEFAULT 0 NOT NULL,
	"last_failure" text DEFAULT '' NOT NULL,
	"last_failed_at" timestamp with time zone DEFAULT now() NOT NULL,
	"paused_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "mail_addresses" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "mailing_runs" (
	"kind" text NOT NULL,
	"day" date NOT NULL,
	"until" timestamp with time zone NOT NULL,
	"cursor" text,
	"finished_at" timestamp with time zone,
	CONSTRAINT "mailing_runs_kind_day_pk" PRIMARY KEY("kind","day"),
	CONSTRAINT "mailing_runs_kind" CHECK ("mailing_runs"."kind" in ('alert', 'reminder', 'newsletter'))
);
--> statement-breakpoint
ALTER TABLE "mailing_runs" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "mailings" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid,
	"subscriber_id" uuid,
	"kind" text NOT NULL,
	"day" date NOT NULL,
	"subject" text NOT NULL,
	"items" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"delivered_at" timestamp with time zone,
	"failed_at" timestamp with time zone,
	"stopped_at" timestamp with time zone,
	CONSTRAINT "mailings_kind" CHECK ("mailings"."kind" in ('alert', 'reminder', 'newsletter')),
	CONSTRAINT "mailings_one_person" CHECK (num_nonnulls("mailings"."user_id", "mailings"."subscriber_id") = 1)
);
--> statement-breakpoint
ALTER TABLE "mailings" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "newsletter_issues" (
	"day" date PRIMARY KEY NOT NULL,
	"subject" text NOT NULL,
	"content" jsonb NOT NULL,
	"is_quiet" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "newsletter_issues" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "newsletter_subscribers" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"email" text NOT NULL,
	"asked_at" timestamp with time zone DEFAULT now() NOT NULL,
	"confirmed_at" timestamp with time zone,
	"stopped_at" timestamp with time zone,
	CONSTRAINT "newsletter_subscribers_email_unique" UNIQUE("email")
);
--> statement-breakpoint
ALTER TABLE "newsletter_subscribers" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "purpose" text DEFAULT 'account' NOT NULL;--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "headers" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "mailing_id" uuid;--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "is_to_many" boolean GENERATED ALWAYS AS (purpose in ('alert', 'reminder', 'newsletter')) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "tries" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "next_try_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "claimed_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "failed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "failure" text;--> statement-breakpoint
ALTER TABLE "alert_settings" ADD CONSTRAINT "alert_settings_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reminders_sent" ADD CONSTRAINT "reminders_sent_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mailings" ADD CONSTRAINT "mailings_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mailings" ADD CONSTRAINT "mailings_subscriber_id_newsletter_subscribers_id_fk" FOREIGN KEY ("subscriber_id") REFERENCES "public"."newsletter_subscribers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "mailings_once_a_day" ON "mailings" USING btree ("user_id","kind","day");--> statement-breakpoint
CREATE UNIQUE INDEX "mailings_subscriber_once_a_day" ON "mailings" USING btree ("subscriber_id","kind","day");--> statement-breakpoint
CREATE INDEX "mailings_by_day" ON "mailings" USING btree ("kind","day");--> statement-breakpoint
ALTER TABLE "outbox" ADD CONSTRAINT "outbox_mailing_id_mailings_id_fk" FOREIGN KEY ("mailing_id") REFERENCES "public"."mailings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "outbox_mailing" ON "outbox" USING btree ("mailing_id");--> statement-breakpoint
CREATE INDEX "outbox_due" ON "outbox" USING btree ("is_to_many","next_try_at") WHERE "outbox"."channel" = 'mail' and "outbox"."failed_at" is null;--> statement-breakpoint
ALTER TABLE "outbox" ADD CONSTRAINT "outbox_purpose" CHECK ("outbox"."purpose" in ('account', 'partner', 'union', 'alert', 'reminder', 'newsletter'));--> statement-breakpoint
CREATE POLICY "read_member_admin" ON "alert_settings" AS PERMISSIVE FOR SELECT TO "fursa_admin", "fursa_member" USING ("alert_settings"."user_id" = current_user_id());--> statement-breakpoint
CREATE POLICY "add_member_admin" ON "alert_settings" AS PERMISSIVE FOR INSERT TO "fursa_admin", "fursa_member" WITH CHECK ("alert_settings"."user_id" = current_user_id());--> statement-breakpoint
CREATE POLICY "change_member_admin" ON "alert_settings" AS PERMISSIVE FOR UPDATE TO "fursa_admin", "fursa_member" USING ("alert_settings"."user_id" = current_user_id()) WITH CHECK ("alert_settings"."user_id" = current_user_id());--> statement-breakpoint
CREATE POLICY "read_worker" ON "alert_settings" AS PERMISSIVE FOR SELECT TO "fursa_worker" USING (true);--> statement-breakpoint
CREATE POLICY "add_worker" ON "alert_settings" AS PERMISSIVE FOR INSERT TO "fursa_worker" WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "change_worker" ON "alert_settings" AS PERMISSIVE FOR UPDATE TO "fursa_worker" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "remove_worker" ON "alert_settings" AS PERMISSIVE FOR DELETE TO "fursa_worker" USING (true);--> statement-breakpoint
CREATE POLICY "read_member_admin" ON "reminders_sent" AS PERMISSIVE FOR SELECT TO "fursa_admin", "fursa_member" USING ("reminders_sent"."user_id" = current_user_id());--> statement-breakpoint
CREATE POLICY "read_worker" ON "reminders_sent" AS PERMISSIVE FOR SELECT TO "fursa_worker" USING (true);--> statement-breakpoint
CREATE POLICY "add_worker" ON "reminders_sent" AS PERMISSIVE FOR INSERT TO "fursa_worker" WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "change_worker" ON "reminders_sent" AS PERMISSIVE FOR UPDATE TO "fursa_worker" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "remove_worker" ON "reminders_sent" AS PERMISSIVE FOR DELETE TO "fursa_worker" USING (true);--> statement-breakpoint
CREATE POLICY "read_member_admin" ON "mail_addresses" AS PERMISSIVE FOR SELECT TO "fursa_admin", "fursa_member" USING (address in (select email from users where id = current_user_id()));--> statement-breakpoint
CREATE POLICY "remove_member_admin" ON "mail_addresses" AS PERMISSIVE FOR DELETE TO "fursa_admin", "fursa_member" USING (address in (select email from users where id = current_user_id()));--> statement-breakpoint
CREATE POLICY "read_accounts" ON "mail_addresses" AS PERMISSIVE FOR SELECT TO "fursa_accounts" USING (true);--> statement-breakpoint
CREATE POLICY "remove_accounts" ON "mail_addresses" AS PERMISSIVE FOR DELETE TO "fursa_accounts" USING (true);--> statement-breakpoint
CREATE POLICY "read_worker" ON "mail_addresses" AS PERMISSIVE FOR SELECT TO "fursa_worker" USING (true);--> statement-breakpoint
CREATE POLICY "add_worker" ON "mail_addresses" AS PERMISSIVE FOR INSERT TO "fursa_worker" WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "change_worker" ON "mail_addresses" AS PERMISSIVE FOR UPDATE TO "fursa_worker" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "remove_worker" ON "mail_addresses" AS PERMISSIVE FOR DELETE TO "fursa_worker" USING (true);--> statement-breakpoint
CREATE POLICY "read_worker" ON "mailing_runs" AS PERMISSIVE FOR SELECT TO "fursa_worker" USING (true);--> statement-breakpoint
CREATE POLICY "add_worker" ON "mailing_runs" AS PERMISSIVE FOR INSERT TO "fursa_worker" WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "change_worker" ON "mailing_runs" AS PERMISSIVE FOR UPDATE TO "fursa_worker" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "read_member_admin" ON "mailings" AS PERMISSIVE FOR SELECT TO "fursa_admin", "fursa_member" USING ("mailings"."user_id" = current_user_id());--> statement-breakpoint
CREATE POLICY "read_admin" ON "mailings" AS PERMISSIVE FOR SELECT TO "fursa_admin" USING (kind = 'newsletter');--> statement-breakpoint
CREATE POLICY "read_worker" ON "mailings" AS PERMISSIVE FOR SELECT TO "fursa_worker" USING (true);--> statement-breakpoint
CREATE POLICY "add_worker" ON "mailings" AS PERMISSIVE FOR INSERT TO "fursa_worker" WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "change_worker" ON "mailings" AS PERMISSIVE FOR UPDATE TO "fursa_worker" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "remove_worker" ON "mailings" AS PERMISSIVE FOR DELETE TO "fursa_worker" USING (true);--> statement-breakpoint
CREATE POLICY "read_admin" ON "newsletter_issues" AS PERMISSIVE FOR SELECT TO "fursa_admin" USING (true);--> statement-breakpoint
CREATE POLICY "read_worker" ON "newsletter_issues" AS PERMISSIVE FOR SELECT TO "fursa_worker" USING (true);--> statement-breakpoint
CREATE POLICY "add_worker" ON "newsletter_issues" AS PERMISSIVE FOR INSERT TO "fursa_worker" WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "change_worker" ON "newsletter_issues" AS PERMISSIVE FOR UPDATE TO "fursa_worker" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "read_accounts" ON "newsletter_subscribers" AS PERMISSIVE FOR SELECT TO "fursa_accounts" USING (true);--> statement-breakpoint
CREATE POLICY "remove_accounts" ON "newsletter_subscribers" AS PERMISSIVE FOR DELETE TO "fursa_accounts" USING (true);--> statement-breakpoint
CREATE POLICY "read_worker" ON "newsletter_subscribers" AS PERMISSIVE FOR SELECT TO "fursa_worker" USING (true);--> statement-breakpoint
CREATE POLICY "add_worker" ON "newsletter_subscribers" AS PERMISSIVE FOR INSERT TO "fursa_worker" WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "change_worker" ON "newsletter_subscribers" AS PERMISSIVE FOR UPDATE TO "fursa_worker" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "remove_worker" ON "newsletter_subscribers" AS PERMISSIVE FOR DELETE TO "fursa_worker" USING (true);