CREATE TABLE "blog_posts" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"slug" text NOT NULL,
	"title" text NOT NULL,
	"content" text NOT NULL,
	"excerpt" text DEFAULT '' NOT NULL,
	"category" text DEFAULT 'Scholarships' NOT NULL,
	"author" text DEFAULT 'Fursa Team' NOT NULL,
	"image_url" text,
	"field_of_study" text DEFAULT '' NOT NULL,
	"published_at" timestamp with time zone DEFAULT now(),
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "blog_posts_slug_unique" UNIQUE("slug"),
	CONSTRAINT "blog_posts_category" CHECK ("blog_posts"."category" in ('Scholarships', 'University Admissions', 'Study Abroad', 'Internships', 'Application Tips', 'Financial Aid')),
	CONSTRAINT "blog_posts_slug" CHECK ("blog_posts"."slug" ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length("blog_posts"."slug") <= 100)
);
--> statement-breakpoint
ALTER TABLE "blog_posts" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "colleges" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"name" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"location" text DEFAULT '' NOT NULL,
	"country" text DEFAULT '' NOT NULL,
	"school_type" text DEFAULT '' NOT NULL,
	"tuition_range" text,
	"acceptance_rate" text,
	"programs" text[] DEFAULT '{}' NOT NULL,
	"website_url" text DEFAULT '' NOT NULL,
	"image_url" text,
	"logo_url" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "colleges" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "events" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"title" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"event_date" date NOT NULL,
	"event_time" text DEFAULT '' NOT NULL,
	"location" text DEFAULT '' NOT NULL,
	"organizer" text DEFAULT '' NOT NULL,
	"event_url" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "events" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "internships" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"title" text NOT NULL,
	"company" text DEFAULT '' NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"location" text DEFAULT '' NOT NULL,
	"duration" text,
	"field" text DEFAULT '' NOT NULL,
	"job_type" text,
	"salary_range" text,
	"application_deadline" date,
	"application_url" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "internships_job_type" CHECK ("internships"."job_type" in ('internship', 'full-time'))
);
--> statement-breakpoint
ALTER TABLE "internships" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "school_partnerships" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"school_name" text NOT NULL,
	"contact_name" text NOT NULL,
	"contact_email" text NOT NULL,
	"contact_phone" text,
	"school_type" text NOT NULL,
	"country" text NOT NULL,
	"city" text NOT NULL,
	"number_of_students" integer,
	"message" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "school_partnerships_school_type" CHECK ("school_partnerships"."school_type" in ('secondary', 'high_school', 'international', 'private', 'public')),
	CONSTRAINT "school_partnerships_number_of_students" CHECK ("school_partnerships"."number_of_students" >= 0)
);
--> statement-breakpoint
ALTER TABLE "school_partnerships" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "profiles" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"role" text DEFAULT 'student' NOT NULL,
	"full_name" text NOT NULL,
	"email" text NOT NULL,
	"phone" text,
	"country" text NOT NULL,
	"current_education_level" text,
	"graduation_year" integer,
	"gpa" numeric(3, 2),
	"fields_of_interest" text[] DEFAULT '{}' NOT NULL,
	"target_countries" text[] DEFAULT '{}' NOT NULL,
	"budget_range" text,
	"degree_type" text,
	"newsletter_subscribed" boolean DEFAULT true NOT NULL,
	"email_notifications" boolean DEFAULT true NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "profiles_role" CHECK ("profiles"."role" in ('student', 'parent')),
	CONSTRAINT "profiles_current_education_level" CHECK ("profiles"."current_education_level" in ('high_school', 'undergraduate', 'graduate', 'vocational')),
	CONSTRAINT "profiles_budget_range" CHECK ("profiles"."budget_range" in ('0-5000', '5000-10000', '10000-20000', '20000+')),
	CONSTRAINT "profiles_degree_type" CHECK ("profiles"."degree_type" in ('undergraduate', 'graduate', 'doctorate', 'vocational')),
	CONSTRAINT "profiles_fields_of_interest" CHECK ("profiles"."fields_of_interest" <@ array['Computer Science', 'Engineering', 'Medicine', 'Business', 'Law', 'Education', 'Arts', 'Sciences', 'Agriculture', 'Architecture', 'Nursing', 'Social Work', 'Psychology', 'Communications']::text[]),
	CONSTRAINT "profiles_target_countries" CHECK ("profiles"."target_countries" <@ array['United States', 'United Kingdom', 'Canada', 'Australia', 'Germany', 'France', 'Netherlands', 'South Africa', 'Kenya', 'Ghana', 'Nigeria']::text[]),
	CONSTRAINT "profiles_graduation_year" CHECK ("profiles"."graduation_year" between 2024 and 2035),
	CONSTRAINT "profiles_gpa" CHECK ("profiles"."gpa" between 0 and 4)
);
--> statement-breakpoint
ALTER TABLE "profiles" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "scholarships" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"title" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"amount" text,
	"field_of_study" text DEFAULT '' NOT NULL,
	"country" text DEFAULT '' NOT NULL,
	"deadline" date,
	"deadline_expected" boolean DEFAULT false NOT NULL,
	"eligibility" text DEFAULT '' NOT NULL,
	"education_level" text DEFAULT '' NOT NULL,
	"gpa_requirement" text DEFAULT 'none' NOT NULL,
	"application_url" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "scholarships_gpa_requirement" CHECK ("scholarships"."gpa_requirement" in ('none', 'below_3_0', '3_0_to_3_5', 'above_3_5')),
	CONSTRAINT "scholarships_expected_needs_deadline" CHECK (not "scholarships"."deadline_expected" or "scholarships"."deadline" is not null)
);
--> statement-breakpoint
ALTER TABLE "scholarships" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "sponsored_listings" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"title" text NOT NULL,
	"description" text NOT NULL,
	"type" text DEFAULT 'scholarship' NOT NULL,
	"image_url" text,
	"target_url" text NOT NULL,
	"priority" integer DEFAULT 0 NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"end_date" date,
	"views_count" integer DEFAULT 0 NOT NULL,
	"clicks_count" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "sponsored_listings_type" CHECK ("sponsored_listings"."type" in ('school', 'mentorship', 'course', 'scholarship', 'internship')),
	CONSTRAINT "sponsored_listings_target_url" CHECK ("sponsored_listings"."target_url" ~* '^https?://'),
	CONSTRAINT "sponsored_listings_image_url" CHECK ("sponsored_listings"."image_url" ~* '^https?://')
);
--> statement-breakpoint
ALTER TABLE "sponsored_listings" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "school_spotlights" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"school_id" uuid NOT NULL,
	"spotlight_text" text NOT NULL,
	"is_featured" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "school_spotlights" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "student_spotlights" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"name" text NOT NULL,
	"country" text NOT NULL,
	"story" text NOT NULL,
	"program" text DEFAULT '' NOT NULL,
	"university" text DEFAULT '' NOT NULL,
	"image_url" text,
	"is_featured" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "student_spotlights" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "subscriptions" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"plan_type" text DEFAULT 'free' NOT NULL,
	"status" text DEFAULT 'active' NOT NULL,
	"started_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone,
	CONSTRAINT "subscriptions_plan_type" CHECK ("subscriptions"."plan_type" in ('free', 'premium', 'enterprise')),
	CONSTRAINT "subscriptions_free_never_expires" CHECK ("subscriptions"."plan_type" <> 'free' or "subscriptions"."expires_at" is null)
);
--> statement-breakpoint
ALTER TABLE "subscriptions" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "test_prep" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"test_type" text NOT NULL,
	"title" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"resource_url" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "test_prep" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "user_roles" (
	"user_id" uuid NOT NULL,
	"role" text NOT NULL,
	"granted_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "user_roles_user_id_role_pk" PRIMARY KEY("user_id","role"),
	CONSTRAINT "user_roles_role" CHECK ("user_roles"."role" in ('admin'))
);
--> statement-breakpoint
ALTER TABLE "user_roles" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "users" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"name" text DEFAULT '' NOT NULL,
	"email" text NOT NULL,
	"email_verified" boolean DEFAULT false NOT NULL,
	"image" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "users_email_unique" UNIQUE("email")
);
--> statement-breakpoint
ALTER TABLE "users" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "profiles" ADD CONSTRAINT "profiles_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "school_spotlights" ADD CONSTRAINT "school_spotlights_school_id_colleges_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."colleges"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_roles" ADD CONSTRAINT "user_roles_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "blog_posts_newest" ON "blog_posts" USING btree ("published_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "colleges_newest" ON "colleges" USING btree ("created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "events_event_date" ON "events" USING btree ("event_date");--> statement-breakpoint
CREATE INDEX "internships_newest" ON "internships" USING btree ("created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "internships_deadline" ON "internships" USING btree ("application_deadline");--> statement-breakpoint
CREATE INDEX "school_partnerships_newest" ON "school_partnerships" USING btree ("created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "scholarships_newest" ON "scholarships" USING btree ("created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "scholarships_deadline" ON "scholarships" USING btree ("deadline");--> statement-breakpoint
CREATE INDEX "sponsored_listings_order" ON "sponsored_listings" USING btree ("is_active","priority" DESC NULLS LAST,"created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "school_spotlights_school" ON "school_spotlights" USING btree ("school_id");--> statement-breakpoint
CREATE INDEX "test_prep_test_type" ON "test_prep" USING btree ("test_type");--> statement-breakpoint
CREATE POLICY "read_visitor_member_worker" ON "blog_posts" AS PERMISSIVE FOR SELECT TO "fursa_member", "fursa_visitor", "fursa_worker" USING ("blog_posts"."published_at" <= now());--> statement-breakpoint
CREATE POLICY "read_admin" ON "blog_posts" AS PERMISSIVE FOR SELECT TO "fursa_admin" USING (true);--> statement-breakpoint
CREATE POLICY "add_admin_worker" ON "blog_posts" AS PERMISSIVE FOR INSERT TO "fursa_admin", "fursa_worker" WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "change_admin" ON "blog_posts" AS PERMISSIVE FOR UPDATE TO "fursa_admin" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "remove_admin" ON "blog_posts" AS PERMISSIVE FOR DELETE TO "fursa_admin" USING (true);--> statement-breakpoint
CREATE POLICY "read_visitor_member_admin_worker" ON "colleges" AS PERMISSIVE FOR SELECT TO "fursa_admin", "fursa_member", "fursa_visitor", "fursa_worker" USING (true);--> statement-breakpoint
CREATE POLICY "add_admin_worker" ON "colleges" AS PERMISSIVE FOR INSERT TO "fursa_admin", "fursa_worker" WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "change_admin_worker" ON "colleges" AS PERMISSIVE FOR UPDATE TO "fursa_admin", "fursa_worker" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "remove_admin" ON "colleges" AS PERMISSIVE FOR DELETE TO "fursa_admin" USING (true);--> statement-breakpoint
CREATE POLICY "read_visitor_member_admin_worker" ON "events" AS PERMISSIVE FOR SELECT TO "fursa_admin", "fursa_member", "fursa_visitor", "fursa_worker" USING (true);--> statement-breakpoint
CREATE POLICY "add_admin" ON "events" AS PERMISSIVE FOR INSERT TO "fursa_admin" WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "change_admin" ON "events" AS PERMISSIVE FOR UPDATE TO "fursa_admin" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "remove_admin" ON "events" AS PERMISSIVE FOR DELETE TO "fursa_admin" USING (true);--> statement-breakpoint
CREATE POLICY "read_visitor_member_admin_worker" ON "internships" AS PERMISSIVE FOR SELECT TO "fursa_admin", "fursa_member", "fursa_visitor", "fursa_worker" USING (true);--> statement-breakpoint
CREATE POLICY "add_admin_worker" ON "internships" AS PERMISSIVE FOR INSERT TO "fursa_admin", "fursa_worker" WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "change_admin_worker" ON "internships" AS PERMISSIVE FOR UPDATE TO "fursa_admin", "fursa_worker" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "remove_admin" ON "internships" AS PERMISSIVE FOR DELETE TO "fursa_admin" USING (true);--> statement-breakpoint
CREATE POLICY "add_visitor_member" ON "school_partnerships" AS PERMISSIVE FOR INSERT TO "fursa_member", "fursa_visitor" WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "read_admin" ON "school_partnerships" AS PERMISSIVE FOR SELECT TO "fursa_admin" USING (true);--> statement-breakpoint
CREATE POLICY "add_admin" ON "school_partnerships" AS PERMISSIVE FOR INSERT TO "fursa_admin" WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "change_admin" ON "school_partnerships" AS PERMISSIVE FOR UPDATE TO "fursa_admin" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "remove_admin" ON "school_partnerships" AS PERMISSIVE FOR DELETE TO "fursa_admin" USING (true);--> statement-breakpoint
CREATE POLICY "read_member_admin" ON "profiles" AS PERMISSIVE FOR SELECT TO "fursa_admin", "fursa_member" USING ("profiles"."user_id" = current_user_id());--> statement-breakpoint
CREATE POLICY "add_member_admin" ON "profiles" AS PERMISSIVE FOR INSERT TO "fursa_admin", "fursa_member" WITH CHECK ("profiles"."user_id" = current_user_id());--> statement-breakpoint
CREATE POLICY "change_member_admin" ON "profiles" AS PERMISSIVE FOR UPDATE TO "fursa_admin", "fursa_member" USING ("profiles"."user_id" = current_user_id()) WITH CHECK ("profiles"."user_id" = current_user_id());--> statement-breakpoint
CREATE POLICY "read_worker" ON "profiles" AS PERMISSIVE FOR SELECT TO "fursa_worker" USING (true);--> statement-breakpoint
CREATE POLICY "read_visitor_member_admin_worker" ON "scholarships" AS PERMISSIVE FOR SELECT TO "fursa_admin", "fursa_member", "fursa_visitor", "fursa_worker" USING (true);--> statement-breakpoint
CREATE POLICY "add_admin_worker" ON "scholarships" AS PERMISSIVE FOR INSERT TO "fursa_admin", "fursa_worker" WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "change_admin_worker" ON "scholarships" AS PERMISSIVE FOR UPDATE TO "fursa_admin", "fursa_worker" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "remove_admin" ON "scholarships" AS PERMISSIVE FOR DELETE TO "fursa_admin" USING (true);--> statement-breakpoint
CREATE POLICY "read_visitor_member_worker" ON "sponsored_listings" AS PERMISSIVE FOR SELECT TO "fursa_member", "fursa_visitor", "fursa_worker" USING ("sponsored_listings"."is_active" and ("sponsored_listings"."end_date" is null or "sponsored_listings"."end_date" >= (now() at time zone 'utc')::date));--> statement-breakpoint
CREATE POLICY "read_admin" ON "sponsored_listings" AS PERMISSIVE FOR SELECT TO "fursa_admin" USING (true);--> statement-breakpoint
CREATE POLICY "add_admin" ON "sponsored_listings" AS PERMISSIVE FOR INSERT TO "fursa_admin" WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "change_admin" ON "sponsored_listings" AS PERMISSIVE FOR UPDATE TO "fursa_admin" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "remove_admin" ON "sponsored_listings" AS PERMISSIVE FOR DELETE TO "fursa_admin" USING (true);--> statement-breakpoint
CREATE POLICY "read_visitor_member_worker" ON "school_spotlights" AS PERMISSIVE FOR SELECT TO "fursa_member", "fursa_visitor", "fursa_worker" USING ("school_spotlights"."is_featured");--> statement-breakpoint
CREATE POLICY "read_admin" ON "school_spotlights" AS PERMISSIVE FOR SELECT TO "fursa_admin" USING (true);--> statement-breakpoint
CREATE POLICY "add_admin" ON "school_spotlights" AS PERMISSIVE FOR INSERT TO "fursa_admin" WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "change_admin" ON "school_spotlights" AS PERMISSIVE FOR UPDATE TO "fursa_admin" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "remove_admin" ON "school_spotlights" AS PERMISSIVE FOR DELETE TO "fursa_admin" USING (true);--> statement-breakpoint
CREATE POLICY "read_visitor_member_worker" ON "student_spotlights" AS PERMISSIVE FOR SELECT TO "fursa_member", "fursa_visitor", "fursa_worker" USING ("student_spotlights"."is_featured");--> statement-breakpoint
CREATE POLICY "read_admin" ON "student_spotlights" AS PERMISSIVE FOR SELECT TO "fursa_admin" USING (true);--> statement-breakpoint
CREATE POLICY "add_admin" ON "student_spotlights" AS PERMISSIVE FOR INSERT TO "fursa_admin" WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "change_admin" ON "student_spotlights" AS PERMISSIVE FOR UPDATE TO "fursa_admin" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "remove_admin" ON "student_spotlights" AS PERMISSIVE FOR DELETE TO "fursa_admin" USING (true);--> statement-breakpoint
CREATE POLICY "read_member_admin" ON "subscriptions" AS PERMISSIVE FOR SELECT TO "fursa_admin", "fursa_member" USING ("subscriptions"."user_id" = current_user_id());--> statement-breakpoint
CREATE POLICY "add_member_admin" ON "subscriptions" AS PERMISSIVE FOR INSERT TO "fursa_admin", "fursa_member" WITH CHECK ("subscriptions"."user_id" = current_user_id());--> statement-breakpoint
CREATE POLICY "change_member_admin" ON "subscriptions" AS PERMISSIVE FOR UPDATE TO "fursa_admin", "fursa_member" USING ("subscriptions"."user_id" = current_user_id()) WITH CHECK ("subscriptions"."user_id" = current_user_id());--> statement-breakpoint
CREATE POLICY "read_visitor_member_admin_worker" ON "test_prep" AS PERMISSIVE FOR SELECT TO "fursa_admin", "fursa_member", "fursa_visitor", "fursa_worker" USING (true);--> statement-breakpoint
CREATE POLICY "add_admin" ON "test_prep" AS PERMISSIVE FOR INSERT TO "fursa_admin" WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "change_admin" ON "test_prep" AS PERMISSIVE FOR UPDATE TO "fursa_admin" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "remove_admin" ON "test_prep" AS PERMISSIVE FOR DELETE TO "fursa_admin" USING (true);--> statement-breakpoint
CREATE POLICY "read_member" ON "user_roles" AS PERMISSIVE FOR SELECT TO "fursa_member" USING ("user_roles"."user_id" = current_user_id());--> statement-breakpoint
CREATE POLICY "read_admin_worker" ON "user_roles" AS PERMISSIVE FOR SELECT TO "fursa_admin", "fursa_worker" USING (true);--> statement-breakpoint
CREATE POLICY "read_member_admin" ON "users" AS PERMISSIVE FOR SELECT TO "fursa_admin", "fursa_member" USING ("users"."id" = current_user_id());--> statement-breakpoint
CREATE POLICY "read_worker" ON "users" AS PERMISSIVE FOR SELECT TO "fursa_worker" USING (true);