CREATE TABLE "closings_pushed" (
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"opportunity_id" uuid NOT NULL,
	"closes_on" date NOT NULL,
	"days_before" integer NOT NULL,
	"sent_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "closings_pushed_user_id_kind_opportunity_id_closes_on_days_before_pk" PRIMARY KEY("user_id","kind","opportunity_id","closes_on","days_before"),
	CONSTRAINT "closings_pushed_kind" CHECK ("closings_pushed"."kind" in ('scholarship', 'college', 'internship'))
);
--> statement-breakpoint
ALTER TABLE "closings_pushed" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "push_messages" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"session_id" uuid NOT NULL,
	"payload" text NOT NULL,
	"tag" text NOT NULL,
	"good_until" timestamp with time zone NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"next_try_at" timestamp with time zone DEFAULT now() NOT NULL,
	"claimed_until" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "push_messages" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "push_notices" (
	"user_id" uuid NOT NULL,
	"day" date NOT NULL,
	"title" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "push_notices_user_id_day_pk" PRIMARY KEY("user_id","day")
);
--> statement-breakpoint
ALTER TABLE "push_notices" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "push_subscriptions" (
	"session_id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"endpoint" text NOT NULL,
	"public_key" text NOT NULL,
	"auth_secret" text NOT NULL,
	"server_key" text NOT NULL,
	"wants_closing" boolean DEFAULT false NOT NULL,
	"wants_answers" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "push_subscriptions_endpoint" CHECK ("push_subscriptions"."endpoint" like 'https://%' and length("push_subscriptions"."endpoint") <= 1024),
	CONSTRAINT "push_subscriptions_keys" CHECK (length("push_subscriptions"."public_key") <= 100 and length("push_subscriptions"."auth_secret") <= 50 and length("push_subscriptions"."server_key") <= 100),
	CONSTRAINT "push_subscriptions_want_something" CHECK ("push_subscriptions"."wants_closing" or "push_subscriptions"."wants_answers")
);
--> statement-breakpoint
ALTER TABLE "push_subscriptions" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "union_follows" ADD COLUMN "pushed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "closings_pushed" ADD CONSTRAINT "closings_pushed_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "push_messages" ADD CONSTRAINT "push_messages_session_id_push_subscriptions_session_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."push_subscriptions"("session_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "push_notices" ADD CONSTRAINT "push_notices_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "push_subscriptions" ADD CONSTRAINT "push_subscriptions_session_id_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "push_subscriptions" ADD CONSTRAINT "push_subscriptions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "push_messages_once" ON "push_messages" USING btree ("session_id","tag");--> statement-breakpoint
CREATE INDEX "push_messages_due" ON "push_messages" USING btree ("next_try_at");--> statement-breakpoint
CREATE INDEX "push_notices_day" ON "push_notices" USING btree ("day");--> statement-breakpoint
CREATE UNIQUE INDEX "push_subscriptions_endpoint_once" ON "push_subscriptions" USING btree ("endpoint");--> statement-breakpoint
CREATE INDEX "push_subscriptions_user" ON "push_subscriptions" USING btree ("user_id");--> statement-breakpoint
CREATE POLICY "read_member_admin" ON "closings_pushed" AS PERMISSIVE FOR SELECT TO "fursa_admin", "fursa_member" USING ("closings_pushed"."user_id" = current_user_id());--> statement-breakpoint
CREATE POLICY "read_worker" ON "closings_pushed" AS PERMISSIVE FOR SELECT TO "fursa_worker" USING (true);--> statement-breakpoint
CREATE POLICY "add_worker" ON "closings_pushed" AS PERMISSIVE FOR INSERT TO "fursa_worker" WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "change_worker" ON "closings_pushed" AS PERMISSIVE FOR UPDATE TO "fursa_worker" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "remove_worker" ON "closings_pushed" AS PERMISSIVE FOR DELETE TO "fursa_worker" USING (true);--> statement-breakpoint
CREATE POLICY "read_worker" ON "push_messages" AS PERMISSIVE FOR SELECT TO "fursa_worker" USING (true);--> statement-breakpoint
CREATE POLICY "add_worker" ON "push_messages" AS PERMISSIVE FOR INSERT TO "fursa_worker" WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "change_worker" ON "push_messages" AS PERMISSIVE FOR UPDATE TO "fursa_worker" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "remove_worker" ON "push_messages" AS PERMISSIVE FOR DELETE TO "fursa_worker" USING (true);--> statement-breakpoint
CREATE POLICY "read_member_admin" ON "push_notices" AS PERMISSIVE FOR SELECT TO "fursa_admin", "fursa_member" USING ("push_notices"."user_id" = current_user_id());--> statement-breakpoint
CREATE POLICY "read_worker" ON "push_notices" AS PERMISSIVE FOR SELECT TO "fursa_worker" USING (true);--> statement-breakpoint
CREATE POLICY "add_worker" ON "push_notices" AS PERMISSIVE FOR INSERT TO "fursa_worker" WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "change_worker" ON "push_notices" AS PERMISSIVE FOR UPDATE TO "fursa_worker" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "remove_worker" ON "push_notices" AS PERMISSIVE FOR DELETE TO "fursa_worker" USING (true);--> statement-breakpoint
CREATE POLICY "read_member_admin" ON "push_subscriptions" AS PERMISSIVE FOR SELECT TO "fursa_admin", "fursa_member" USING ("push_subscriptions"."user_id" = current_user_id());--> statement-breakpoint
CREATE POLICY "read_worker" ON "push_subscriptions" AS PERMISSIVE FOR SELECT TO "fursa_worker" USING (true);--> statement-breakpoint
CREATE POLICY "remove_worker" ON "push_subscriptions" AS PERMISSIVE FOR DELETE TO "fursa_worker" USING (true);--> statement-breakpoint
CREATE POLICY "read_accounts" ON "push_subscriptions" AS PERMISSIVE FOR SELECT TO "fursa_accounts" USING (true);--> statement-breakpoint
CREATE POLICY "add_accounts" ON "push_subscriptions" AS PERMISSIVE FOR INSERT TO "fursa_accounts" WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "change_accounts" ON "push_subscriptions" AS PERMISSIVE FOR UPDATE TO "fursa_accounts" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "remove_accounts" ON "push_subscriptions" AS PERMISSIVE FOR DELETE TO "fursa_accounts" USING (true);