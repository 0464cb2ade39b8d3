CREATE TABLE "children" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"called" text NOT NULL,
	"country" text NOT NULL,
	"current_education_level" text,
	"gpa" numeric(3, 2),
	"fields_of_interest" text[] DEFAULT '{}' NOT NULL,
	"target_countries" text[] DEFAULT '{}' NOT NULL,
	"budget_range" text,
	"degree_type" text,
	"citizenships" text[] DEFAULT '{}' NOT NULL,
	"residence" text,
	"region" text,
	"sex" text,
	"born_on" date,
	"age_told" smallint,
	"age_told_on" date,
	"finished" text,
	"results" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"wanted_levels" text[] DEFAULT '{}' NOT NULL,
	"field_words" text,
	"other_countries" text[] DEFAULT '{}' NOT NULL,
	"budget_value" numeric,
	"budget_currency" text,
	"work_years" smallint,
	"tests" jsonb,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "children_current_education_level" CHECK ("children"."current_education_level" in ('high_school', 'undergraduate', 'graduate', 'vocational')),
	CONSTRAINT "children_budget_range" CHECK ("children"."budget_range" in ('0-5000', '5000-10000', '10000-20000', '20000+')),
	CONSTRAINT "children_degree_type" CHECK ("children"."degree_type" in ('undergraduate', 'graduate', 'doctorate', 'vocational')),
	CONSTRAINT "children_fields_of_interest" CHECK ("children"."fields_of_interest" <@ array['Computer Science', 'Engineering', 'Medicine', 'Business', 'Law', 'Education', 'Arts', 'Sciences', 'Agriculture', 'Architecture', 'Nursing', 'Social Work', 'Psychology', 'Communications']::text[]),
	CONSTRAINT "children_target_countries" CHECK ("children"."target_countries" <@ array['United States', 'United Kingdom', 'Canada', 'Australia', 'Germany', 'France', 'Netherlands', 'South Africa', 'Kenya', 'Ghana', 'Nigeria', 'Uganda', 'Ethiopia', 'Rwanda', 'Tanzania', 'Egypt', 'Morocco', 'China', 'India', 'Japan', 'South Korea', 'Malaysia', 'Hungary', 'Italy', 'Sweden', 'Switzerland']::text[]),
	CONSTRAINT "children_gpa" CHECK ("children"."gpa" between 0 and 4),
	CONSTRAINT "children_called" CHECK (length("children"."called") between 1 and 60),
	CONSTRAINT "children_sex" CHECK ("children"."sex" in ('female', 'male')),
	CONSTRAINT "children_finished" CHECK ("children"."finished" in ('none', 'primary', 'secondary', 'vocational', 'undergraduate', 'graduate')),
	CONSTRAINT "children_wanted_levels" CHECK ("children"."wanted_levels" <@ array['high_school', 'vocational', 'undergraduate', 'graduate', 'doctorate', 'short_course']::text[]),
	CONSTRAINT "children_age" CHECK (("children"."age_told" between 5 and 99) and ("children"."age_told" is null) = ("children"."age_told_on" is null) and "children"."work_years" between 0 and 60),
	CONSTRAINT "children_budget" CHECK ("children"."budget_value" is null or ("children"."budget_value" >= 0 and coalesce("children"."budget_currency", '') ~ '^[A-Z]{3}$')),
	CONSTRAINT "children_lengths" CHECK (cardinality("children"."citizenships") <= 5 and cardinality("children"."other_countries") <= 30 and length("children"."field_words") <= 200 and pg_column_size("children"."results") <= 8000 and pg_column_size("children"."tests") <= 2000)
);
--> statement-breakpoint
ALTER TABLE "children" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "circumstances" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"child_id" uuid,
	"refugee" boolean,
	"disability" boolean,
	"low_income" boolean,
	"orphan" boolean,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "circumstances_of" UNIQUE NULLS NOT DISTINCT("user_id","child_id")
);
--> statement-breakpoint
ALTER TABLE "circumstances" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "profiles" DROP CONSTRAINT "profiles_target_countries";--> statement-breakpoint
ALTER TABLE "colleges" drop column "match_bits";--> statement-breakpoint
ALTER TABLE "colleges" ADD COLUMN "match_bits" bigint GENERATED ALWAYS AS ((match_bits(country, array['united states', 'united kingdom', 'canada', 'australia', 'germany', 'france', 'netherlands', 'south africa', 'kenya', 'ghana', 'nigeria', 'uganda', 'ethiopia', 'rwanda', 'tanzania', 'egypt', 'morocco', 'china', 'india', 'japan', 'south korea', 'malaysia', 'hungary', 'italy', 'sweden', 'switzerland']) << 16) | (match_bits(programs, array['computer science', 'engineering', 'medicine', 'business', 'law', 'education', 'arts', 'sciences', 'agriculture', 'architecture', 'nursing', 'social work', 'psychology', 'communications']) << 0) | (match_says(tuition_range) << 51)) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "internships" drop column "match_bits";--> statement-breakpoint
ALTER TABLE "internships" ADD COLUMN "match_bits" bigint GENERATED ALWAYS AS ((match_bits(field, array['computer science', 'engineering', 'medicine', 'business', 'law', 'education', 'arts', 'sciences', 'agriculture', 'architecture', 'nursing', 'social work', 'psychology', 'communications', 'all fields', 'any field']) << 0) | (match_bits(location, array['united states', 'united kingdom', 'canada', 'australia', 'germany', 'france', 'netherlands', 'south africa', 'kenya', 'ghana', 'nigeria', 'uganda', 'ethiopia', 'rwanda', 'tanzania', 'egypt', 'morocco', 'china', 'india', 'japan', 'south korea', 'malaysia', 'hungary', 'italy', 'sweden', 'switzerland']) << 16) | (match_says(duration) << 52)) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "scholarships" drop column "match_bits";--> statement-breakpoint
ALTER TABLE "scholarships" ADD COLUMN "match_bits" bigint GENERATED ALWAYS AS ((match_bits(field_of_study, array['computer science', 'engineering', 'medicine', 'business', 'law', 'education', 'arts', 'sciences', 'agriculture', 'architecture', 'nursing', 'social work', 'psychology', 'communications', 'all fields', 'any field']) << 0) | (match_bits(country, array['united states', 'united kingdom', 'canada', 'australia', 'germany', 'france', 'netherlands', 'south africa', 'kenya', 'ghana', 'nigeria', 'uganda', 'ethiopia', 'rwanda', 'tanzania', 'egypt', 'morocco', 'china', 'india', 'japan', 'south korea', 'malaysia', 'hungary', 'italy', 'sweden', 'switzerland']) << 16) | (match_bits(education_level, array['high school', 'undergraduate', 'graduate', 'vocational', 'doctorate']) << 42) | (match_bits(gpa_requirement, array['none', 'below 3 0', '3 0 to 3 5', 'above 3 5']) << 47)) STORED NOT NULL;--> statement-breakpoint
-- The bits lie elsewhere now: what was counted with the old ones is counted again.
CREATE INDEX "colleges_leaving" ON "colleges" USING btree ("listed_until","created_at" desc,"id" desc,"match_bits");--> statement-breakpoint
CREATE INDEX "internships_leaving" ON "internships" USING btree ("listed_until","created_at" desc,"id" desc,"match_bits");--> statement-breakpoint
CREATE INDEX "scholarships_leaving" ON "scholarships" USING btree ("listed_until","created_at" desc,"id" desc,"match_bits");--> statement-breakpoint
DELETE FROM "match_shelves";--> statement-breakpoint
DELETE FROM "match_changes";--> statement-breakpoint
INSERT INTO "match_changes" ("kind", "match_bits", "listed_until", "opportunities")
	SELECT 'scholarship', "match_bits", "listed_until", count(*) FROM "scholarships" GROUP BY 2, 3
	UNION ALL SELECT 'college', "match_bits", "listed_until", count(*) FROM "colleges" GROUP BY 2, 3
	UNION ALL SELECT 'internship', "match_bits", "listed_until", count(*) FROM "internships" GROUP BY 2, 3;--> statement-breakpoint
ALTER TABLE "profiles" ADD COLUMN "citizenships" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "profiles" ADD COLUMN "residence" text;--> statement-breakpoint
ALTER TABLE "profiles" ADD COLUMN "region" text;--> statement-breakpoint
ALTER TABLE "profiles" ADD COLUMN "sex" text;--> statement-breakpoint
ALTER TABLE "profiles" ADD COLUMN "born_on" date;--> statement-breakpoint
ALTER TABLE "profiles" ADD COLUMN "age_told" smallint;--> statement-breakpoint
ALTER TABLE "profiles" ADD COLUMN "age_told_on" date;--> statement-breakpoint
ALTER TABLE "profiles" ADD COLUMN "finished" text;--> statement-breakpoint
ALTER TABLE "profiles" ADD COLUMN "results" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "profiles" ADD COLUMN "wanted_levels" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "profiles" ADD COLUMN "field_words" text;--> statement-breakpoint
ALTER TABLE "profiles" ADD COLUMN "other_countries" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "profiles" ADD COLUMN "budget_value" numeric;--> statement-breakpoint
ALTER TABLE "profiles" ADD COLUMN "budget_currency" text;--> statement-breakpoint
ALTER TABLE "profiles" ADD COLUMN "work_years" smallint;--> statement-breakpoint
ALTER TABLE "profiles" ADD COLUMN "tests" jsonb;--> statement-breakpoint
ALTER TABLE "children" ADD CONSTRAINT "children_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "circumstances" ADD CONSTRAINT "circumstances_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "circumstances" ADD CONSTRAINT "circumstances_child_id_children_id_fk" FOREIGN KEY ("child_id") REFERENCES "public"."children"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "children_of" ON "children" USING btree ("user_id");--> statement-breakpoint
ALTER TABLE "profiles" ADD CONSTRAINT "profiles_sex" CHECK ("profiles"."sex" in ('female', 'male'));--> statement-breakpoint
ALTER TABLE "profiles" ADD CONSTRAINT "profiles_finished" CHECK ("profiles"."finished" in ('none', 'primary', 'secondary', 'vocational', 'undergraduate', 'graduate'));--> statement-breakpoint
ALTER TABLE "profiles" ADD CONSTRAINT "profiles_wanted_levels" CHECK ("profiles"."wanted_levels" <@ array['high_school', 'vocational', 'undergraduate', 'graduate', 'doctorate', 'short_course']::text[]);--> statement-breakpoint
ALTER TABLE "profiles" ADD CONSTRAINT "profiles_age" CHECK (("profiles"."age_told" between 5 and 99) and ("profiles"."age_told" is null) = ("profiles"."age_told_on" is null) and "profiles"."work_years" between 0 and 60);--> statement-breakpoint
ALTER TABLE "profiles" ADD CONSTRAINT "profiles_budget" CHECK ("profiles"."budget_value" is null or ("profiles"."budget_value" >= 0 and coalesce("profiles"."budget_currency", '') ~ '^[A-Z]{3}$'));--> statement-breakpoint
ALTER TABLE "profiles" ADD CONSTRAINT "profiles_lengths" CHECK (cardinality("profiles"."citizenships") <= 5 and cardinality("profiles"."other_countries") <= 30 and length("profiles"."field_words") <= 200 and pg_column_size("profiles"."results") <= 8000 and pg_column_size("profiles"."tests") <= 2000);--> statement-breakpoint
ALTER TABLE "profiles" ADD CONSTRAINT "profiles_target_countries" CHECK ("profiles"."target_countries" <@ array['United States', 'United Kingdom', 'Canada', 'Australia', 'Germany', 'France', 'Netherlands', 'South Africa', 'Kenya', 'Ghana', 'Nigeria', 'Uganda', 'Ethiopia', 'Rwanda', 'Tanzania', 'Egypt', 'Morocco', 'China', 'India', 'Japan', 'South Korea', 'Malaysia', 'Hungary', 'Italy', 'Sweden', 'Switzerland']::text[]);--> statement-breakpoint
CREATE POLICY "read_member_admin" ON "children" AS PERMISSIVE FOR SELECT TO "fursa_admin", "fursa_member" USING ("children"."user_id" = current_user_id());--> statement-breakpoint
CREATE POLICY "add_member_admin" ON "children" AS PERMISSIVE FOR INSERT TO "fursa_admin", "fursa_member" WITH CHECK ("children"."user_id" = current_user_id());--> statement-breakpoint
CREATE POLICY "change_member_admin" ON "children" AS PERMISSIVE FOR UPDATE TO "fursa_admin", "fursa_member" USING ("children"."user_id" = current_user_id()) WITH CHECK ("children"."user_id" = current_user_id());--> statement-breakpoint
CREATE POLICY "remove_member_admin" ON "children" AS PERMISSIVE FOR DELETE TO "fursa_admin", "fursa_member" USING ("children"."user_id" = current_user_id());--> statement-breakpoint
CREATE POLICY "read_worker" ON "children" AS PERMISSIVE FOR SELECT TO "fursa_worker" USING (true);--> statement-breakpoint
CREATE POLICY "read_member_admin" ON "circumstances" AS PERMISSIVE FOR SELECT TO "fursa_admin", "fursa_member" USING ("circumstances"."user_id" = current_user_id());--> statement-breakpoint
CREATE POLICY "add_member_admin" ON "circumstances" AS PERMISSIVE FOR INSERT TO "fursa_admin", "fursa_member" WITH CHECK ("circumstances"."user_id" = current_user_id());--> statement-breakpoint
CREATE POLICY "change_member_admin" ON "circumstances" AS PERMISSIVE FOR UPDATE TO "fursa_admin", "fursa_member" USING ("circumstances"."user_id" = current_user_id()) WITH CHECK ("circumstances"."user_id" = current_user_id());--> statement-breakpoint
CREATE POLICY "remove_member_admin" ON "circumstances" AS PERMISSIVE FOR DELETE TO "fursa_admin", "fursa_member" USING ("circumstances"."user_id" = current_user_id());--> statement-breakpoint
CREATE POLICY "read_worker" ON "circumstances" AS PERMISSIVE FOR SELECT TO "fursa_worker" USING (true);