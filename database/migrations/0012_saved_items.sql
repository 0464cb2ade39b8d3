CREATE TABLE "hidden_matches" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"scholarship_id" uuid,
	"college_id" uuid,
	"internship_id" uuid,
	"kind" text GENERATED ALWAYS AS (case when scholarship_id is not null then 'scholarship' when college_id is not null then 'college' else 'internship' end) STORED NOT NULL,
	"opportunity_id" uuid GENERATED ALWAYS AS (coalesce(scholarship_id, college_id, internship_id)) STORED NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "hidden_matches_once" UNIQUE("user_id","kind","opportunity_id"),
	CONSTRAINT "hidden_matches_one_kind" CHECK (num_nonnulls("hidden_matches"."scholarship_id", "hidden_matches"."college_id", "hidden_matches"."internship_id") = 1)
);
--> statement-breakpoint
ALTER TABLE "hidden_matches" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "saved_calendars" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"number" uuid DEFAULT gen_random_uuid() NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "saved_calendars_number_unique" UNIQUE("number")
);
--> statement-breakpoint
ALTER TABLE "saved_calendars" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "saved_items" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"scholarship_id" uuid,
	"college_id" uuid,
	"internship_id" uuid,
	"kind" text GENERATED ALWAYS AS (case when scholarship_id is not null then 'scholarship' when college_id is not null then 'college' else 'internship' end) STORED NOT NULL,
	"opportunity_id" uuid GENERATED ALWAYS AS (coalesce(scholarship_id, college_id, internship_id)) STORED NOT NULL,
	"status" text DEFAULT 'interested' NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "saved_items_once" UNIQUE("user_id","kind","opportunity_id"),
	CONSTRAINT "saved_items_one_kind" CHECK (num_nonnulls("saved_items"."scholarship_id", "saved_items"."college_id", "saved_items"."internship_id") = 1),
	CONSTRAINT "saved_items_status" CHECK ("saved_items"."status" in ('interested', 'preparing', 'applied', 'shortlisted', 'accepted', 'rejected')),
	CONSTRAINT "saved_items_note_length" CHECK (char_length("saved_items"."note") <= 1000)
);
--> statement-breakpoint
ALTER TABLE "saved_items" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "hidden_matches" ADD CONSTRAINT "hidden_matches_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hidden_matches" ADD CONSTRAINT "hidden_matches_scholarship_id_scholarships_id_fk" FOREIGN KEY ("scholarship_id") REFERENCES "public"."scholarships"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hidden_matches" ADD CONSTRAINT "hidden_matches_college_id_colleges_id_fk" FOREIGN KEY ("college_id") REFERENCES "public"."colleges"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hidden_matches" ADD CONSTRAINT "hidden_matches_internship_id_internships_id_fk" FOREIGN KEY ("internship_id") REFERENCES "public"."internships"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_calendars" ADD CONSTRAINT "saved_calendars_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_items" ADD CONSTRAINT "saved_items_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_items" ADD CONSTRAINT "saved_items_scholarship_id_scholarships_id_fk" FOREIGN KEY ("scholarship_id") REFERENCES "public"."scholarships"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_items" ADD CONSTRAINT "saved_items_college_id_colleges_id_fk" FOREIGN KEY ("college_id") REFERENCES "public"."colleges"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_items" ADD CONSTRAINT "saved_items_internship_id_internships_id_fk" FOREIGN KEY ("internship_id") REFERENCES "public"."internships"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "hidden_matches_scholarship" ON "hidden_matches" USING btree ("scholarship_id") WHERE "hidden_matches"."scholarship_id" is not null;--> statement-breakpoint
CREATE INDEX "hidden_matches_college" ON "hidden_matches" USING btree ("college_id") WHERE "hidden_matches"."college_id" is not null;--> statement-breakpoint
CREATE INDEX "hidden_matches_internship" ON "hidden_matches" USING btree ("internship_id") WHERE "hidden_matches"."internship_id" is not null;--> statement-breakpoint
CREATE INDEX "saved_items_scholarship" ON "saved_items" USING btree ("scholarship_id") WHERE "saved_items"."scholarship_id" is not null;--> statement-breakpoint
CREATE INDEX "saved_items_college" ON "saved_items" USING btree ("college_id") WHERE "saved_items"."college_id" is not null;--> statement-breakpoint
CREATE INDEX "saved_items_internship" ON "saved_items" USING btree ("internship_id") WHERE "saved_items"."internship_id" is not null;--> statement-breakpoint
CREATE POLICY "read_member_admin" ON "hidden_matches" AS PERMISSIVE FOR SELECT TO "fursa_admin", "fursa_member" USING ("hidden_matches"."user_id" = current_user_id());--> statement-breakpoint
CREATE POLICY "add_member_admin" ON "hidden_matches" AS PERMISSIVE FOR INSERT TO "fursa_admin", "fursa_member" WITH CHECK ("hidden_matches"."user_id" = current_user_id());--> statement-breakpoint
CREATE POLICY "remove_member_admin" ON "hidden_matches" AS PERMISSIVE FOR DELETE TO "fursa_admin", "fursa_member" USING ("hidden_matches"."user_id" = current_user_id());--> statement-breakpoint
CREATE POLICY "read_worker" ON "hidden_matches" AS PERMISSIVE FOR SELECT TO "fursa_worker" USING (true);--> statement-breakpoint
CREATE POLICY "read_member_admin" ON "saved_calendars" AS PERMISSIVE FOR SELECT TO "fursa_admin", "fursa_member" USING ("saved_calendars"."user_id" = current_user_id());--> statement-breakpoint
CREATE POLICY "add_member_admin" ON "saved_calendars" AS PERMISSIVE FOR INSERT TO "fursa_admin", "fursa_member" WITH CHECK ("saved_calendars"."user_id" = current_user_id());--> statement-breakpoint
CREATE POLICY "change_member_admin" ON "saved_calendars" AS PERMISSIVE FOR UPDATE TO "fursa_admin", "fursa_member" USING ("saved_calendars"."user_id" = current_user_id()) WITH CHECK ("saved_calendars"."user_id" = current_user_id());--> statement-breakpoint
CREATE POLICY "remove_member_admin" ON "saved_calendars" AS PERMISSIVE FOR DELETE TO "fursa_admin", "fursa_member" USING ("saved_calendars"."user_id" = current_user_id());--> statement-breakpoint
CREATE POLICY "read_worker" ON "saved_calendars" AS PERMISSIVE FOR SELECT TO "fursa_worker" USING (true);--> statement-breakpoint
CREATE POLICY "read_member_admin" ON "saved_items" AS PERMISSIVE FOR SELECT TO "fursa_admin", "fursa_member" USING ("saved_items"."user_id" = current_user_id());--> statement-breakpoint
CREATE POLICY "add_member_admin" ON "saved_items" AS PERMISSIVE FOR INSERT TO "fursa_admin", "fursa_member" WITH CHECK ("saved_items"."user_id" = current_user_id());--> statement-breakpoint
CREATE POLICY "change_member_admin" ON "saved_items" AS PERMISSIVE FOR UPDATE TO "fursa_admin", "fursa_member" USING ("saved_items"."user_id" = current_user_id()) WITH CHECK ("saved_items"."user_id" = current_user_id());--> statement-breakpoint
CREATE POLICY "remove_member_admin" ON "saved_items" AS PERMISSIVE FOR DELETE TO "fursa_admin", "fursa_member" USING ("saved_items"."user_id" = current_user_id());--> statement-breakpoint
CREATE POLICY "read_worker" ON "saved_items" AS PERMISSIVE FOR SELECT TO "fursa_worker" USING (true);