CREATE TABLE "linked_phones" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"number_hash" text NOT NULL,
	"number_end" text NOT NULL,
	"code_hash" text,
	"code_expires_at" timestamp with time zone,
	"linked_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "linked_phones_wait_or_count" CHECK (("linked_phones"."linked_at" is null) = ("linked_phones"."code_hash" is not null and "linked_phones"."code_expires_at" is not null))
);
--> statement-breakpoint
ALTER TABLE "linked_phones" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "phone_talks" (
	"key" text PRIMARY KEY NOT NULL,
	"talk" jsonb NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "phone_talks" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "linked_phones" ADD CONSTRAINT "linked_phones_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "linked_phones_user" ON "linked_phones" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "linked_phones_number" ON "linked_phones" USING btree ("number_hash") WHERE "linked_phones"."linked_at" is not null;--> statement-breakpoint
CREATE INDEX "phone_talks_expires" ON "phone_talks" USING btree ("expires_at");--> statement-breakpoint
CREATE POLICY "read_accounts" ON "linked_phones" AS PERMISSIVE FOR SELECT TO "fursa_accounts" USING (true);--> statement-breakpoint
CREATE POLICY "add_accounts" ON "linked_phones" AS PERMISSIVE FOR INSERT TO "fursa_accounts" WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "change_accounts" ON "linked_phones" AS PERMISSIVE FOR UPDATE TO "fursa_accounts" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "remove_accounts" ON "linked_phones" AS PERMISSIVE FOR DELETE TO "fursa_accounts" USING (true);--> statement-breakpoint
CREATE POLICY "read_accounts" ON "phone_talks" AS PERMISSIVE FOR SELECT TO "fursa_accounts" USING (true);--> statement-breakpoint
CREATE POLICY "add_accounts" ON "phone_talks" AS PERMISSIVE FOR INSERT TO "fursa_accounts" WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "change_accounts" ON "phone_talks" AS PERMISSIVE FOR UPDATE TO "fursa_accounts" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "remove_accounts" ON "phone_talks" AS PERMISSIVE FOR DELETE TO "fursa_accounts" USING (true);