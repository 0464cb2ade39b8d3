CREATE TABLE "factor_challenges" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"factor_id" uuid NOT NULL,
	"code_hash" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "factor_challenges" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "factors" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"factor_type" text NOT NULL,
	"friendly_name" text NOT NULL,
	"status" text DEFAULT 'unverified' NOT NULL,
	"secret" text,
	"phone" text,
	"last_step" bigint,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "factors_factor_type" CHECK ("factors"."factor_type" in ('totp', 'phone')),
	CONSTRAINT "factors_status" CHECK ("factors"."status" in ('unverified', 'verified')),
	CONSTRAINT "factors_have_what_they_need" CHECK (case "factors"."factor_type" when 'totp' then "factors"."secret" is not null else "factors"."phone" is not null end)
);
--> statement-breakpoint
ALTER TABLE "factors" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "recovery_codes" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"code_hash" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "recovery_codes" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "guardian_consents" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"guardian_email" text NOT NULL,
	"asked_at" timestamp with time zone DEFAULT now() NOT NULL,
	"consented_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "guardian_consents" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "outbox" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"channel" text NOT NULL,
	"recipient" text NOT NULL,
	"subject" text DEFAULT '' NOT NULL,
	"text" text NOT NULL,
	"html" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"sent_at" timestamp with time zone,
	CONSTRAINT "outbox_channel" CHECK ("outbox"."channel" in ('mail', 'sms'))
);
--> statement-breakpoint
ALTER TABLE "outbox" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "rate_limits" (
	"key" text PRIMARY KEY NOT NULL,
	"points" integer DEFAULT 0 NOT NULL,
	"expire" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "rate_limits" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "accounts" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"account_id" text NOT NULL,
	"provider_id" text NOT NULL,
	"access_token" text,
	"refresh_token" text,
	"id_token" text,
	"access_token_expires_at" timestamp with time zone,
	"refresh_token_expires_at" timestamp with time zone,
	"scope" text,
	"password" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "accounts" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "jwks" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"public_key" text NOT NULL,
	"private_key" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone,
	"alg" text,
	"crv" text
);
--> statement-breakpoint
ALTER TABLE "jwks" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "sessions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"token" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"ip_address" text,
	"user_agent" text,
	"aal" text DEFAULT 'aal1' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "sessions_token_unique" UNIQUE("token"),
	CONSTRAINT "sessions_aal" CHECK ("sessions"."aal" in ('aal1', 'aal2'))
);
--> statement-breakpoint
ALTER TABLE "sessions" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "verifications" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"identifier" text NOT NULL,
	"value" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "verifications" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "profiles" ADD COLUMN "age_band" text;--> statement-breakpoint
ALTER TABLE "factor_challenges" ADD CONSTRAINT "factor_challenges_factor_id_factors_id_fk" FOREIGN KEY ("factor_id") REFERENCES "public"."factors"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "factors" ADD CONSTRAINT "factors_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recovery_codes" ADD CONSTRAINT "recovery_codes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "guardian_consents" ADD CONSTRAINT "guardian_consents_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "accounts" ADD CONSTRAINT "accounts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "factor_challenges_factor" ON "factor_challenges" USING btree ("factor_id");--> statement-breakpoint
CREATE INDEX "factors_user" ON "factors" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "recovery_codes_user" ON "recovery_codes" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "outbox_newest" ON "outbox" USING btree ("created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "outbox_recipient" ON "outbox" USING btree ("recipient");--> statement-breakpoint
CREATE INDEX "rate_limits_expire" ON "rate_limits" USING btree ("expire");--> statement-breakpoint
CREATE INDEX "accounts_user" ON "accounts" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "sessions_user" ON "sessions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "verifications_identifier" ON "verifications" USING btree ("identifier");--> statement-breakpoint
ALTER TABLE "profiles" ADD CONSTRAINT "profiles_age_band" CHECK ("profiles"."age_band" in ('under_18', '18_to_24', '25_and_over'));--> statement-breakpoint
CREATE POLICY "read_accounts" ON "user_roles" AS PERMISSIVE FOR SELECT TO "fursa_accounts" USING (true);--> statement-breakpoint
CREATE POLICY "read_accounts" ON "users" AS PERMISSIVE FOR SELECT TO "fursa_accounts" USING (true);--> statement-breakpoint
CREATE POLICY "add_accounts" ON "users" AS PERMISSIVE FOR INSERT TO "fursa_accounts" WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "change_accounts" ON "users" AS PERMISSIVE FOR UPDATE TO "fursa_accounts" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "remove_accounts" ON "users" AS PERMISSIVE FOR DELETE TO "fursa_accounts" USING (true);--> statement-breakpoint
CREATE POLICY "read_accounts" ON "factor_challenges" AS PERMISSIVE FOR SELECT TO "fursa_accounts" USING (true);--> statement-breakpoint
CREATE POLICY "add_accounts" ON "factor_challenges" AS PERMISSIVE FOR INSERT TO "fursa_accounts" WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "change_accounts" ON "factor_challenges" AS PERMISSIVE FOR UPDATE TO "fursa_accounts" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "remove_accounts" ON "factor_challenges" AS PERMISSIVE FOR DELETE TO "fursa_accounts" USING (true);--> statement-breakpoint
CREATE POLICY "read_accounts" ON "factors" AS PERMISSIVE FOR SELECT TO "fursa_accounts" USING (true);--> statement-breakpoint
CREATE POLICY "add_accounts" ON "factors" AS PERMISSIVE FOR INSERT TO "fursa_accounts" WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "change_accounts" ON "factors" AS PERMISSIVE FOR UPDATE TO "fursa_accounts" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "remove_accounts" ON "factors" AS PERMISSIVE FOR DELETE TO "fursa_accounts" USING (true);--> statement-breakpoint
CREATE POLICY "read_accounts" ON "recovery_codes" AS PERMISSIVE FOR SELECT TO "fursa_accounts" USING (true);--> statement-breakpoint
CREATE POLICY "add_accounts" ON "recovery_codes" AS PERMISSIVE FOR INSERT TO "fursa_accounts" WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "change_accounts" ON "recovery_codes" AS PERMISSIVE FOR UPDATE TO "fursa_accounts" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "remove_accounts" ON "recovery_codes" AS PERMISSIVE FOR DELETE TO "fursa_accounts" USING (true);--> statement-breakpoint
CREATE POLICY "read_member_admin" ON "guardian_consents" AS PERMISSIVE FOR SELECT TO "fursa_admin", "fursa_member" USING ("guardian_consents"."user_id" = current_user_id());--> statement-breakpoint
CREATE POLICY "read_worker" ON "guardian_consents" AS PERMISSIVE FOR SELECT TO "fursa_worker" USING (true);--> statement-breakpoint
CREATE POLICY "read_accounts" ON "guardian_consents" AS PERMISSIVE FOR SELECT TO "fursa_accounts" USING (true);--> statement-breakpoint
CREATE POLICY "add_accounts" ON "guardian_consents" AS PERMISSIVE FOR INSERT TO "fursa_accounts" WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "change_accounts" ON "guardian_consents" AS PERMISSIVE FOR UPDATE TO "fursa_accounts" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "remove_accounts" ON "guardian_consents" AS PERMISSIVE FOR DELETE TO "fursa_accounts" USING (true);--> statement-breakpoint
CREATE POLICY "read_admin" ON "outbox" AS PERMISSIVE FOR SELECT TO "fursa_admin" USING (true);--> statement-breakpoint
CREATE POLICY "read_accounts" ON "outbox" AS PERMISSIVE FOR SELECT TO "fursa_accounts" USING (true);--> statement-breakpoint
CREATE POLICY "add_accounts" ON "outbox" AS PERMISSIVE FOR INSERT TO "fursa_accounts" WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "change_accounts" ON "outbox" AS PERMISSIVE FOR UPDATE TO "fursa_accounts" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "remove_accounts" ON "outbox" AS PERMISSIVE FOR DELETE TO "fursa_accounts" USING (true);--> statement-breakpoint
CREATE POLICY "read_worker" ON "outbox" AS PERMISSIVE FOR SELECT TO "fursa_worker" USING (true);--> statement-breakpoint
CREATE POLICY "add_worker" ON "outbox" AS PERMISSIVE FOR INSERT TO "fursa_worker" WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "change_worker" ON "outbox" AS PERMISSIVE FOR UPDATE TO "fursa_worker" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "remove_worker" ON "outbox" AS PERMISSIVE FOR DELETE TO "fursa_worker" USING (true);--> statement-breakpoint
CREATE POLICY "read_accounts" ON "rate_limits" AS PERMISSIVE FOR SELECT TO "fursa_accounts" USING (true);--> statement-breakpoint
CREATE POLICY "add_accounts" ON "rate_limits" AS PERMISSIVE FOR INSERT TO "fursa_accounts" WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "change_accounts" ON "rate_limits" AS PERMISSIVE FOR UPDATE TO "fursa_accounts" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "remove_accounts" ON "rate_limits" AS PERMISSIVE FOR DELETE TO "fursa_accounts" USING (true);--> statement-breakpoint
CREATE POLICY "read_accounts" ON "accounts" AS PERMISSIVE FOR SELECT TO "fursa_accounts" USING (true);--> statement-breakpoint
CREATE POLICY "add_accounts" ON "accounts" AS PERMISSIVE FOR INSERT TO "fursa_accounts" WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "change_accounts" ON "accounts" AS PERMISSIVE FOR UPDATE TO "fursa_accounts" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "remove_accounts" ON "accounts" AS PERMISSIVE FOR DELETE TO "fursa_accounts" USING (true);--> statement-breakpoint
CREATE POLICY "read_accounts" ON "jwks" AS PERMISSIVE FOR SELECT TO "fursa_accounts" USING (true);--> statement-breakpoint
CREATE POLICY "add_accounts" ON "jwks" AS PERMISSIVE FOR INSERT TO "fursa_accounts" WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "change_accounts" ON "jwks" AS PERMISSIVE FOR UPDATE TO "fursa_accounts" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "remove_accounts" ON "jwks" AS PERMISSIVE FOR DELETE TO "fursa_accounts" USING (true);--> statement-breakpoint
CREATE POLICY "read_accounts" ON "sessions" AS PERMISSIVE FOR SELECT TO "fursa_accounts" USING (true);--> statement-breakpoint
CREATE POLICY "add_accounts" ON "sessions" AS PERMISSIVE FOR INSERT TO "fursa_accounts" WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "change_accounts" ON "sessions" AS PERMISSIVE FOR UPDATE TO "fursa_accounts" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "remove_accounts" ON "sessions" AS PERMISSIVE FOR DELETE TO "fursa_accounts" USING (true);--> statement-breakpoint
CREATE POLICY "read_accounts" ON "verifications" AS PERMISSIVE FOR SELECT TO "fursa_accounts" USING (true);--> statement-breakpoint
CREATE POLICY "add_accounts" ON "verifications" AS PERMISSIVE FOR INSERT TO "fursa_accounts" WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "change_accounts" ON "verifications" AS PERMISSIVE FOR UPDATE TO "fursa_accounts" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "remove_accounts" ON "verifications" AS PERMISSIVE FOR DELETE TO "fursa_accounts" USING (true);