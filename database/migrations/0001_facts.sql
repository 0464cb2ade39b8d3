CREATE TABLE "currency_rates" (
	"currency" text PRIMARY KEY NOT NULL,
	"per_dollar" numeric NOT NULL,
	"dated" text NOT NULL,
	"source" text DEFAULT '' NOT NULL,
	CONSTRAINT "currency_rates_currency" CHECK ("currency_rates"."currency" ~ '^[A-Z]{3}$'),
	CONSTRAINT "currency_rates_dated" CHECK ("currency_rates"."dated" ~ '^[0-9]{4}(-[0-9]{2}(-[0-9]{2})?)?$'),
	CONSTRAINT "currency_rates_positive" CHECK ("currency_rates"."per_dollar" > 0)
);--> statement-breakpoint
ALTER TABLE "currency_rates" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "starter_loads" (
	"digest" text PRIMARY KEY NOT NULL
);--> statement-breakpoint
ALTER TABLE "starter_loads" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "starter_records" (
	"kind" text NOT NULL,
	"key" text NOT NULL,
	"record_id" uuid NOT NULL,
	"loaded" jsonb NOT NULL,
	CONSTRAINT "starter_records_kind_key_pk" PRIMARY KEY("kind","key"),
	CONSTRAINT "starter_records_kind" CHECK ("starter_records"."kind" in ('scholarships', 'colleges', 'internships', 'events', 'test_prep', 'student_spotlights', 'school_spotlights'))
);--> statement-breakpoint
ALTER TABLE "starter_records" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "scholarships" DROP CONSTRAINT "scholarships_expected_needs_deadline";--> statement-breakpoint
DROP INDEX "colleges_closing";--> statement-breakpoint
DROP INDEX "internships_closing";--> statement-breakpoint
DROP INDEX "scholarships_closing";--> statement-breakpoint
ALTER TABLE "colleges" ADD COLUMN "aliases" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "colleges" ADD COLUMN "region" text;--> statement-breakpoint
ALTER TABLE "colleges" ADD COLUMN "latitude" double precision;--> statement-breakpoint
ALTER TABLE "colleges" ADD COLUMN "longitude" double precision;--> statement-breakpoint
ALTER TABLE "colleges" ADD COLUMN "study_levels" text[];--> statement-breakpoint
ALTER TABLE "colleges" ADD COLUMN "admission" text;--> statement-breakpoint
ALTER TABLE "colleges" ADD COLUMN "entry" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "colleges" ADD COLUMN "programmes" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "colleges" ADD COLUMN "fees" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "colleges" ADD COLUMN "intakes" smallint[];--> statement-breakpoint
ALTER TABLE "colleges" ADD COLUMN "application_deadline" date;--> statement-breakpoint
ALTER TABLE "colleges" ADD COLUMN "call_url" text;--> statement-breakpoint
ALTER TABLE "colleges" ADD COLUMN "application_fee" numeric;--> statement-breakpoint
ALTER TABLE "colleges" ADD COLUMN "application_fee_currency" text;--> statement-breakpoint
ALTER TABLE "colleges" ADD COLUMN "has_accommodation" boolean;--> statement-breakpoint
ALTER TABLE "colleges" ADD COLUMN "aid" text[];--> statement-breakpoint
ALTER TABLE "colleges" ADD COLUMN "accredited_by" text;--> statement-breakpoint
ALTER TABLE "colleges" ADD COLUMN "opens_on" date;--> statement-breakpoint
ALTER TABLE "colleges" ADD COLUMN "results_on" date;--> statement-breakpoint
ALTER TABLE "colleges" ADD COLUMN "usual_opens" text;--> statement-breakpoint
ALTER TABLE "colleges" ADD COLUMN "usual_closes" text;--> statement-breakpoint
ALTER TABLE "colleges" ADD COLUMN "usual_results" text;--> statement-breakpoint
ALTER TABLE "colleges" ADD COLUMN "is_rolling" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "colleges" ADD COLUMN "has_ended" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "colleges" ADD COLUMN "evidence" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "colleges" ADD COLUMN "certainty" text;--> statement-breakpoint
ALTER TABLE "colleges" ADD COLUMN "notes" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "colleges" ADD COLUMN "places_per_year" integer;--> statement-breakpoint
ALTER TABLE "internships" ADD COLUMN "aliases" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "internships" ADD COLUMN "eligibility" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "internships" ADD COLUMN "work_kind" text;--> statement-breakpoint
ALTER TABLE "internships" ADD COLUMN "countries" text[];--> statement-breakpoint
ALTER TABLE "internships" ADD COLUMN "is_remote" boolean;--> statement-breakpoint
ALTER TABLE "internships" ADD COLUMN "study_levels" text[];--> statement-breakpoint
ALTER TABLE "internships" ADD COLUMN "must_be_enrolled" boolean;--> statement-breakpoint
ALTER TABLE "internships" ADD COLUMN "is_paid" boolean;--> statement-breakpoint
ALTER TABLE "internships" ADD COLUMN "opens_on" date;--> statement-breakpoint
ALTER TABLE "internships" ADD COLUMN "results_on" date;--> statement-breakpoint
ALTER TABLE "internships" ADD COLUMN "usual_opens" text;--> statement-breakpoint
ALTER TABLE "internships" ADD COLUMN "usual_closes" text;--> statement-breakpoint
ALTER TABLE "internships" ADD COLUMN "usual_results" text;--> statement-breakpoint
ALTER TABLE "internships" ADD COLUMN "is_rolling" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "internships" ADD COLUMN "has_ended" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "internships" ADD COLUMN "amount_value" numeric;--> statement-breakpoint
ALTER TABLE "internships" ADD COLUMN "amount_currency" text;--> statement-breakpoint
ALTER TABLE "internships" ADD COLUMN "amount_per" text;--> statement-breakpoint
ALTER TABLE "internships" ADD COLUMN "citizens" text[];--> statement-breakpoint
ALTER TABLE "internships" ADD COLUMN "residents" text[];--> statement-breakpoint
ALTER TABLE "internships" ADD COLUMN "region" text;--> statement-breakpoint
ALTER TABLE "internships" ADD COLUMN "finished" text;--> statement-breakpoint
ALTER TABLE "internships" ADD COLUMN "women_only" boolean;--> statement-breakpoint
ALTER TABLE "internships" ADD COLUMN "groups" text[];--> statement-breakpoint
ALTER TABLE "internships" ADD COLUMN "groups_only" boolean;--> statement-breakpoint
ALTER TABLE "internships" ADD COLUMN "age_min" smallint;--> statement-breakpoint
ALTER TABLE "internships" ADD COLUMN "age_max" smallint;--> statement-breakpoint
ALTER TABLE "internships" ADD COLUMN "work_years" smallint;--> statement-breakpoint
ALTER TABLE "internships" ADD COLUMN "grades" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "internships" ADD COLUMN "tests" text[];--> statement-breakpoint
ALTER TABLE "internships" ADD COLUMN "tests_waived" text;--> statement-breakpoint
ALTER TABLE "internships" ADD COLUMN "enrolled_at" text[];--> statement-breakpoint
ALTER TABLE "internships" ADD COLUMN "call_url" text;--> statement-breakpoint
ALTER TABLE "internships" ADD COLUMN "application_fee" numeric;--> statement-breakpoint
ALTER TABLE "internships" ADD COLUMN "application_fee_currency" text;--> statement-breakpoint
ALTER TABLE "internships" ADD COLUMN "is_online" boolean;--> statement-breakpoint
ALTER TABLE "internships" ADD COLUMN "documents" text[];--> statement-breakpoint
ALTER TABLE "internships" ADD COLUMN "referees" smallint;--> statement-breakpoint
ALTER TABLE "internships" ADD COLUMN "has_essay" boolean;--> statement-breakpoint
ALTER TABLE "internships" ADD COLUMN "has_interview" boolean;--> statement-breakpoint
ALTER TABLE "internships" ADD COLUMN "apply_through" text;--> statement-breakpoint
ALTER TABLE "internships" ADD COLUMN "evidence" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "internships" ADD COLUMN "certainty" text;--> statement-breakpoint
ALTER TABLE "internships" ADD COLUMN "notes" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "internships" ADD COLUMN "places_per_year" integer;--> statement-breakpoint
ALTER TABLE "saved_items" ADD COLUMN "ticked" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "saved_items" ADD COLUMN "wants_opening" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "scholarships" ADD COLUMN "aliases" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "scholarships" ADD COLUMN "provider" text;--> statement-breakpoint
ALTER TABLE "scholarships" ADD COLUMN "opens_on" date;--> statement-breakpoint
ALTER TABLE "scholarships" ADD COLUMN "results_on" date;--> statement-breakpoint
ALTER TABLE "scholarships" ADD COLUMN "usual_opens" text;--> statement-breakpoint
ALTER TABLE "scholarships" ADD COLUMN "usual_closes" text;--> statement-breakpoint
ALTER TABLE "scholarships" ADD COLUMN "usual_results" text;--> statement-breakpoint
ALTER TABLE "scholarships" ADD COLUMN "is_rolling" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "scholarships" ADD COLUMN "has_ended" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "scholarships" ADD COLUMN "amount_value" numeric;--> statement-breakpoint
ALTER TABLE "scholarships" ADD COLUMN "amount_currency" text;--> statement-breakpoint
ALTER TABLE "scholarships" ADD COLUMN "amount_per" text;--> statement-breakpoint
ALTER TABLE "scholarships" ADD COLUMN "covers" text[];--> statement-breakpoint
ALTER TABLE "scholarships" ADD COLUMN "is_loan" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "scholarships" ADD COLUMN "citizens" text[];--> statement-breakpoint
ALTER TABLE "scholarships" ADD COLUMN "residents" text[];--> statement-breakpoint
ALTER TABLE "scholarships" ADD COLUMN "region" text;--> statement-breakpoint
ALTER TABLE "scholarships" ADD COLUMN "finished" text;--> statement-breakpoint
ALTER TABLE "scholarships" ADD COLUMN "women_only" boolean;--> statement-breakpoint
ALTER TABLE "scholarships" ADD COLUMN "groups" text[];--> statement-breakpoint
ALTER TABLE "scholarships" ADD COLUMN "groups_only" boolean;--> statement-breakpoint
ALTER TABLE "scholarships" ADD COLUMN "age_min" smallint;--> statement-breakpoint
ALTER TABLE "scholarships" ADD COLUMN "age_max" smallint;--> statement-breakpoint
ALTER TABLE "scholarships" ADD COLUMN "work_years" smallint;--> statement-breakpoint
ALTER TABLE "scholarships" ADD COLUMN "grades" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "scholarships" ADD COLUMN "tests" text[];--> statement-breakpoint
ALTER TABLE "scholarships" ADD COLUMN "tests_waived" text;--> statement-breakpoint
ALTER TABLE "scholarships" ADD COLUMN "enrolled_at" text[];--> statement-breakpoint
ALTER TABLE "scholarships" ADD COLUMN "call_url" text;--> statement-breakpoint
ALTER TABLE "scholarships" ADD COLUMN "application_fee" numeric;--> statement-breakpoint
ALTER TABLE "scholarships" ADD COLUMN "application_fee_currency" text;--> statement-breakpoint
ALTER TABLE "scholarships" ADD COLUMN "is_online" boolean;--> statement-breakpoint
ALTER TABLE "scholarships" ADD COLUMN "documents" text[];--> statement-breakpoint
ALTER TABLE "scholarships" ADD COLUMN "referees" smallint;--> statement-breakpoint
ALTER TABLE "scholarships" ADD COLUMN "has_essay" boolean;--> statement-breakpoint
ALTER TABLE "scholarships" ADD COLUMN "has_interview" boolean;--> statement-breakpoint
ALTER TABLE "scholarships" ADD COLUMN "apply_through" text;--> statement-breakpoint
ALTER TABLE "scholarships" ADD COLUMN "evidence" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "scholarships" ADD COLUMN "certainty" text;--> statement-breakpoint
ALTER TABLE "scholarships" ADD COLUMN "notes" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "scholarships" ADD COLUMN "places_per_year" integer;--> statement-breakpoint
-- A deadline that was only the usual one becomes a usual day, wherever the record stands.
UPDATE "scholarships" SET "usual_closes" = to_char("deadline", 'MM-DD'), "deadline" = NULL WHERE "deadline_expected";--> statement-breakpoint
UPDATE "unpublished_records" SET "record" = ("record" - 'deadline_expected') ||
	CASE WHEN ("record"->>'deadline_expected')::boolean
		THEN jsonb_build_object('usual_closes', to_char(("record"->>'deadline')::date, 'MM-DD'), 'deadline', NULL) ELSE '{}' END
	WHERE "kind" = 'scholarships' AND "record" ? 'deadline_expected';--> statement-breakpoint
ALTER TABLE "internships" ALTER COLUMN "closes_on" DROP EXPRESSION;--> statement-breakpoint
ALTER TABLE "scholarships" ALTER COLUMN "closes_on" DROP EXPRESSION;--> statement-breakpoint
ALTER TABLE "internships" ALTER COLUMN "closes_on" SET DEFAULT 'infinity'::date;--> statement-breakpoint
ALTER TABLE "scholarships" ALTER COLUMN "closes_on" SET DEFAULT 'infinity'::date;--> statement-breakpoint
UPDATE "scholarships" SET "closes_on" = 'infinity', "has_closed" = false WHERE "usual_closes" IS NOT NULL;--> statement-breakpoint
-- What was counted by closing days is counted by the days on which listings leave.
DELETE FROM "match_shelves";--> statement-breakpoint
DELETE FROM "match_changes";--> statement-breakpoint
ALTER TABLE "colleges" DROP COLUMN "closes_on";--> statement-breakpoint
ALTER TABLE "match_changes" DROP COLUMN "closes_on";--> statement-breakpoint
ALTER TABLE "scholarships" DROP COLUMN "deadline_expected";--> statement-breakpoint
ALTER TABLE "match_changes" ADD COLUMN "listed_until" date NOT NULL;--> statement-breakpoint
ALTER TABLE "colleges" drop column "search_text";--> statement-breakpoint
ALTER TABLE "colleges" ADD COLUMN "search_text" text GENERATED ALWAYS AS (searchable(name || ' ' || description || ' ' || location || ' ' || names_in(aliases) || ' ' || programme_names(programmes))) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "internships" drop column "search_text";--> statement-breakpoint
ALTER TABLE "internships" ADD COLUMN "search_text" text GENERATED ALWAYS AS (searchable(title || ' ' || company || ' ' || description || ' ' || names_in(aliases))) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "internships" drop column "job_search_text";--> statement-breakpoint
ALTER TABLE "internships" ADD COLUMN "job_search_text" text GENERATED ALWAYS AS (searchable(title || ' ' || company || ' ' || field || ' ' || names_in(aliases))) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "scholarships" drop column "search_text";--> statement-breakpoint
ALTER TABLE "scholarships" ADD COLUMN "search_text" text GENERATED ALWAYS AS (searchable(title || ' ' || description || ' ' || field_of_study || ' ' || names_in(aliases))) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "scholarships" drop column "tags";--> statement-breakpoint
ALTER TABLE "scholarships" ADD COLUMN "tags" text[] GENERATED ALWAYS AS (scholarship_tags(field_of_study, country, education_level, case when covers @> '{tuition,stipend}' then 'full' else amount end)) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "colleges" ADD COLUMN "listed_until" date GENERATED ALWAYS AS ('infinity'::date) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "internships" ADD COLUMN "listed_until" date GENERATED ALWAYS AS (listed_until(application_deadline, usual_opens, usual_closes, is_rolling, has_ended)) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "scholarships" ADD COLUMN "listed_until" date GENERATED ALWAYS AS (listed_until(deadline, usual_opens, usual_closes, is_rolling, has_ended)) STORED NOT NULL;--> statement-breakpoint
CREATE INDEX "colleges_leaving" ON "colleges" USING btree ("listed_until","created_at" desc,"id" desc,"match_bits");--> statement-breakpoint
CREATE INDEX "internships_leaving" ON "internships" USING btree ("listed_until","created_at" desc,"id" desc,"match_bits");--> statement-breakpoint
CREATE INDEX "scholarships_leaving" ON "scholarships" USING btree ("listed_until","created_at" desc,"id" desc,"match_bits");--> statement-breakpoint
-- They went with the columns they were made of.
CREATE INDEX "colleges_words" ON "colleges" USING gin (words_of("search_text"),"tags") WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "internships_open_words" ON "internships" USING gin (words_of("search_text"),"tags") WITH (fastupdate=false) WHERE not "internships"."has_closed";--> statement-breakpoint
CREATE INDEX "internships_open_job_words" ON "internships" USING gin (words_of("job_search_text"),"tags") WITH (fastupdate=false) WHERE not "internships"."has_closed";--> statement-breakpoint
CREATE INDEX "scholarships_open_words" ON "scholarships" USING gin (words_of("search_text"),"tags") WITH (fastupdate=false) WHERE not "scholarships"."has_closed";--> statement-breakpoint
INSERT INTO "match_changes" ("kind", "match_bits", "listed_until", "opportunities")
	SELECT 'scholarship', "match_bits", "listed_until", count(*) FROM "scholarships" GROUP BY 2, 3
	UNION ALL SELECT 'college', "match_bits", "listed_until", count(*) FROM "colleges" GROUP BY 2, 3
	UNION ALL SELECT 'internship', "match_bits", "listed_until", count(*) FROM "internships" GROUP BY 2, 3;--> statement-breakpoint
ALTER TABLE "colleges" ADD CONSTRAINT "colleges_study_levels" CHECK ("colleges"."study_levels" <@ array['high_school', 'vocational', 'undergraduate', 'graduate', 'doctorate', 'short_course']::text[]);--> statement-breakpoint
ALTER TABLE "colleges" ADD CONSTRAINT "colleges_place" CHECK ("colleges"."latitude" between -90 and 90 and "colleges"."longitude" between -180 and 180);--> statement-breakpoint
ALTER TABLE "colleges" ADD CONSTRAINT "colleges_intakes" CHECK ("colleges"."intakes" <@ array[1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]::smallint[]);--> statement-breakpoint
ALTER TABLE "colleges" ADD CONSTRAINT "colleges_application_fee" CHECK ("colleges"."application_fee" is null or "colleges"."application_fee" = 0 or ("colleges"."application_fee" > 0 and coalesce("colleges"."application_fee_currency", '') ~ '^[A-Z]{3}$'));--> statement-breakpoint
ALTER TABLE "colleges" ADD CONSTRAINT "colleges_usual_days" CHECK ("colleges"."usual_opens" ~ '^(0[1-9]|1[0-2])(-(0[1-9]|[12][0-9]|3[01]))?$' and "colleges"."usual_closes" ~ '^(0[1-9]|1[0-2])(-(0[1-9]|[12][0-9]|3[01]))?$' and "colleges"."usual_results" ~ '^(0[1-9]|1[0-2])(-(0[1-9]|[12][0-9]|3[01]))?$');--> statement-breakpoint
ALTER TABLE "colleges" ADD CONSTRAINT "colleges_certainty" CHECK ("colleges"."certainty" in ('high', 'medium', 'low'));--> statement-breakpoint
ALTER TABLE "internships" ADD CONSTRAINT "internships_work_kind" CHECK ("internships"."work_kind" in ('attachment', 'national_service', 'volunteer', 'fellowship'));--> statement-breakpoint
ALTER TABLE "internships" ADD CONSTRAINT "internships_study_levels" CHECK ("internships"."study_levels" <@ array['high_school', 'vocational', 'undergraduate', 'graduate', 'doctorate', 'short_course']::text[]);--> statement-breakpoint
ALTER TABLE "internships" ADD CONSTRAINT "internships_usual_days" CHECK ("internships"."usual_opens" ~ '^(0[1-9]|1[0-2])(-(0[1-9]|[12][0-9]|3[01]))?$' and "internships"."usual_closes" ~ '^(0[1-9]|1[0-2])(-(0[1-9]|[12][0-9]|3[01]))?$' and "internships"."usual_results" ~ '^(0[1-9]|1[0-2])(-(0[1-9]|[12][0-9]|3[01]))?$');--> statement-breakpoint
ALTER TABLE "internships" ADD CONSTRAINT "internships_amount_per" CHECK ("internships"."amount_per" in ('year', 'semester', 'trimester', 'month', 'week', 'day', 'once'));--> statement-breakpoint
ALTER TABLE "internships" ADD CONSTRAINT "internships_amount_has_currency" CHECK ("internships"."amount_value" is null or ("internships"."amount_value" >= 0 and coalesce("internships"."amount_currency", '') ~ '^[A-Z]{3}$'));--> statement-breakpoint
ALTER TABLE "internships" ADD CONSTRAINT "internships_finished" CHECK ("internships"."finished" in ('none', 'primary', 'secondary', 'vocational', 'undergraduate', 'graduate'));--> statement-breakpoint
ALTER TABLE "internships" ADD CONSTRAINT "internships_ages" CHECK ("internships"."age_min" between 5 and 99 and "internships"."age_max" between 5 and 99 and "internships"."age_min" <= "internships"."age_max" and "internships"."work_years" between 0 and 60);--> statement-breakpoint
ALTER TABLE "internships" ADD CONSTRAINT "internships_application_fee" CHECK ("internships"."application_fee" is null or "internships"."application_fee" = 0 or ("internships"."application_fee" > 0 and coalesce("internships"."application_fee_currency", '') ~ '^[A-Z]{3}$'));--> statement-breakpoint
ALTER TABLE "internships" ADD CONSTRAINT "internships_referees" CHECK ("internships"."referees" between 0 and 20);--> statement-breakpoint
ALTER TABLE "internships" ADD CONSTRAINT "internships_certainty" CHECK ("internships"."certainty" in ('high', 'medium', 'low'));--> statement-breakpoint
ALTER TABLE "saved_items" ADD CONSTRAINT "saved_items_ticked" CHECK (cardinality("saved_items"."ticked") <= 60);--> statement-breakpoint
ALTER TABLE "scholarships" ADD CONSTRAINT "scholarships_usual_days" CHECK ("scholarships"."usual_opens" ~ '^(0[1-9]|1[0-2])(-(0[1-9]|[12][0-9]|3[01]))?$' and "scholarships"."usual_closes" ~ '^(0[1-9]|1[0-2])(-(0[1-9]|[12][0-9]|3[01]))?$' and "scholarships"."usual_results" ~ '^(0[1-9]|1[0-2])(-(0[1-9]|[12][0-9]|3[01]))?$');--> statement-breakpoint
ALTER TABLE "scholarships" ADD CONSTRAINT "scholarships_amount_per" CHECK ("scholarships"."amount_per" in ('year', 'semester', 'trimester', 'month', 'week', 'day', 'once'));--> statement-breakpoint
ALTER TABLE "scholarships" ADD CONSTRAINT "scholarships_amount_has_currency" CHECK ("scholarships"."amount_value" is null or ("scholarships"."amount_value" >= 0 and coalesce("scholarships"."amount_currency", '') ~ '^[A-Z]{3}$'));--> statement-breakpoint
ALTER TABLE "scholarships" ADD CONSTRAINT "scholarships_covers" CHECK ("scholarships"."covers" <@ array['tuition', 'stipend', 'travel', 'accommodation', 'books', 'insurance', 'laptop', 'exam_fees', 'mentoring', 'loan']::text[]);--> statement-breakpoint
ALTER TABLE "scholarships" ADD CONSTRAINT "scholarships_finished" CHECK ("scholarships"."finished" in ('none', 'primary', 'secondary', 'vocational', 'undergraduate', 'graduate'));--> statement-breakpoint
ALTER TABLE "scholarships" ADD CONSTRAINT "scholarships_ages" CHECK ("scholarships"."age_min" between 5 and 99 and "scholarships"."age_max" between 5 and 99 and "scholarships"."age_min" <= "scholarships"."age_max" and "scholarships"."work_years" between 0 and 60);--> statement-breakpoint
ALTER TABLE "scholarships" ADD CONSTRAINT "scholarships_application_fee" CHECK ("scholarships"."application_fee" is null or "scholarships"."application_fee" = 0 or ("scholarships"."application_fee" > 0 and coalesce("scholarships"."application_fee_currency", '') ~ '^[A-Z]{3}$'));--> statement-breakpoint
ALTER TABLE "scholarships" ADD CONSTRAINT "scholarships_referees" CHECK ("scholarships"."referees" between 0 and 20);--> statement-breakpoint
ALTER TABLE "scholarships" ADD CONSTRAINT "scholarships_certainty" CHECK ("scholarships"."certainty" in ('high', 'medium', 'low'));--> statement-breakpoint
CREATE POLICY "read_visitor_member_worker" ON "currency_rates" AS PERMISSIVE FOR SELECT TO "fursa_member", "fursa_visitor", "fursa_worker" USING (true);--> statement-breakpoint
CREATE POLICY "read_admin" ON "currency_rates" AS PERMISSIVE FOR SELECT TO "fursa_admin" USING (true);--> statement-breakpoint
CREATE POLICY "add_admin" ON "currency_rates" AS PERMISSIVE FOR INSERT TO "fursa_admin" WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "change_admin" ON "currency_rates" AS PERMISSIVE FOR UPDATE TO "fursa_admin" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "remove_admin" ON "currency_rates" AS PERMISSIVE FOR DELETE TO "fursa_admin" USING (true);--> statement-breakpoint
CREATE POLICY "read_admin" ON "starter_loads" AS PERMISSIVE FOR SELECT TO "fursa_admin" USING (true);--> statement-breakpoint
CREATE POLICY "read_admin" ON "starter_records" AS PERMISSIVE FOR SELECT TO "fursa_admin" USING (true);
