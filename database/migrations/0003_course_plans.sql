CREATE TABLE "course_plans" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"country" text NOT NULL,
	"choices" text[] NOT NULL,
	"wants_reminder" boolean DEFAULT false NOT NULL,
	"reminded_of" date,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "course_plans_country" CHECK ("course_plans"."country" in ('Kenya', 'Nigeria', 'Ghana')),
	CONSTRAINT "course_plans_choices" CHECK (cardinality("course_plans"."choices") between 1 and 6 and pg_column_size("course_plans"."choices") <= 1000)
);
--> statement-breakpoint
ALTER TABLE "course_plans" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "programme_imports" (
	"source_id" text PRIMARY KEY NOT NULL,
	"file_name" text NOT NULL,
	"year" integer NOT NULL,
	"rows" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "programme_imports" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "course_plans" ADD CONSTRAINT "course_plans_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "programme_imports" ADD CONSTRAINT "programme_imports_source_id_programme_sources_id_fk" FOREIGN KEY ("source_id") REFERENCES "public"."programme_sources"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE POLICY "read_member_admin" ON "course_plans" AS PERMISSIVE FOR SELECT TO "fursa_admin", "fursa_member" USING ("course_plans"."user_id" = current_user_id());--> statement-breakpoint
CREATE POLICY "add_member_admin" ON "course_plans" AS PERMISSIVE FOR INSERT TO "fursa_admin", "fursa_member" WITH CHECK ("course_plans"."user_id" = current_user_id());--> statement-breakpoint
CREATE POLICY "change_member_admin" ON "course_plans" AS PERMISSIVE FOR UPDATE TO "fursa_admin", "fursa_member" USING ("course_plans"."user_id" = current_user_id()) WITH CHECK ("course_plans"."user_id" = current_user_id());--> statement-breakpoint
CREATE POLICY "remove_member_admin" ON "course_plans" AS PERMISSIVE FOR DELETE TO "fursa_admin", "fursa_member" USING ("course_plans"."user_id" = current_user_id());--> statement-breakpoint
CREATE POLICY "read_worker" ON "course_plans" AS PERMISSIVE FOR SELECT TO "fursa_worker" USING (true);--> statement-breakpoint
CREATE POLICY "change_worker" ON "course_plans" AS PERMISSIVE FOR UPDATE TO "fursa_worker" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "read_admin" ON "programme_imports" AS PERMISSIVE FOR SELECT TO "fursa_admin" USING (true);--> statement-breakpoint
CREATE POLICY "add_admin" ON "programme_imports" AS PERMISSIVE FOR INSERT TO "fursa_admin" WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "change_admin" ON "programme_imports" AS PERMISSIVE FOR UPDATE TO "fursa_admin" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "remove_admin" ON "programme_imports" AS PERMISSIVE FOR DELETE TO "fursa_admin" USING (true);