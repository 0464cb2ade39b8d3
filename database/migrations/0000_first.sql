CREATE EXTENSION IF NOT EXISTS pg_trgm;
--> statement-breakpoint
CREATE TABLE "missed_searches" (
	"typed" text PRIMARY KEY NOT NULL,
	"times" integer DEFAULT 1 NOT NULL,
	"last_on" date DEFAULT current_date NOT NULL
);
--> statement-breakpoint
ALTER TABLE "missed_searches" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "search_synonyms" (
	"says" text PRIMARY KEY NOT NULL,
	"means" text NOT NULL,
	CONSTRAINT "search_synonyms_lengths" CHECK (length("search_synonyms"."says") between 1 and 100 and length("search_synonyms"."means") between 1 and 100)
);
--> statement-breakpoint
ALTER TABLE "search_synonyms" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
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
	"consented_at" timestamp with time zone,
	CONSTRAINT "guardian_consents_email" CHECK (length("guardian_consents"."guardian_email") <= 254 and "guardian_consents"."guardian_email" ~ '^([A-Za-z0-9_''+-]+\.)*[A-Za-z0-9_''+-]*[A-Za-z0-9_+-]@([A-Za-z0-9][A-Za-z0-9-]*\.)+[A-Za-z]{2,}$')
);
--> statement-breakpoint
ALTER TABLE "guardian_consents" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "mail_links" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"token_hash" text NOT NULL,
	"sent_to" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "mail_links_tokenHash_unique" UNIQUE("token_hash"),
	CONSTRAINT "mail_links_kind" CHECK ("mail_links"."kind" in ('reset', 'confirm', 'change', 'stop', 'undo')),
	CONSTRAINT "mail_links_end_after_they_begin" CHECK ("mail_links"."expires_at" > "mail_links"."created_at")
);
--> statement-breakpoint
ALTER TABLE "mail_links" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
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
	"language" text DEFAULT 'en' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "users_email_unique" UNIQUE("email"),
	CONSTRAINT "users_email" CHECK (length("users"."email") <= 254 and "users"."email" ~ '^([A-Za-z0-9_''+-]+\.)*[A-Za-z0-9_''+-]*[A-Za-z0-9_+-]@([A-Za-z0-9][A-Za-z0-9-]*\.)+[A-Za-z]{2,}$'),
	CONSTRAINT "users_language" CHECK ("users"."language" in ('en', 'sw', 'fr', 'am'))
);
--> statement-breakpoint
ALTER TABLE "users" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "catalogue_changes" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "catalogue_changes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"record_id" uuid NOT NULL,
	"title" text NOT NULL,
	"action" text NOT NULL,
	"former" jsonb,
	"current" jsonb,
	"changed_by" uuid,
	"by_worker" boolean NOT NULL,
	"batch_id" uuid,
	"changed_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	CONSTRAINT "catalogue_changes_kind" CHECK ("catalogue_changes"."kind" in ('scholarships', 'colleges', 'internships', 'events', 'test_prep', 'student_spotlights', 'school_spotlights')),
	CONSTRAINT "catalogue_changes_action" CHECK ("catalogue_changes"."action" in ('create', 'update', 'publish', 'unpublish', 'delete', 'restore', 'import', 'undo', 'merge'))
);
--> statement-breakpoint
ALTER TABLE "catalogue_changes" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "catalogue_imports" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"kind" text NOT NULL,
	"file_name" text DEFAULT '' NOT NULL,
	"state" text DEFAULT 'staged' NOT NULL,
	"content" text,
	"imported_by" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "catalogue_imports_kind" CHECK ("catalogue_imports"."kind" in ('scholarships', 'colleges', 'internships', 'events', 'test_prep', 'student_spotlights', 'school_spotlights')),
	CONSTRAINT "catalogue_imports_state" CHECK ("catalogue_imports"."state" in ('staged', 'imported', 'undone')),
	CONSTRAINT "catalogue_imports_content" CHECK ("catalogue_imports"."state" = 'staged' or "catalogue_imports"."content" is null)
);
--> statement-breakpoint
ALTER TABLE "catalogue_imports" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "unpublished_records" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"kind" text NOT NULL,
	"title" text NOT NULL,
	"plain_title" text GENERATED ALWAYS AS (plain_title(title)) STORED NOT NULL,
	"record" jsonb NOT NULL,
	"was_published" boolean DEFAULT false NOT NULL,
	"reason" text,
	"together" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "unpublished_records_kind" CHECK ("unpublished_records"."kind" in ('scholarships', 'colleges', 'internships', 'events', 'test_prep', 'student_spotlights', 'school_spotlights'))
);
--> statement-breakpoint
ALTER TABLE "unpublished_records" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "catalogue_days" (
	"day" date NOT NULL,
	"kind" text NOT NULL,
	"records" integer NOT NULL,
	"counts" jsonb NOT NULL,
	CONSTRAINT "catalogue_days_day_kind_pk" PRIMARY KEY("day","kind"),
	CONSTRAINT "catalogue_days_kind" CHECK ("catalogue_days"."kind" in ('scholarships', 'colleges', 'internships')),
	CONSTRAINT "catalogue_days_records" CHECK ("catalogue_days"."records" >= 0)
);
--> statement-breakpoint
ALTER TABLE "catalogue_days" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
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
	"aliases" text[] DEFAULT '{}' NOT NULL,
	"region" text,
	"latitude" double precision,
	"longitude" double precision,
	"study_levels" text[],
	"admission" text,
	"entry" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"also_asked" text[],
	"programmes" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"fees" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"intakes" smallint[],
	"application_deadline" date,
	"call_url" text,
	"application_fee" numeric,
	"application_fee_currency" text,
	"has_accommodation" boolean,
	"aid" text[],
	"accredited_by" text,
	"opens_on" date,
	"results_on" date,
	"usual_opens" text,
	"usual_closes" text,
	"usual_results" text,
	"is_rolling" boolean DEFAULT false NOT NULL,
	"last_deadline" date,
	"evidence" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"certainty" text,
	"notes" text DEFAULT '' NOT NULL,
	"places_per_year" integer,
	"source_url" text,
	"source_name" text,
	"checked_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"plain_title" text GENERATED ALWAYS AS (plain_title(name)) STORED NOT NULL,
	"search_text" text GENERATED ALWAYS AS (searchable(texts_of(array[name, description, location, names_in(aliases), programme_names(programmes), names_in(programs), country, region, school_type, admission, names_in(aid), accredited_by]))) STORED NOT NULL,
	"listed_until" date GENERATED ALWAYS AS ('infinity'::date) STORED NOT NULL,
	CONSTRAINT "colleges_study_levels" CHECK ("colleges"."study_levels" <@ array['high_school', 'vocational', 'undergraduate', 'graduate', 'doctorate', 'short_course']::text[]),
	CONSTRAINT "colleges_place" CHECK ("colleges"."latitude" between -90 and 90 and "colleges"."longitude" between -180 and 180),
	CONSTRAINT "colleges_intakes" CHECK ("colleges"."intakes" <@ array[1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]::smallint[]),
	CONSTRAINT "colleges_application_fee" CHECK ("colleges"."application_fee" is null or "colleges"."application_fee" = 0 or ("colleges"."application_fee" > 0 and coalesce("colleges"."application_fee_currency", '') ~ '^[A-Z]{3}$')),
	CONSTRAINT "colleges_usual_days" CHECK ("colleges"."usual_opens" ~ '^(0[1-9]|1[0-2])(-(0[1-9]|[12][0-9]|3[01]))?$' and "colleges"."usual_closes" ~ '^(0[1-9]|1[0-2])(-(0[1-9]|[12][0-9]|3[01]))?$' and "colleges"."usual_results" ~ '^(0[1-9]|1[0-2])(-(0[1-9]|[12][0-9]|3[01]))?$'),
	CONSTRAINT "colleges_certainty" CHECK ("colleges"."certainty" in ('high', 'medium', 'low'))
);
--> statement-breakpoint
ALTER TABLE "colleges" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "currency_rates" (
	"currency" text PRIMARY KEY NOT NULL,
	"per_dollar" numeric NOT NULL,
	"dated" text NOT NULL,
	"source" text DEFAULT '' NOT NULL,
	CONSTRAINT "currency_rates_currency" CHECK ("currency_rates"."currency" ~ '^[A-Z]{3}$'),
	CONSTRAINT "currency_rates_dated" CHECK ("currency_rates"."dated" ~ '^[0-9]{4}(-[0-9]{2}(-[0-9]{2})?)?$'),
	CONSTRAINT "currency_rates_positive" CHECK ("currency_rates"."per_dollar" > 0)
);
--> statement-breakpoint
ALTER TABLE "currency_rates" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "different_records" (
	"kind" text NOT NULL,
	"one_id" uuid NOT NULL,
	"other_id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "different_records_one_id_other_id_pk" PRIMARY KEY("one_id","other_id"),
	CONSTRAINT "different_records_kind" CHECK ("different_records"."kind" in ('scholarships', 'colleges', 'internships', 'events', 'test_prep', 'student_spotlights', 'school_spotlights')),
	CONSTRAINT "different_records_order" CHECK ("different_records"."one_id" < "different_records"."other_id")
);
--> statement-breakpoint
ALTER TABLE "different_records" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
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
CREATE TABLE "image_copies" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"address" text NOT NULL,
	"size" text NOT NULL,
	"content" "bytea",
	"width" integer,
	"height" integer,
	"error" text,
	"failures" integer DEFAULT 0 NOT NULL,
	"tried_at" timestamp with time zone NOT NULL,
	CONSTRAINT "image_copies_once" UNIQUE("address","size"),
	CONSTRAINT "image_copies_size" CHECK ("image_copies"."size" in ('small', 'large')),
	CONSTRAINT "image_copies_address" CHECK (octet_length("image_copies"."address") <= 2000),
	CONSTRAINT "image_copies_whole" CHECK (("image_copies"."content" is null) = ("image_copies"."width" is null) and ("image_copies"."content" is null) = ("image_copies"."height" is null) and ("image_copies"."content" is null) = ("image_copies"."error" is not null)),
	CONSTRAINT "image_copies_pixels" CHECK ("image_copies"."width" between 1 and 2000 and "image_copies"."height" between 1 and 2000),
	CONSTRAINT "image_copies_bytes" CHECK (length("image_copies"."content") between 1 and 262144),
	CONSTRAINT "image_copies_failures" CHECK ("image_copies"."failures" >= 0)
);
--> statement-breakpoint
ALTER TABLE "image_copies" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
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
	"aliases" text[] DEFAULT '{}' NOT NULL,
	"eligibility" text DEFAULT '' NOT NULL,
	"work_kind" text,
	"countries" text[],
	"is_remote" boolean,
	"study_levels" text[],
	"is_paid" boolean,
	"opens_on" date,
	"results_on" date,
	"usual_opens" text,
	"usual_closes" text,
	"usual_results" text,
	"is_rolling" boolean DEFAULT false NOT NULL,
	"last_deadline" date,
	"amount_value" numeric,
	"amount_currency" text,
	"amount_per" text,
	"citizens" text[],
	"citizens_excluded" text[],
	"residents" text[],
	"region" text,
	"finished" text,
	"women_only" boolean,
	"groups" text[],
	"groups_only" boolean,
	"age_min" smallint,
	"age_max" smallint,
	"age_max_lowest" smallint,
	"age_on" date,
	"age_limits" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"must_be_enrolled" boolean,
	"finished_within" smallint,
	"study_year_min" smallint,
	"study_year_max" smallint,
	"work_years" smallint,
	"grades" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"tests" text[],
	"tests_waived" text,
	"enrolled_at" text[],
	"also_asked" text[],
	"call_url" text,
	"application_fee" numeric,
	"application_fee_currency" text,
	"is_online" boolean,
	"documents" text[],
	"referees" smallint,
	"has_essay" boolean,
	"has_interview" boolean,
	"apply_through" text,
	"evidence" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"certainty" text,
	"notes" text DEFAULT '' NOT NULL,
	"places_per_year" integer,
	"source_url" text,
	"source_name" text,
	"checked_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"plain_title" text GENERATED ALWAYS AS (plain_title(title)) STORED NOT NULL,
	"search_text" text GENERATED ALWAYS AS (searchable(texts_of(array[title, company, description, names_in(aliases), location, field, eligibility, salary_range, duration, work_kind, names_in(countries), region]))) STORED NOT NULL,
	"listed_until" date GENERATED ALWAYS AS (coalesce(application_deadline, 'infinity'::date)) STORED NOT NULL,
	CONSTRAINT "internships_job_type" CHECK ("internships"."job_type" in ('internship', 'full-time')),
	CONSTRAINT "internships_work_kind" CHECK ("internships"."work_kind" in ('attachment', 'national_service', 'volunteer', 'fellowship')),
	CONSTRAINT "internships_study_levels" CHECK ("internships"."study_levels" <@ array['high_school', 'vocational', 'undergraduate', 'graduate', 'doctorate', 'short_course']::text[]),
	CONSTRAINT "internships_usual_days" CHECK ("internships"."usual_opens" ~ '^(0[1-9]|1[0-2])(-(0[1-9]|[12][0-9]|3[01]))?$' and "internships"."usual_closes" ~ '^(0[1-9]|1[0-2])(-(0[1-9]|[12][0-9]|3[01]))?$' and "internships"."usual_results" ~ '^(0[1-9]|1[0-2])(-(0[1-9]|[12][0-9]|3[01]))?$'),
	CONSTRAINT "internships_amount_per" CHECK ("internships"."amount_per" in ('year', 'semester', 'trimester', 'month', 'week', 'day', 'once')),
	CONSTRAINT "internships_amount_has_currency" CHECK ("internships"."amount_value" is null or ("internships"."amount_value" >= 0 and coalesce("internships"."amount_currency", '') ~ '^[A-Z]{3}$')),
	CONSTRAINT "internships_finished" CHECK ("internships"."finished" in ('none', 'primary', 'secondary', 'vocational', 'undergraduate', 'graduate')),
	CONSTRAINT "internships_ages" CHECK ("internships"."age_min" between 5 and 99 and "internships"."age_max" between 5 and 99 and "internships"."age_min" <= "internships"."age_max" and "internships"."work_years" between 0 and 60),
	CONSTRAINT "internships_study_years" CHECK ("internships"."finished_within" between 0 and 60 and "internships"."study_year_min" between 1 and 9 and "internships"."study_year_max" between 1 and 9 and "internships"."study_year_min" <= "internships"."study_year_max"),
	CONSTRAINT "internships_lowest_age" CHECK ("internships"."age_max_lowest" between 5 and 99 and "internships"."age_max_lowest" <= "internships"."age_max"),
	CONSTRAINT "internships_application_fee" CHECK ("internships"."application_fee" is null or "internships"."application_fee" = 0 or ("internships"."application_fee" > 0 and coalesce("internships"."application_fee_currency", '') ~ '^[A-Z]{3}$')),
	CONSTRAINT "internships_referees" CHECK ("internships"."referees" between 0 and 20),
	CONSTRAINT "internships_certainty" CHECK ("internships"."certainty" in ('high', 'medium', 'low'))
);
--> statement-breakpoint
ALTER TABLE "internships" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "merged_records" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"kept_id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "merged_records_kind" CHECK ("merged_records"."kind" in ('scholarships', 'colleges', 'internships'))
);
--> statement-breakpoint
ALTER TABLE "merged_records" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "programme_imports" (
	"source_id" text PRIMARY KEY NOT NULL,
	"file_name" text NOT NULL,
	"year" integer NOT NULL,
	"rows" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "programme_imports" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "programme_sources" (
	"id" text PRIMARY KEY NOT NULL,
	"country" text NOT NULL,
	"title" text NOT NULL,
	"owner" text NOT NULL,
	"url" text NOT NULL,
	"year" integer NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"digest" text,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "programme_sources_country" CHECK ("programme_sources"."country" in ('Kenya', 'Nigeria', 'Ghana'))
);
--> statement-breakpoint
ALTER TABLE "programme_sources" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "programmes" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"source_id" text NOT NULL,
	"country" text NOT NULL,
	"code" text,
	"name" text NOT NULL,
	"institution" text,
	"college_id" uuid,
	"level" text NOT NULL,
	"field" text,
	"region" text,
	"is_public" boolean,
	"requirement" jsonb NOT NULL,
	"cutoffs" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "programmes_country" CHECK ("programmes"."country" in ('Kenya', 'Nigeria', 'Ghana')),
	CONSTRAINT "programmes_level" CHECK ("programmes"."level" in ('degree', 'diploma', 'certificate', 'artisan')),
	CONSTRAINT "programmes_field" CHECK ("programmes"."field" in ('Computer Science', 'Engineering', 'Medicine', 'Business', 'Law', 'Education', 'Arts', 'Sciences', 'Agriculture', 'Architecture', 'Nursing', 'Social Work', 'Psychology', 'Communications'))
);
--> statement-breakpoint
ALTER TABLE "programmes" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "scholarships" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"title" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"amount" text,
	"field_of_study" text DEFAULT '' NOT NULL,
	"country" text DEFAULT '' NOT NULL,
	"deadline" date,
	"eligibility" text DEFAULT '' NOT NULL,
	"education_level" text DEFAULT '' NOT NULL,
	"gpa_requirement" text DEFAULT 'none' NOT NULL,
	"application_url" text DEFAULT '' NOT NULL,
	"aliases" text[] DEFAULT '{}' NOT NULL,
	"provider" text,
	"opens_on" date,
	"results_on" date,
	"usual_opens" text,
	"usual_closes" text,
	"usual_results" text,
	"is_rolling" boolean DEFAULT false NOT NULL,
	"last_deadline" date,
	"amount_value" numeric,
	"amount_currency" text,
	"amount_per" text,
	"covers" text[],
	"is_loan" boolean DEFAULT false NOT NULL,
	"citizens" text[],
	"citizens_excluded" text[],
	"residents" text[],
	"region" text,
	"finished" text,
	"women_only" boolean,
	"groups" text[],
	"groups_only" boolean,
	"age_min" smallint,
	"age_max" smallint,
	"age_max_lowest" smallint,
	"age_on" date,
	"age_limits" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"must_be_enrolled" boolean,
	"finished_within" smallint,
	"study_year_min" smallint,
	"study_year_max" smallint,
	"work_years" smallint,
	"grades" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"tests" text[],
	"tests_waived" text,
	"enrolled_at" text[],
	"also_asked" text[],
	"call_url" text,
	"application_fee" numeric,
	"application_fee_currency" text,
	"is_online" boolean,
	"documents" text[],
	"referees" smallint,
	"has_essay" boolean,
	"has_interview" boolean,
	"apply_through" text,
	"evidence" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"certainty" text,
	"notes" text DEFAULT '' NOT NULL,
	"places_per_year" integer,
	"source_url" text,
	"source_name" text,
	"checked_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"plain_title" text GENERATED ALWAYS AS (plain_title(title)) STORED NOT NULL,
	"search_text" text GENERATED ALWAYS AS (searchable(texts_of(array[title, description, field_of_study, names_in(aliases), provider, country, region, eligibility, amount, names_in(citizens), names_in(tests), names_in(documents), names_in(enrolled_at), apply_through]))) STORED NOT NULL,
	"listed_until" date GENERATED ALWAYS AS (coalesce(deadline, 'infinity'::date)) STORED NOT NULL,
	CONSTRAINT "scholarships_gpa_requirement" CHECK ("scholarships"."gpa_requirement" in ('none', 'below_3_0', '3_0_to_3_5', 'above_3_5')),
	CONSTRAINT "scholarships_usual_days" CHECK ("scholarships"."usual_opens" ~ '^(0[1-9]|1[0-2])(-(0[1-9]|[12][0-9]|3[01]))?$' and "scholarships"."usual_closes" ~ '^(0[1-9]|1[0-2])(-(0[1-9]|[12][0-9]|3[01]))?$' and "scholarships"."usual_results" ~ '^(0[1-9]|1[0-2])(-(0[1-9]|[12][0-9]|3[01]))?$'),
	CONSTRAINT "scholarships_amount_per" CHECK ("scholarships"."amount_per" in ('year', 'semester', 'trimester', 'month', 'week', 'day', 'once')),
	CONSTRAINT "scholarships_amount_has_currency" CHECK ("scholarships"."amount_value" is null or ("scholarships"."amount_value" >= 0 and coalesce("scholarships"."amount_currency", '') ~ '^[A-Z]{3}$')),
	CONSTRAINT "scholarships_covers" CHECK ("scholarships"."covers" <@ array['tuition', 'stipend', 'travel', 'accommodation', 'books', 'insurance', 'laptop', 'exam_fees', 'mentoring', 'loan']::text[]),
	CONSTRAINT "scholarships_finished" CHECK ("scholarships"."finished" in ('none', 'primary', 'secondary', 'vocational', 'undergraduate', 'graduate')),
	CONSTRAINT "scholarships_ages" CHECK ("scholarships"."age_min" between 5 and 99 and "scholarships"."age_max" between 5 and 99 and "scholarships"."age_min" <= "scholarships"."age_max" and "scholarships"."work_years" between 0 and 60),
	CONSTRAINT "scholarships_study_years" CHECK ("scholarships"."finished_within" between 0 and 60 and "scholarships"."study_year_min" between 1 and 9 and "scholarships"."study_year_max" between 1 and 9 and "scholarships"."study_year_min" <= "scholarships"."study_year_max"),
	CONSTRAINT "scholarships_lowest_age" CHECK ("scholarships"."age_max_lowest" between 5 and 99 and "scholarships"."age_max_lowest" <= "scholarships"."age_max"),
	CONSTRAINT "scholarships_application_fee" CHECK ("scholarships"."application_fee" is null or "scholarships"."application_fee" = 0 or ("scholarships"."application_fee" > 0 and coalesce("scholarships"."application_fee_currency", '') ~ '^[A-Z]{3}$')),
	CONSTRAINT "scholarships_referees" CHECK ("scholarships"."referees" between 0 and 20),
	CONSTRAINT "scholarships_certainty" CHECK ("scholarships"."certainty" in ('high', 'medium', 'low'))
);
--> statement-breakpoint
ALTER TABLE "scholarships" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
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
CREATE TABLE "starter_loads" (
	"digest" text PRIMARY KEY NOT NULL
);
--> statement-breakpoint
ALTER TABLE "starter_loads" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "starter_records" (
	"kind" text NOT NULL,
	"key" text NOT NULL,
	"record_id" uuid NOT NULL,
	"loaded" jsonb NOT NULL,
	CONSTRAINT "starter_records_kind_key_pk" PRIMARY KEY("kind","key"),
	CONSTRAINT "starter_records_kind" CHECK ("starter_records"."kind" in ('scholarships', 'colleges', 'internships', 'events', 'test_prep', 'student_spotlights', 'school_spotlights'))
);
--> statement-breakpoint
ALTER TABLE "starter_records" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
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
CREATE TABLE "union_follows" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"thread_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"seen_at" timestamp with time zone DEFAULT now() NOT NULL,
	"is_notified" boolean DEFAULT false NOT NULL,
	"pushed_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "union_follows_once" UNIQUE("thread_id","user_id")
);
--> statement-breakpoint
ALTER TABLE "union_follows" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "union_votes" (
	"post_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "union_votes_post_id_user_id_pk" PRIMARY KEY("post_id","user_id")
);
--> statement-breakpoint
ALTER TABLE "union_votes" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "union_bans" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"post_id" uuid,
	"reason" text NOT NULL,
	"banned_at" timestamp with time zone DEFAULT now() NOT NULL,
	"ends_at" timestamp with time zone,
	"lifted_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "union_bans" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "union_members" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"display_name" text NOT NULL,
	"country" text NOT NULL,
	"joined_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "union_members_display_name_length" CHECK (length("union_members"."display_name") between 3 and 30),
	CONSTRAINT "union_members_no_address" CHECK (strpos("union_members"."display_name", '@') = 0),
	CONSTRAINT "union_members_country" CHECK ("union_members"."country" in ('Kenya', 'Nigeria', 'Ghana', 'Ethiopia', 'Uganda', 'Another country'))
);
--> statement-breakpoint
ALTER TABLE "union_members" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "union_moderations" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"moderator_id" uuid,
	"action" text NOT NULL,
	"post_id" uuid,
	"reason" text NOT NULL,
	"done_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "union_moderations_action" CHECK ("union_moderations"."action" in ('approve', 'hide', 'dismiss', 'lock', 'unlock', 'ban', 'lift'))
);
--> statement-breakpoint
ALTER TABLE "union_moderations" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "union_reports" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"post_id" uuid NOT NULL,
	"reporter_id" uuid,
	"reason" text NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"reported_at" timestamp with time zone DEFAULT now() NOT NULL,
	"closed_at" timestamp with time zone,
	CONSTRAINT "union_reports_once" UNIQUE("post_id","reporter_id"),
	CONSTRAINT "union_reports_reason" CHECK ("union_reports"."reason" in ('scam', 'personal', 'unkind', 'spam', 'wrong', 'other'))
);
--> statement-breakpoint
ALTER TABLE "union_reports" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "union_posts" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"thread_id" uuid NOT NULL,
	"author_id" uuid,
	"is_opening" boolean DEFAULT false NOT NULL,
	"heading" text DEFAULT '' NOT NULL,
	"body" text NOT NULL,
	"state" text DEFAULT 'shown' NOT NULL,
	"flags" text[] DEFAULT '{}' NOT NULL,
	"reviewed_at" timestamp with time zone,
	"helpful_count" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"edited_at" timestamp with time zone,
	"search_text" text GENERATED ALWAYS AS (searchable(heading || ' ' || body)) STORED NOT NULL,
	CONSTRAINT "union_posts_state" CHECK ("union_posts"."state" in ('shown', 'held', 'hidden', 'removed')),
	CONSTRAINT "union_posts_body" CHECK (length("union_posts"."body") <= 5000),
	CONSTRAINT "union_posts_words" CHECK ("union_posts"."state" = 'removed' or "union_posts"."body" <> '')
);
--> statement-breakpoint
ALTER TABLE "union_posts" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "union_threads" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"topic" text NOT NULL,
	"title" text NOT NULL,
	"author_id" uuid,
	"scholarship_id" uuid,
	"college_id" uuid,
	"internship_id" uuid,
	"state" text DEFAULT 'held' NOT NULL,
	"locked_at" timestamp with time zone,
	"accepted_post_id" uuid,
	"reply_count" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"last_activity_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "union_threads_topic" CHECK ("union_threads"."topic" in ('kenya', 'nigeria', 'ghana', 'ethiopia', 'uganda', 'technology', 'health', 'business', 'sciences', 'arts', 'choosing', 'applying', 'tests', 'visas', 'studying', 'ask-a-scholar')),
	CONSTRAINT "union_threads_state" CHECK ("union_threads"."state" in ('shown', 'held', 'hidden', 'removed')),
	CONSTRAINT "union_threads_about_one" CHECK (num_nonnulls("union_threads"."scholarship_id", "union_threads"."college_id", "union_threads"."internship_id") <= 1),
	CONSTRAINT "union_threads_title" CHECK (length("union_threads"."title") between 1 and 120)
);
--> statement-breakpoint
ALTER TABLE "union_threads" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "article_images" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"article_id" uuid NOT NULL,
	"media_type" text NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"content" "bytea" NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "article_images_media_type" CHECK ("article_images"."media_type" in ('image/webp', 'image/jpeg')),
	CONSTRAINT "article_images_size" CHECK ("article_images"."width" between 1 and 2000 and "article_images"."height" between 1 and 2000),
	CONSTRAINT "article_images_bytes" CHECK (length("article_images"."content") between 1 and 2097152)
);
--> statement-breakpoint
ALTER TABLE "article_images" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "blog_posts" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"slug" text NOT NULL,
	"title" text NOT NULL,
	"content" text NOT NULL,
	"excerpt" text DEFAULT '' NOT NULL,
	"category" text DEFAULT 'Scholarships' NOT NULL,
	"author" text DEFAULT 'Fursa Team' NOT NULL,
	"language" text DEFAULT 'en' NOT NULL,
	"translation_of" uuid,
	"image_url" text,
	"field_of_study" text DEFAULT '' NOT NULL,
	"meta_description" text DEFAULT '' NOT NULL,
	"source_url" text,
	"published_at" timestamp with time zone DEFAULT now(),
	"was_published_at" timestamp with time zone,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "blog_posts_slug_unique" UNIQUE("slug"),
	CONSTRAINT "blog_posts_category" CHECK ("blog_posts"."category" in ('Scholarships', 'University Admissions', 'Study Abroad', 'Internships', 'Application Tips', 'Financial Aid')),
	CONSTRAINT "blog_posts_language" CHECK ("blog_posts"."language" in ('en', 'sw', 'fr', 'am')),
	CONSTRAINT "blog_posts_translation_of_another" CHECK ("blog_posts"."translation_of" <> "blog_posts"."id"),
	CONSTRAINT "blog_posts_slug" CHECK ("blog_posts"."slug" ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length("blog_posts"."slug") <= 100),
	CONSTRAINT "blog_posts_source_url" CHECK ("blog_posts"."source_url" ~ '^https?://')
);
--> statement-breakpoint
ALTER TABLE "blog_posts" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
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
	"country" text,
	"stage" text,
	"language" text DEFAULT 'en' NOT NULL,
	CONSTRAINT "newsletter_subscribers_email_unique" UNIQUE("email"),
	CONSTRAINT "newsletter_subscribers_country" CHECK ("newsletter_subscribers"."country" in ('Kenya', 'Nigeria', 'Ghana', 'Ethiopia', 'Uganda')),
	CONSTRAINT "newsletter_subscribers_stage" CHECK ("newsletter_subscribers"."stage" in ('school', 'school-done', 'vocational', 'university', 'degree-done', 'masters-done')),
	CONSTRAINT "newsletter_subscribers_language" CHECK ("newsletter_subscribers"."language" in ('en', 'sw', 'fr', 'am')),
	CONSTRAINT "newsletter_subscribers_email" CHECK (length("newsletter_subscribers"."email") <= 254 and "newsletter_subscribers"."email" ~ '^([A-Za-z0-9_''+-]+\.)*[A-Za-z0-9_''+-]*[A-Za-z0-9_+-]@([A-Za-z0-9][A-Za-z0-9-]*\.)+[A-Za-z]{2,}$')
);
--> statement-breakpoint
ALTER TABLE "newsletter_subscribers" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "daily_figures" (
	"day" date PRIMARY KEY NOT NULL,
	"live" integer,
	"confirmed_share" integer,
	"members" integer,
	"saves" integer,
	"missed_searches" integer,
	"mails" integer,
	CONSTRAINT "daily_figures_share" CHECK ("daily_figures"."confirmed_share" between 0 and 100)
);
--> statement-breakpoint
ALTER TABLE "daily_figures" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "import_results" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"run_id" uuid NOT NULL,
	"place" integer NOT NULL,
	"url" text NOT NULL,
	"success" boolean,
	"error" text DEFAULT '' NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"slug" text,
	"title" text,
	"done_at" timestamp with time zone,
	CONSTRAINT "import_results_place" UNIQUE("run_id","place"),
	CONSTRAINT "import_results_done" CHECK (("import_results"."success" is null) = ("import_results"."done_at" is null))
);
--> statement-breakpoint
ALTER TABLE "import_results" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "import_runs" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"kind" text NOT NULL,
	"enhance_with_ai" boolean DEFAULT true NOT NULL,
	"begun_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "import_runs_kind" CHECK ("import_runs"."kind" in ('single', 'multi'))
);
--> statement-breakpoint
ALTER TABLE "import_runs" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "link_checks" (
	"kind" text NOT NULL,
	"record_id" uuid NOT NULL,
	"address" text NOT NULL,
	"failures" integer DEFAULT 0 NOT NULL,
	"status" integer,
	"error" text,
	"checked_at" timestamp with time zone NOT NULL,
	CONSTRAINT "link_checks_kind_record_id_pk" PRIMARY KEY("kind","record_id"),
	CONSTRAINT "link_checks_kind" CHECK ("link_checks"."kind" in ('scholarships', 'colleges', 'internships')),
	CONSTRAINT "link_checks_failures" CHECK ("link_checks"."failures" >= 0)
);
--> statement-breakpoint
ALTER TABLE "link_checks" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "outages" (
	"service" text PRIMARY KEY NOT NULL,
	"reason" text NOT NULL,
	"since" timestamp with time zone NOT NULL,
	"seen_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	CONSTRAINT "outages_service" CHECK ("outages"."service" in ('network', 'mail', 'sms'))
);
--> statement-breakpoint
ALTER TABLE "outages" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "problem_reports" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"kind" text NOT NULL,
	"record_id" uuid NOT NULL,
	"title" text NOT NULL,
	"reason" text NOT NULL,
	"note" text,
	"right_on" date,
	"evidence_url" text,
	"email" text,
	"state" text DEFAULT 'open' NOT NULL,
	"answer" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"handled_at" timestamp with time zone,
	CONSTRAINT "problem_reports_kind" CHECK ("problem_reports"."kind" in ('scholarships', 'colleges', 'internships')),
	CONSTRAINT "problem_reports_reason" CHECK ("problem_reports"."reason" in ('date', 'link', 'closed', 'wrong', 'scam', 'other')),
	CONSTRAINT "problem_reports_state" CHECK ("problem_reports"."state" in ('open', 'resolved', 'dismissed'))
);
--> statement-breakpoint
ALTER TABLE "problem_reports" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "page_reads" (
	"kind" text NOT NULL,
	"record_id" uuid NOT NULL,
	"address" text NOT NULL,
	"text_hash" text,
	"deadline_quote" text,
	"read_at" timestamp with time zone NOT NULL,
	"gone" integer DEFAULT 0 NOT NULL,
	"error" text,
	CONSTRAINT "page_reads_kind_record_id_pk" PRIMARY KEY("kind","record_id"),
	CONSTRAINT "page_reads_kind" CHECK ("page_reads"."kind" in ('scholarships', 'colleges', 'internships'))
);
--> statement-breakpoint
ALTER TABLE "page_reads" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "proposals" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"kind" text NOT NULL,
	"record_id" uuid NOT NULL,
	"reason" text NOT NULL,
	"origin" text DEFAULT 'page' NOT NULL,
	"sent_by" text,
	"field" text NOT NULL,
	"old_value" text,
	"new_value" text,
	"quote" text DEFAULT '' NOT NULL,
	"excerpt" text DEFAULT '' NOT NULL,
	"address" text NOT NULL,
	"saves" integer DEFAULT 0 NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"decided_at" timestamp with time zone,
	CONSTRAINT "proposals_kind" CHECK ("proposals"."kind" in ('scholarships', 'colleges', 'internships')),
	CONSTRAINT "proposals_reason" CHECK ("proposals"."reason" in ('changed', 'new', 'closed', 'open again', 'gone', 'moved', 'other page', 'institution')),
	CONSTRAINT "proposals_state" CHECK ("proposals"."state" in ('waiting', 'accepted', 'corrected', 'rejected', 'applied')),
	CONSTRAINT "proposals_origin" CHECK ("proposals"."origin" in ('page', 'institution'))
);
--> statement-breakpoint
ALTER TABLE "proposals" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "queue_claims" (
	"card" text PRIMARY KEY NOT NULL,
	"editor_id" uuid NOT NULL,
	"until" timestamp with time zone NOT NULL,
	"later_until" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "queue_claims" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "queue_decisions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"editor_id" uuid NOT NULL,
	"card" text NOT NULL,
	"decision" text NOT NULL,
	"before" jsonb,
	"after" jsonb,
	"decided_at" timestamp with time zone NOT NULL,
	"undone_at" timestamp with time zone,
	CONSTRAINT "queue_decisions_decision" CHECK ("queue_decisions"."decision" in ('accept', 'correct', 'reject', 'later', 'merge'))
);
--> statement-breakpoint
ALTER TABLE "queue_decisions" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "record_demand" (
	"kind" text NOT NULL,
	"record_id" uuid NOT NULL,
	"saves" integer NOT NULL,
	"matches" integer NOT NULL,
	"counted_at" timestamp with time zone NOT NULL,
	CONSTRAINT "record_demand_kind_record_id_pk" PRIMARY KEY("kind","record_id"),
	CONSTRAINT "record_demand_kind" CHECK ("record_demand"."kind" in ('scholarships', 'colleges', 'internships'))
);
--> statement-breakpoint
ALTER TABLE "record_demand" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "scrape_sources" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"name" text NOT NULL,
	"url" text NOT NULL,
	"type" text NOT NULL,
	"is_active" boolean DEFAULT false NOT NULL,
	"is_trusted" boolean DEFAULT false NOT NULL,
	"is_official" boolean DEFAULT false NOT NULL,
	"every_days" integer DEFAULT 1 NOT NULL,
	"article_use" text DEFAULT 'draft' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "scrape_sources_name_once" UNIQUE("name"),
	CONSTRAINT "scrape_sources_url_once" UNIQUE("url"),
	CONSTRAINT "scrape_sources_type" CHECK ("scrape_sources"."type" in ('feed', 'sitemap', 'links', 'page')),
	CONSTRAINT "scrape_sources_article_use" CHECK ("scrape_sources"."article_use" in ('draft', 'excerpt', 'whole')),
	CONSTRAINT "scrape_sources_every_days" CHECK ("scrape_sources"."every_days" between 1 and 90)
);
--> statement-breakpoint
ALTER TABLE "scrape_sources" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "scrape_items" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "scrape_items_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"run_id" uuid NOT NULL,
	"source_name" text NOT NULL,
	"address" text NOT NULL,
	"title" text DEFAULT '' NOT NULL,
	"state" text DEFAULT 'found' NOT NULL,
	"error" text,
	"find_id" uuid,
	"done_at" timestamp with time zone,
	CONSTRAINT "scrape_items_once_a_run" UNIQUE("run_id","address"),
	CONSTRAINT "scrape_items_state" CHECK ("scrape_items"."state" in ('found', 'published', 'waiting', 'known', 'refused'))
);
--> statement-breakpoint
ALTER TABLE "scrape_items" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "scrape_runs" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"sources" text[] NOT NULL,
	"enhance_with_ai" boolean DEFAULT true NOT NULL,
	"listed" text[] DEFAULT '{}' NOT NULL,
	"error" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"ended_at" timestamp with time zone,
	CONSTRAINT "scrape_runs_state" CHECK ("scrape_runs"."state" in ('waiting', 'running', 'done', 'failed'))
);
--> statement-breakpoint
ALTER TABLE "scrape_runs" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "scraped_finds" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"address" text NOT NULL,
	"source_name" text NOT NULL,
	"kind" text NOT NULL,
	"title" text NOT NULL,
	"fields" jsonb NOT NULL,
	"state" text NOT NULL,
	"doubts" text[] DEFAULT '{}' NOT NULL,
	"like_id" uuid,
	"record_id" uuid,
	"checked_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"decided_at" timestamp with time zone,
	CONSTRAINT "scraped_finds_address_once" UNIQUE("address"),
	CONSTRAINT "scraped_finds_kind" CHECK ("scraped_finds"."kind" in ('scholarships', 'colleges', 'internships')),
	CONSTRAINT "scraped_finds_state" CHECK ("scraped_finds"."state" in ('waiting', 'published', 'rejected', 'merged'))
);
--> statement-breakpoint
ALTER TABLE "scraped_finds" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "wording_suggestions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"language" text NOT NULL,
	"sentence" text NOT NULL,
	"shown" text NOT NULL,
	"suggested" text NOT NULL,
	"state" text DEFAULT 'open' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"decided_at" timestamp with time zone,
	CONSTRAINT "wording_suggestions_language" CHECK ("wording_suggestions"."language" in ('en', 'sw', 'fr', 'am')),
	CONSTRAINT "wording_suggestions_state" CHECK ("wording_suggestions"."state" in ('open', 'accepted', 'rejected')),
	CONSTRAINT "wording_suggestions_length" CHECK (length("wording_suggestions"."sentence") <= 200 and length("wording_suggestions"."shown") <= 2000 and length("wording_suggestions"."suggested") <= 2000)
);
--> statement-breakpoint
ALTER TABLE "wording_suggestions" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
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
	CONSTRAINT "mailing_runs_kind" CHECK ("mailing_runs"."kind" in ('alert', 'reminder', 'newsletter', 'summary'))
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
	CONSTRAINT "mailings_kind" CHECK ("mailings"."kind" in ('alert', 'reminder', 'newsletter', 'summary')),
	CONSTRAINT "mailings_one_person" CHECK (num_nonnulls("mailings"."user_id", "mailings"."subscriber_id") = 1)
);
--> statement-breakpoint
ALTER TABLE "mailings" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "opened_messages" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"admin_id" uuid,
	"message_id" uuid NOT NULL,
	"channel" text NOT NULL,
	"subject" text NOT NULL,
	"recipient" text,
	"opened_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "opened_messages_channel" CHECK ("opened_messages"."channel" in ('mail', 'sms'))
);
--> statement-breakpoint
ALTER TABLE "opened_messages" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "outbox" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"channel" text NOT NULL,
	"purpose" text DEFAULT 'account' NOT NULL,
	"recipient" text NOT NULL,
	"about_user" uuid,
	"subject" text DEFAULT '' NOT NULL,
	"text" text NOT NULL,
	"html" text,
	"headers" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"mailing_id" uuid,
	"is_to_many" boolean GENERATED ALWAYS AS (purpose in ('alert', 'reminder', 'newsletter', 'summary')) STORED NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"next_try_at" timestamp with time zone DEFAULT now() NOT NULL,
	"claimed_until" timestamp with time zone,
	"failed_at" timestamp with time zone,
	"failure" text,
	CONSTRAINT "outbox_channel" CHECK ("outbox"."channel" in ('mail', 'sms')),
	CONSTRAINT "outbox_purpose" CHECK ("outbox"."purpose" in ('account', 'partner', 'report', 'union', 'alert', 'reminder', 'newsletter', 'summary'))
);
--> statement-breakpoint
ALTER TABLE "outbox" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "partnership_entries" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"partnership_id" uuid NOT NULL,
	"author_id" uuid,
	"kind" text NOT NULL,
	"subject" text,
	"text" text DEFAULT '' NOT NULL,
	"status" text,
	"created_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	CONSTRAINT "partnership_entries_kind" CHECK ("partnership_entries"."kind" in ('note', 'reply', 'status')),
	CONSTRAINT "partnership_entries_status" CHECK ("partnership_entries"."status" in ('new', 'in_conversation', 'accepted', 'declined')),
	CONSTRAINT "partnership_entries_parts" CHECK (("partnership_entries"."kind" = 'status') = ("partnership_entries"."status" is not null) and ("partnership_entries"."kind" = 'reply') = ("partnership_entries"."subject" is not null))
);
--> statement-breakpoint
ALTER TABLE "partnership_entries" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
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
	"status" text DEFAULT 'new' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "school_partnerships_contact_email" CHECK (length("school_partnerships"."contact_email") <= 254 and "school_partnerships"."contact_email" ~ '^([A-Za-z0-9_''+-]+\.)*[A-Za-z0-9_''+-]*[A-Za-z0-9_+-]@([A-Za-z0-9][A-Za-z0-9-]*\.)+[A-Za-z]{2,}$'),
	CONSTRAINT "school_partnerships_school_type" CHECK ("school_partnerships"."school_type" in ('secondary', 'high_school', 'international', 'private', 'public')),
	CONSTRAINT "school_partnerships_number_of_students" CHECK ("school_partnerships"."number_of_students" >= 0),
	CONSTRAINT "school_partnerships_status" CHECK ("school_partnerships"."status" in ('new', 'in_conversation', 'accepted', 'declined'))
);
--> statement-breakpoint
ALTER TABLE "school_partnerships" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "sponsored_days" (
	"listing_id" uuid NOT NULL,
	"day" date NOT NULL,
	"views" integer DEFAULT 0 NOT NULL,
	"clicks" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "sponsored_days_listing_id_day_pk" PRIMARY KEY("listing_id","day"),
	CONSTRAINT "sponsored_days_counts" CHECK ("sponsored_days"."views" >= 0 and "sponsored_days"."clicks" >= 0)
);
--> statement-breakpoint
ALTER TABLE "sponsored_days" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "sponsored_listings" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"title" text NOT NULL,
	"description" text NOT NULL,
	"type" text DEFAULT 'scholarship' NOT NULL,
	"image_url" text,
	"target_url" text NOT NULL,
	"priority" integer DEFAULT 0 NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"start_date" date,
	"end_date" date,
	"sponsor" text,
	"views_count" integer DEFAULT 0 NOT NULL,
	"clicks_count" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "sponsored_listings_type" CHECK ("sponsored_listings"."type" in ('school', 'mentorship', 'course', 'scholarship', 'internship')),
	CONSTRAINT "sponsored_listings_target_url" CHECK ("sponsored_listings"."target_url" ~* '^https?://'),
	CONSTRAINT "sponsored_listings_image_url" CHECK ("sponsored_listings"."image_url" ~* '^https?://')
);
--> statement-breakpoint
ALTER TABLE "sponsored_listings" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "sponsored_requests" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"sponsor" text NOT NULL,
	"email" text NOT NULL,
	"language" text DEFAULT 'en' NOT NULL,
	"title" text NOT NULL,
	"description" text NOT NULL,
	"type" text NOT NULL,
	"target_url" text NOT NULL,
	"image_url" text,
	"picture" "bytea",
	"starts_on" date NOT NULL,
	"weeks" integer NOT NULL,
	"price" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"confirmed_at" timestamp with time zone,
	"state" text DEFAULT 'waiting' NOT NULL,
	"reason" text,
	"decided_at" timestamp with time zone,
	"end_mailed_at" timestamp with time zone,
	"listing_id" uuid,
	CONSTRAINT "sponsored_requests_language" CHECK ("sponsored_requests"."language" in ('en', 'sw', 'fr', 'am')),
	CONSTRAINT "sponsored_requests_type" CHECK ("sponsored_requests"."type" in ('school', 'mentorship', 'course', 'scholarship', 'internship')),
	CONSTRAINT "sponsored_requests_state" CHECK ("sponsored_requests"."state" in ('waiting', 'approved', 'refused', 'stopped')),
	CONSTRAINT "sponsored_requests_email" CHECK (length("sponsored_requests"."email") <= 254 and "sponsored_requests"."email" ~ '^([A-Za-z0-9_''+-]+\.)*[A-Za-z0-9_''+-]*[A-Za-z0-9_+-]@([A-Za-z0-9][A-Za-z0-9-]*\.)+[A-Za-z]{2,}$'),
	CONSTRAINT "sponsored_requests_target_url" CHECK ("sponsored_requests"."target_url" ~* '^https?://'),
	CONSTRAINT "sponsored_requests_image_url" CHECK ("sponsored_requests"."image_url" ~* '^https?://'),
	CONSTRAINT "sponsored_requests_picture" CHECK (length("sponsored_requests"."picture") between 1 and 262144),
	CONSTRAINT "sponsored_requests_weeks" CHECK ("sponsored_requests"."weeks" between 1 and 52 and "sponsored_requests"."price" >= 0)
);
--> statement-breakpoint
ALTER TABLE "sponsored_requests" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "sponsored_view_keys" (
	"key" text PRIMARY KEY NOT NULL,
	"counted_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "sponsored_view_keys" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "rate_limits" (
	"key" text PRIMARY KEY NOT NULL,
	"points" integer DEFAULT 0 NOT NULL,
	"expire" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "rate_limits" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "alert_settings" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"paused_at" timestamp with time zone,
	"rhythm" text DEFAULT 'daily' NOT NULL,
	"minimum_percent" integer DEFAULT 30 NOT NULL,
	"wants_reminders" boolean DEFAULT true NOT NULL,
	"wants_summary" boolean DEFAULT false NOT NULL,
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
CREATE TABLE "saved_news_sent" (
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"opportunity_id" uuid NOT NULL,
	"change_id" bigint,
	"sent_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "saved_news_sent_once" UNIQUE NULLS NOT DISTINCT("user_id","kind","opportunity_id","change_id"),
	CONSTRAINT "saved_news_sent_kind" CHECK ("saved_news_sent"."kind" in ('scholarship', 'college', 'internship'))
);
--> statement-breakpoint
ALTER TABLE "saved_news_sent" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
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
	"stated_age" smallint,
	"stated_age_on" date,
	"finished" text,
	"results" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"wanted_levels" text[] DEFAULT '{}' NOT NULL,
	"field_words" text,
	"other_countries" text[] DEFAULT '{}' NOT NULL,
	"budget_value" numeric,
	"budget_currency" text,
	"work_years" smallint,
	"institution" text,
	"year_of_study" smallint,
	"school_class" text,
	"finished_in" smallint,
	"origin" text,
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
	CONSTRAINT "children_age" CHECK (("children"."stated_age" between 5 and 99) and ("children"."stated_age" is null) = ("children"."stated_age_on" is null) and "children"."work_years" between 0 and 60),
	CONSTRAINT "children_budget" CHECK ("children"."budget_value" is null or ("children"."budget_value" >= 0 and coalesce("children"."budget_currency", '') ~ '^[A-Z]{3}$')),
	CONSTRAINT "children_studies" CHECK ("children"."year_of_study" between 1 and 9 and "children"."finished_in" between 1960 and 2035),
	CONSTRAINT "children_lengths" CHECK (cardinality("children"."citizenships") <= 5 and cardinality("children"."other_countries") <= 30 and length("children"."field_words") <= 200 and length("children"."institution") <= 120 and length("children"."school_class") <= 30 and length("children"."origin") <= 80 and pg_column_size("children"."results") <= 8000 and pg_column_size("children"."tests") <= 2000)
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
CREATE TABLE "phone_actions" (
	"user_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"done_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "phone_actions_user_id_id_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
ALTER TABLE "phone_actions" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
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
CREATE TABLE "ussd_sessions" (
	"key" text PRIMARY KEY NOT NULL,
	"position" jsonb NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "ussd_sessions" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
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
	"age_band" text,
	"citizenships" text[] DEFAULT '{}' NOT NULL,
	"residence" text,
	"region" text,
	"sex" text,
	"born_on" date,
	"stated_age" smallint,
	"stated_age_on" date,
	"finished" text,
	"results" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"wanted_levels" text[] DEFAULT '{}' NOT NULL,
	"field_words" text,
	"other_countries" text[] DEFAULT '{}' NOT NULL,
	"budget_value" numeric,
	"budget_currency" text,
	"work_years" smallint,
	"institution" text,
	"year_of_study" smallint,
	"school_class" text,
	"finished_in" smallint,
	"origin" text,
	"tests" jsonb,
	"looked_on" date,
	"looked_before" date,
	"matches_seen_at" timestamp with time zone,
	"matches_seen_before" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "profiles_role" CHECK ("profiles"."role" in ('student', 'parent')),
	CONSTRAINT "profiles_age_band" CHECK ("profiles"."age_band" in ('under_18', '18_to_24', '25_and_over')),
	CONSTRAINT "profiles_current_education_level" CHECK ("profiles"."current_education_level" in ('high_school', 'undergraduate', 'graduate', 'vocational')),
	CONSTRAINT "profiles_budget_range" CHECK ("profiles"."budget_range" in ('0-5000', '5000-10000', '10000-20000', '20000+')),
	CONSTRAINT "profiles_degree_type" CHECK ("profiles"."degree_type" in ('undergraduate', 'graduate', 'doctorate', 'vocational')),
	CONSTRAINT "profiles_fields_of_interest" CHECK ("profiles"."fields_of_interest" <@ array['Computer Science', 'Engineering', 'Medicine', 'Business', 'Law', 'Education', 'Arts', 'Sciences', 'Agriculture', 'Architecture', 'Nursing', 'Social Work', 'Psychology', 'Communications']::text[]),
	CONSTRAINT "profiles_target_countries" CHECK ("profiles"."target_countries" <@ array['United States', 'United Kingdom', 'Canada', 'Australia', 'Germany', 'France', 'Netherlands', 'South Africa', 'Kenya', 'Ghana', 'Nigeria', 'Uganda', 'Ethiopia', 'Rwanda', 'Tanzania', 'Egypt', 'Morocco', 'China', 'India', 'Japan', 'South Korea', 'Malaysia', 'Hungary', 'Italy', 'Sweden', 'Switzerland']::text[]),
	CONSTRAINT "profiles_graduation_year" CHECK ("profiles"."graduation_year" between 2024 and 2035),
	CONSTRAINT "profiles_gpa" CHECK ("profiles"."gpa" between 0 and 4),
	CONSTRAINT "profiles_sex" CHECK ("profiles"."sex" in ('female', 'male')),
	CONSTRAINT "profiles_finished" CHECK ("profiles"."finished" in ('none', 'primary', 'secondary', 'vocational', 'undergraduate', 'graduate')),
	CONSTRAINT "profiles_wanted_levels" CHECK ("profiles"."wanted_levels" <@ array['high_school', 'vocational', 'undergraduate', 'graduate', 'doctorate', 'short_course']::text[]),
	CONSTRAINT "profiles_age" CHECK (("profiles"."stated_age" between 5 and 99) and ("profiles"."stated_age" is null) = ("profiles"."stated_age_on" is null) and "profiles"."work_years" between 0 and 60),
	CONSTRAINT "profiles_budget" CHECK ("profiles"."budget_value" is null or ("profiles"."budget_value" >= 0 and coalesce("profiles"."budget_currency", '') ~ '^[A-Z]{3}$')),
	CONSTRAINT "profiles_studies" CHECK ("profiles"."year_of_study" between 1 and 9 and "profiles"."finished_in" between 1960 and 2035),
	CONSTRAINT "profiles_lengths" CHECK (cardinality("profiles"."citizenships") <= 5 and cardinality("profiles"."other_countries") <= 30 and length("profiles"."field_words") <= 200 and length("profiles"."institution") <= 120 and length("profiles"."school_class") <= 30 and length("profiles"."origin") <= 80 and pg_column_size("profiles"."results") <= 8000 and pg_column_size("profiles"."tests") <= 2000)
);
--> statement-breakpoint
ALTER TABLE "profiles" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "push_days" (
	"user_id" uuid NOT NULL,
	"day" date NOT NULL,
	"title" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "push_days_user_id_day_pk" PRIMARY KEY("user_id","day")
);
--> statement-breakpoint
ALTER TABLE "push_days" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
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
CREATE TABLE "push_reminders_sent" (
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"opportunity_id" uuid NOT NULL,
	"closes_on" date NOT NULL,
	"days_before" integer NOT NULL,
	"sent_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "push_reminders_sent_user_id_kind_opportunity_id_closes_on_days_before_pk" PRIMARY KEY("user_id","kind","opportunity_id","closes_on","days_before"),
	CONSTRAINT "push_reminders_sent_kind" CHECK ("push_reminders_sent"."kind" in ('scholarship', 'college', 'internship'))
);
--> statement-breakpoint
ALTER TABLE "push_reminders_sent" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
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
	"title" text DEFAULT '' NOT NULL,
	"status" text DEFAULT 'interested' NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"ticked" text[] DEFAULT '{}' NOT NULL,
	"referees" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"wants_opening" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "saved_items_once" UNIQUE("user_id","kind","opportunity_id"),
	CONSTRAINT "saved_items_one_kind" CHECK (num_nonnulls("saved_items"."scholarship_id", "saved_items"."college_id", "saved_items"."internship_id") = 1),
	CONSTRAINT "saved_items_status" CHECK ("saved_items"."status" in ('interested', 'preparing', 'applied', 'shortlisted', 'accepted', 'rejected')),
	CONSTRAINT "saved_items_note_length" CHECK (char_length("saved_items"."note") <= 1000),
	CONSTRAINT "saved_items_ticked" CHECK (cardinality("saved_items"."ticked") <= 60),
	CONSTRAINT "saved_items_referees" CHECK (jsonb_typeof("saved_items"."referees") = 'array' and jsonb_array_length("saved_items"."referees") <= 5)
);
--> statement-breakpoint
ALTER TABLE "saved_items" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "saved_searches" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"search" text NOT NULL,
	"name" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"seen_until" timestamp with time zone DEFAULT now() NOT NULL,
	"paused_at" timestamp with time zone,
	CONSTRAINT "saved_searches_once" UNIQUE("user_id","search"),
	CONSTRAINT "saved_searches_lengths" CHECK (char_length("saved_searches"."search") between 1 and 1500
        and char_length("saved_searches"."name") between 1 and 1500)
);
--> statement-breakpoint
ALTER TABLE "saved_searches" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "search_finds" (
	"search_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"opportunity_id" uuid NOT NULL,
	"found_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "search_finds_search_id_opportunity_id_pk" PRIMARY KEY("search_id","opportunity_id"),
	CONSTRAINT "search_finds_kind" CHECK ("search_finds"."kind" in ('scholarship', 'college', 'internship'))
);
--> statement-breakpoint
ALTER TABLE "search_finds" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
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
ALTER TABLE "factor_challenges" ADD CONSTRAINT "factor_challenges_factor_id_factors_id_fk" FOREIGN KEY ("factor_id") REFERENCES "public"."factors"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "factors" ADD CONSTRAINT "factors_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recovery_codes" ADD CONSTRAINT "recovery_codes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "guardian_consents" ADD CONSTRAINT "guardian_consents_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mail_links" ADD CONSTRAINT "mail_links_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "accounts" ADD CONSTRAINT "accounts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_roles" ADD CONSTRAINT "user_roles_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "catalogue_changes" ADD CONSTRAINT "catalogue_changes_changed_by_users_id_fk" FOREIGN KEY ("changed_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "catalogue_imports" ADD CONSTRAINT "catalogue_imports_imported_by_users_id_fk" FOREIGN KEY ("imported_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "programme_imports" ADD CONSTRAINT "programme_imports_source_id_programme_sources_id_fk" FOREIGN KEY ("source_id") REFERENCES "public"."programme_sources"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "programmes" ADD CONSTRAINT "programmes_source_id_programme_sources_id_fk" FOREIGN KEY ("source_id") REFERENCES "public"."programme_sources"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "programmes" ADD CONSTRAINT "programmes_college_id_colleges_id_fk" FOREIGN KEY ("college_id") REFERENCES "public"."colleges"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "school_spotlights" ADD CONSTRAINT "school_spotlights_school_id_colleges_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."colleges"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "union_follows" ADD CONSTRAINT "union_follows_thread_id_union_threads_id_fk" FOREIGN KEY ("thread_id") REFERENCES "public"."union_threads"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "union_follows" ADD CONSTRAINT "union_follows_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "union_votes" ADD CONSTRAINT "union_votes_post_id_union_posts_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."union_posts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "union_votes" ADD CONSTRAINT "union_votes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "union_bans" ADD CONSTRAINT "union_bans_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "union_bans" ADD CONSTRAINT "union_bans_post_id_union_posts_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."union_posts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "union_members" ADD CONSTRAINT "union_members_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "union_moderations" ADD CONSTRAINT "union_moderations_moderator_id_users_id_fk" FOREIGN KEY ("moderator_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "union_moderations" ADD CONSTRAINT "union_moderations_post_id_union_posts_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."union_posts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "union_reports" ADD CONSTRAINT "union_reports_post_id_union_posts_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."union_posts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "union_reports" ADD CONSTRAINT "union_reports_reporter_id_users_id_fk" FOREIGN KEY ("reporter_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "union_posts" ADD CONSTRAINT "union_posts_thread_id_union_threads_id_fk" FOREIGN KEY ("thread_id") REFERENCES "public"."union_threads"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "union_posts" ADD CONSTRAINT "union_posts_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "union_threads" ADD CONSTRAINT "union_threads_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "union_threads" ADD CONSTRAINT "union_threads_accepted_post_id_union_posts_id_fk" FOREIGN KEY ("accepted_post_id") REFERENCES "public"."union_posts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "article_images" ADD CONSTRAINT "article_images_article_id_blog_posts_id_fk" FOREIGN KEY ("article_id") REFERENCES "public"."blog_posts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "blog_posts" ADD CONSTRAINT "blog_posts_translation_of_blog_posts_id_fk" FOREIGN KEY ("translation_of") REFERENCES "public"."blog_posts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "import_results" ADD CONSTRAINT "import_results_run_id_import_runs_id_fk" FOREIGN KEY ("run_id") REFERENCES "public"."import_runs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "scrape_items" ADD CONSTRAINT "scrape_items_run_id_scrape_runs_id_fk" FOREIGN KEY ("run_id") REFERENCES "public"."scrape_runs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "scrape_items" ADD CONSTRAINT "scrape_items_find_id_scraped_finds_id_fk" FOREIGN KEY ("find_id") REFERENCES "public"."scraped_finds"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mailings" ADD CONSTRAINT "mailings_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mailings" ADD CONSTRAINT "mailings_subscriber_id_newsletter_subscribers_id_fk" FOREIGN KEY ("subscriber_id") REFERENCES "public"."newsletter_subscribers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "opened_messages" ADD CONSTRAINT "opened_messages_admin_id_users_id_fk" FOREIGN KEY ("admin_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "outbox" ADD CONSTRAINT "outbox_about_user_users_id_fk" FOREIGN KEY ("about_user") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "outbox" ADD CONSTRAINT "outbox_mailing_id_mailings_id_fk" FOREIGN KEY ("mailing_id") REFERENCES "public"."mailings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "partnership_entries" ADD CONSTRAINT "partnership_entries_partnership_id_school_partnerships_id_fk" FOREIGN KEY ("partnership_id") REFERENCES "public"."school_partnerships"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "partnership_entries" ADD CONSTRAINT "partnership_entries_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sponsored_days" ADD CONSTRAINT "sponsored_days_listing_id_sponsored_listings_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."sponsored_listings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sponsored_requests" ADD CONSTRAINT "sponsored_requests_listing_id_sponsored_listings_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."sponsored_listings"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "alert_settings" ADD CONSTRAINT "alert_settings_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reminders_sent" ADD CONSTRAINT "reminders_sent_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_news_sent" ADD CONSTRAINT "saved_news_sent_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "children" ADD CONSTRAINT "children_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "circumstances" ADD CONSTRAINT "circumstances_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "circumstances" ADD CONSTRAINT "circumstances_child_id_children_id_fk" FOREIGN KEY ("child_id") REFERENCES "public"."children"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "course_plans" ADD CONSTRAINT "course_plans_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "phone_actions" ADD CONSTRAINT "phone_actions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "linked_phones" ADD CONSTRAINT "linked_phones_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "profiles" ADD CONSTRAINT "profiles_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "push_days" ADD CONSTRAINT "push_days_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "push_messages" ADD CONSTRAINT "push_messages_session_id_push_subscriptions_session_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."push_subscriptions"("session_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "push_reminders_sent" ADD CONSTRAINT "push_reminders_sent_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "push_subscriptions" ADD CONSTRAINT "push_subscriptions_session_id_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "push_subscriptions" ADD CONSTRAINT "push_subscriptions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hidden_matches" ADD CONSTRAINT "hidden_matches_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_calendars" ADD CONSTRAINT "saved_calendars_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_items" ADD CONSTRAINT "saved_items_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_searches" ADD CONSTRAINT "saved_searches_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "search_finds" ADD CONSTRAINT "search_finds_search_id_saved_searches_id_fk" FOREIGN KEY ("search_id") REFERENCES "public"."saved_searches"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "search_finds" ADD CONSTRAINT "search_finds_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "factor_challenges_factor" ON "factor_challenges" USING btree ("factor_id");--> statement-breakpoint
CREATE INDEX "factors_user" ON "factors" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "recovery_codes_user" ON "recovery_codes" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "mail_links_user" ON "mail_links" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "mail_links_sent_to" ON "mail_links" USING btree ("sent_to");--> statement-breakpoint
CREATE INDEX "mail_links_expire" ON "mail_links" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "accounts_user" ON "accounts" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "sessions_user" ON "sessions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "verifications_identifier" ON "verifications" USING btree ("identifier");--> statement-breakpoint
CREATE INDEX "catalogue_changes_record" ON "catalogue_changes" USING btree ("record_id","id");--> statement-breakpoint
CREATE INDEX "catalogue_changes_of_kind" ON "catalogue_changes" USING btree ("kind","id");--> statement-breakpoint
CREATE INDEX "catalogue_changes_person" ON "catalogue_changes" USING btree ("changed_by","id");--> statement-breakpoint
CREATE INDEX "catalogue_changes_batch" ON "catalogue_changes" USING btree ("batch_id") WHERE "catalogue_changes"."batch_id" is not null;--> statement-breakpoint
CREATE INDEX "catalogue_imports_newest" ON "catalogue_imports" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "unpublished_records_newest" ON "unpublished_records" USING btree ("kind","created_at","id");--> statement-breakpoint
CREATE INDEX "unpublished_records_near_title" ON "unpublished_records" USING gist ("plain_title" gist_trgm_ops(siglen=256));--> statement-breakpoint
CREATE INDEX "unpublished_records_together" ON "unpublished_records" USING btree ("together") WHERE "unpublished_records"."together" is not null;--> statement-breakpoint
CREATE INDEX "colleges_newest" ON "colleges" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "colleges_leaving" ON "colleges" USING btree ("listed_until","created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "colleges_image" ON "colleges" USING hash ("image_url");--> statement-breakpoint
CREATE INDEX "colleges_logo" ON "colleges" USING hash ("logo_url");--> statement-breakpoint
CREATE INDEX "colleges_near_title" ON "colleges" USING gist ("plain_title" gist_trgm_ops(siglen=256));--> statement-breakpoint
CREATE INDEX "colleges_same_title" ON "colleges" USING hash ("plain_title");--> statement-breakpoint
CREATE INDEX "colleges_same_address" ON "colleges" USING btree (plain_address("website_url")) WHERE "colleges"."website_url" <> '';--> statement-breakpoint
CREATE INDEX "different_records_newest" ON "different_records" USING btree ("kind","created_at");--> statement-breakpoint
CREATE INDEX "events_event_date" ON "events" USING btree ("event_date");--> statement-breakpoint
CREATE INDEX "internships_newest" ON "internships" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "internships_leaving" ON "internships" USING btree ("listed_until","created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "internships_near_title" ON "internships" USING gist ("plain_title" gist_trgm_ops(siglen=256));--> statement-breakpoint
CREATE INDEX "internships_same_title" ON "internships" USING hash ("plain_title");--> statement-breakpoint
CREATE INDEX "internships_same_address" ON "internships" USING btree (plain_address("application_url")) WHERE "internships"."application_url" <> '';--> statement-breakpoint
CREATE INDEX "merged_records_kept" ON "merged_records" USING btree ("kept_id");--> statement-breakpoint
CREATE INDEX "programmes_source_id" ON "programmes" USING btree ("source_id");--> statement-breakpoint
CREATE INDEX "programmes_college_id" ON "programmes" USING btree ("college_id");--> statement-breakpoint
CREATE INDEX "scholarships_newest" ON "scholarships" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "scholarships_leaving" ON "scholarships" USING btree ("listed_until","created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "scholarships_near_title" ON "scholarships" USING gist ("plain_title" gist_trgm_ops(siglen=256));--> statement-breakpoint
CREATE INDEX "scholarships_same_title" ON "scholarships" USING hash ("plain_title");--> statement-breakpoint
CREATE INDEX "scholarships_same_address" ON "scholarships" USING btree (plain_address("application_url")) WHERE "scholarships"."application_url" <> '';--> statement-breakpoint
CREATE INDEX "school_spotlights_school" ON "school_spotlights" USING btree ("school_id");--> statement-breakpoint
CREATE INDEX "test_prep_test_type" ON "test_prep" USING btree ("test_type");--> statement-breakpoint
CREATE INDEX "union_follows_person" ON "union_follows" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "union_votes_person" ON "union_votes" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "union_bans_person" ON "union_bans" USING btree ("user_id") WHERE "union_bans"."lifted_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "union_members_display_name" ON "union_members" USING btree (searchable("display_name"));--> statement-breakpoint
CREATE INDEX "union_moderations_newest" ON "union_moderations" USING btree ("done_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "union_moderations_moderator" ON "union_moderations" USING btree ("moderator_id");--> statement-breakpoint
CREATE INDEX "union_reports_open" ON "union_reports" USING btree ("reported_at") WHERE "union_reports"."closed_at" is null;--> statement-breakpoint
CREATE INDEX "union_reports_reporter" ON "union_reports" USING btree ("reporter_id");--> statement-breakpoint
CREATE UNIQUE INDEX "union_posts_opening" ON "union_posts" USING btree ("thread_id") WHERE "union_posts"."is_opening";--> statement-breakpoint
CREATE INDEX "union_posts_thread" ON "union_posts" USING btree ("thread_id","created_at","id");--> statement-breakpoint
CREATE INDEX "union_posts_author" ON "union_posts" USING btree ("author_id","created_at");--> statement-breakpoint
CREATE INDEX "union_posts_newest" ON "union_posts" USING btree ("created_at" DESC NULLS LAST,"id" DESC NULLS LAST) WHERE "union_posts"."state" = 'shown';--> statement-breakpoint
CREATE INDEX "union_posts_search" ON "union_posts" USING gin ("search_text" gin_trgm_ops) WHERE "union_posts"."state" = 'shown';--> statement-breakpoint
CREATE INDEX "union_posts_waiting" ON "union_posts" USING btree ("created_at") WHERE "union_posts"."reviewed_at" is null and ("union_posts"."state" = 'held' or "union_posts"."flags" <> '{}');--> statement-breakpoint
CREATE INDEX "union_threads_topic_active" ON "union_threads" USING btree ("topic","last_activity_at" DESC NULLS LAST,"id" DESC NULLS LAST) WHERE "union_threads"."state" = 'shown';--> statement-breakpoint
CREATE INDEX "union_threads_active" ON "union_threads" USING btree ("last_activity_at" DESC NULLS LAST) WHERE "union_threads"."state" = 'shown';--> statement-breakpoint
CREATE INDEX "union_threads_author" ON "union_threads" USING btree ("author_id");--> statement-breakpoint
CREATE INDEX "union_threads_scholarship" ON "union_threads" USING btree ("scholarship_id","last_activity_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "union_threads_college" ON "union_threads" USING btree ("college_id","last_activity_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "union_threads_internship" ON "union_threads" USING btree ("internship_id","last_activity_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "article_images_article" ON "article_images" USING btree ("article_id");--> statement-breakpoint
CREATE UNIQUE INDEX "blog_posts_source_url_once" ON "blog_posts" USING btree ("source_url");--> statement-breakpoint
CREATE UNIQUE INDEX "blog_posts_translation_once" ON "blog_posts" USING btree ("translation_of","language");--> statement-breakpoint
CREATE INDEX "blog_posts_newest" ON "blog_posts" USING btree ("published_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE UNIQUE INDEX "newsletter_edits_one_waits" ON "newsletter_edits" USING btree (("issue_day" is null)) WHERE "newsletter_edits"."issue_day" is null;--> statement-breakpoint
CREATE INDEX "import_runs_newest" ON "import_runs" USING btree ("begun_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "link_checks_failing" ON "link_checks" USING btree ("failures") WHERE "link_checks"."failures" > 0;--> statement-breakpoint
CREATE INDEX "problem_reports_queue" ON "problem_reports" USING btree ("state","created_at");--> statement-breakpoint
CREATE INDEX "problem_reports_open_of_record" ON "problem_reports" USING btree ("record_id") WHERE "problem_reports"."state" = 'open';--> statement-breakpoint
CREATE UNIQUE INDEX "proposals_one_waiting" ON "proposals" USING btree ("kind","record_id","field","origin") WHERE "proposals"."state" = 'waiting';--> statement-breakpoint
CREATE INDEX "proposals_of_record" ON "proposals" USING btree ("record_id","created_at");--> statement-breakpoint
CREATE INDEX "queue_decisions_of_editor" ON "queue_decisions" USING btree ("editor_id","decided_at");--> statement-breakpoint
CREATE INDEX "scrape_items_of_find" ON "scrape_items" USING btree ("find_id");--> statement-breakpoint
CREATE UNIQUE INDEX "scrape_runs_one_at_a_time" ON "scrape_runs" USING btree (("ended_at" is null)) WHERE "scrape_runs"."ended_at" is null;--> statement-breakpoint
CREATE INDEX "scrape_runs_newest" ON "scrape_runs" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "scraped_finds_queue" ON "scraped_finds" USING btree ("state","created_at");--> statement-breakpoint
CREATE INDEX "wording_suggestions_queue" ON "wording_suggestions" USING btree ("state","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "mailings_once_a_day" ON "mailings" USING btree ("user_id","kind","day");--> statement-breakpoint
CREATE UNIQUE INDEX "mailings_subscriber_once_a_day" ON "mailings" USING btree ("subscriber_id","kind","day");--> statement-breakpoint
CREATE INDEX "mailings_by_day" ON "mailings" USING btree ("kind","day");--> statement-breakpoint
CREATE INDEX "opened_messages_newest" ON "opened_messages" USING btree ("opened_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "opened_messages_admin" ON "opened_messages" USING btree ("admin_id");--> statement-breakpoint
CREATE INDEX "opened_messages_recipient" ON "opened_messages" USING btree ("recipient");--> statement-breakpoint
CREATE INDEX "outbox_newest" ON "outbox" USING btree ("created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "outbox_recipient" ON "outbox" USING btree ("recipient");--> statement-breakpoint
CREATE INDEX "outbox_mailing" ON "outbox" USING btree ("mailing_id");--> statement-breakpoint
CREATE INDEX "outbox_about_user" ON "outbox" USING btree ("about_user");--> statement-breakpoint
CREATE INDEX "outbox_due" ON "outbox" USING btree ("is_to_many","next_try_at") WHERE "outbox"."channel" = 'mail' and "outbox"."failed_at" is null;--> statement-breakpoint
CREATE INDEX "partnership_entries_thread" ON "partnership_entries" USING btree ("partnership_id","created_at");--> statement-breakpoint
CREATE INDEX "partnership_entries_author" ON "partnership_entries" USING btree ("author_id");--> statement-breakpoint
CREATE INDEX "school_partnerships_newest" ON "school_partnerships" USING btree ("created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "sponsored_days_day" ON "sponsored_days" USING btree ("day");--> statement-breakpoint
CREATE INDEX "sponsored_listings_order" ON "sponsored_listings" USING btree ("is_active","priority" DESC NULLS LAST,"created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "sponsored_requests_listing" ON "sponsored_requests" USING btree ("listing_id");--> statement-breakpoint
CREATE INDEX "sponsored_view_keys_counted_at" ON "sponsored_view_keys" USING btree ("counted_at");--> statement-breakpoint
CREATE INDEX "rate_limits_expire" ON "rate_limits" USING btree ("expire");--> statement-breakpoint
CREATE INDEX "children_of" ON "children" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "phone_actions_done" ON "phone_actions" USING btree ("done_at");--> statement-breakpoint
CREATE INDEX "linked_phones_user" ON "linked_phones" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "linked_phones_number" ON "linked_phones" USING btree ("number_hash") WHERE "linked_phones"."linked_at" is not null;--> statement-breakpoint
CREATE INDEX "ussd_sessions_expires" ON "ussd_sessions" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "push_days_day" ON "push_days" USING btree ("day");--> statement-breakpoint
CREATE UNIQUE INDEX "push_messages_once" ON "push_messages" USING btree ("session_id","tag");--> statement-breakpoint
CREATE INDEX "push_messages_due" ON "push_messages" USING btree ("next_try_at");--> statement-breakpoint
CREATE UNIQUE INDEX "push_subscriptions_endpoint_once" ON "push_subscriptions" USING btree ("endpoint");--> statement-breakpoint
CREATE INDEX "push_subscriptions_user" ON "push_subscriptions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "hidden_matches_scholarship" ON "hidden_matches" USING btree ("scholarship_id") WHERE "hidden_matches"."scholarship_id" is not null;--> statement-breakpoint
CREATE INDEX "hidden_matches_college" ON "hidden_matches" USING btree ("college_id") WHERE "hidden_matches"."college_id" is not null;--> statement-breakpoint
CREATE INDEX "hidden_matches_internship" ON "hidden_matches" USING btree ("internship_id") WHERE "hidden_matches"."internship_id" is not null;--> statement-breakpoint
CREATE INDEX "saved_items_scholarship" ON "saved_items" USING btree ("scholarship_id") WHERE "saved_items"."scholarship_id" is not null;--> statement-breakpoint
CREATE INDEX "saved_items_college" ON "saved_items" USING btree ("college_id") WHERE "saved_items"."college_id" is not null;--> statement-breakpoint
CREATE INDEX "saved_items_internship" ON "saved_items" USING btree ("internship_id") WHERE "saved_items"."internship_id" is not null;--> statement-breakpoint
CREATE INDEX "saved_searches_search" ON "saved_searches" USING btree ("search");--> statement-breakpoint
CREATE INDEX "search_finds_user" ON "search_finds" USING btree ("user_id");--> statement-breakpoint
CREATE POLICY "read_admin" ON "missed_searches" AS PERMISSIVE FOR SELECT TO "fursa_admin" USING (true);--> statement-breakpoint
CREATE POLICY "remove_admin" ON "missed_searches" AS PERMISSIVE FOR DELETE TO "fursa_admin" USING (true);--> statement-breakpoint
CREATE POLICY "read_visitor_member_worker" ON "search_synonyms" AS PERMISSIVE FOR SELECT TO "fursa_member", "fursa_visitor", "fursa_worker" USING (true);--> statement-breakpoint
CREATE POLICY "read_admin" ON "search_synonyms" AS PERMISSIVE FOR SELECT TO "fursa_admin" USING (true);--> statement-breakpoint
CREATE POLICY "add_admin" ON "search_synonyms" AS PERMISSIVE FOR INSERT TO "fursa_admin" WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "change_admin" ON "search_synonyms" AS PERMISSIVE FOR UPDATE TO "fursa_admin" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "remove_admin" ON "search_synonyms" AS PERMISSIVE FOR DELETE TO "fursa_admin" USING (true);--> statement-breakpoint
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
CREATE POLICY "read_accounts" ON "mail_links" AS PERMISSIVE FOR SELECT TO "fursa_accounts" USING (true);--> statement-breakpoint
CREATE POLICY "add_accounts" ON "mail_links" AS PERMISSIVE FOR INSERT TO "fursa_accounts" WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "change_accounts" ON "mail_links" AS PERMISSIVE FOR UPDATE TO "fursa_accounts" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "remove_accounts" ON "mail_links" AS PERMISSIVE FOR DELETE TO "fursa_accounts" USING (true);--> statement-breakpoint
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
CREATE POLICY "remove_accounts" ON "verifications" AS PERMISSIVE FOR DELETE TO "fursa_accounts" USING (true);--> statement-breakpoint
CREATE POLICY "read_member" ON "user_roles" AS PERMISSIVE FOR SELECT TO "fursa_member" USING ("user_roles"."user_id" = current_user_id());--> statement-breakpoint
CREATE POLICY "read_admin_worker" ON "user_roles" AS PERMISSIVE FOR SELECT TO "fursa_admin", "fursa_worker" USING (true);--> statement-breakpoint
CREATE POLICY "read_accounts" ON "user_roles" AS PERMISSIVE FOR SELECT TO "fursa_accounts" USING (true);--> statement-breakpoint
CREATE POLICY "read_member_admin" ON "users" AS PERMISSIVE FOR SELECT TO "fursa_admin", "fursa_member" USING ("users"."id" = current_user_id());--> statement-breakpoint
CREATE POLICY "read_admin" ON "users" AS PERMISSIVE FOR SELECT TO "fursa_admin" USING (exists (select 1 from user_roles where user_roles.user_id = "users"."id" and user_roles.role = 'admin'));--> statement-breakpoint
CREATE POLICY "read_worker" ON "users" AS PERMISSIVE FOR SELECT TO "fursa_worker" USING (true);--> statement-breakpoint
CREATE POLICY "read_accounts" ON "users" AS PERMISSIVE FOR SELECT TO "fursa_accounts" USING (true);--> statement-breakpoint
CREATE POLICY "add_accounts" ON "users" AS PERMISSIVE FOR INSERT TO "fursa_accounts" WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "change_accounts" ON "users" AS PERMISSIVE FOR UPDATE TO "fursa_accounts" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "remove_accounts" ON "users" AS PERMISSIVE FOR DELETE TO "fursa_accounts" USING (true);--> statement-breakpoint
CREATE POLICY "read_admin_worker" ON "catalogue_changes" AS PERMISSIVE FOR SELECT TO "fursa_admin", "fursa_worker" USING (true);--> statement-breakpoint
CREATE POLICY "read_member" ON "catalogue_changes" AS PERMISSIVE FOR SELECT TO "fursa_member" USING ("catalogue_changes"."changed_by" = current_user_id());--> statement-breakpoint
CREATE POLICY "read_admin" ON "catalogue_imports" AS PERMISSIVE FOR SELECT TO "fursa_admin" USING (true);--> statement-breakpoint
CREATE POLICY "add_admin" ON "catalogue_imports" AS PERMISSIVE FOR INSERT TO "fursa_admin" WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "change_admin" ON "catalogue_imports" AS PERMISSIVE FOR UPDATE TO "fursa_admin" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "remove_admin" ON "catalogue_imports" AS PERMISSIVE FOR DELETE TO "fursa_admin" USING (true);--> statement-breakpoint
CREATE POLICY "read_member" ON "catalogue_imports" AS PERMISSIVE FOR SELECT TO "fursa_member" USING ("catalogue_imports"."imported_by" = current_user_id());--> statement-breakpoint
CREATE POLICY "read_admin" ON "unpublished_records" AS PERMISSIVE FOR SELECT TO "fursa_admin" USING (true);--> statement-breakpoint
CREATE POLICY "add_admin" ON "unpublished_records" AS PERMISSIVE FOR INSERT TO "fursa_admin" WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "change_admin" ON "unpublished_records" AS PERMISSIVE FOR UPDATE TO "fursa_admin" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "remove_admin" ON "unpublished_records" AS PERMISSIVE FOR DELETE TO "fursa_admin" USING (true);--> statement-breakpoint
CREATE POLICY "read_worker" ON "unpublished_records" AS PERMISSIVE FOR SELECT TO "fursa_worker" USING (true);--> statement-breakpoint
CREATE POLICY "add_worker" ON "unpublished_records" AS PERMISSIVE FOR INSERT TO "fursa_worker" WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "change_worker" ON "unpublished_records" AS PERMISSIVE FOR UPDATE TO "fursa_worker" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "read_admin_worker" ON "catalogue_days" AS PERMISSIVE FOR SELECT TO "fursa_admin", "fursa_worker" USING (true);--> statement-breakpoint
CREATE POLICY "add_worker" ON "catalogue_days" AS PERMISSIVE FOR INSERT TO "fursa_worker" WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "change_worker" ON "catalogue_days" AS PERMISSIVE FOR UPDATE TO "fursa_worker" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "read_visitor_member_admin_worker" ON "colleges" AS PERMISSIVE FOR SELECT TO "fursa_admin", "fursa_member", "fursa_visitor", "fursa_worker" USING (true);--> statement-breakpoint
CREATE POLICY "add_admin_worker" ON "colleges" AS PERMISSIVE FOR INSERT TO "fursa_admin", "fursa_worker" WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "change_admin_worker" ON "colleges" AS PERMISSIVE FOR UPDATE TO "fursa_admin", "fursa_worker" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "remove_admin" ON "colleges" AS PERMISSIVE FOR DELETE TO "fursa_admin" USING (true);--> statement-breakpoint
CREATE POLICY "read_visitor_member_worker" ON "currency_rates" AS PERMISSIVE FOR SELECT TO "fursa_member", "fursa_visitor", "fursa_worker" USING (true);--> statement-breakpoint
CREATE POLICY "read_admin" ON "currency_rates" AS PERMISSIVE FOR SELECT TO "fursa_admin" USING (true);--> statement-breakpoint
CREATE POLICY "add_admin" ON "currency_rates" AS PERMISSIVE FOR INSERT TO "fursa_admin" WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "change_admin" ON "currency_rates" AS PERMISSIVE FOR UPDATE TO "fursa_admin" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "remove_admin" ON "currency_rates" AS PERMISSIVE FOR DELETE TO "fursa_admin" USING (true);--> statement-breakpoint
CREATE POLICY "read_admin" ON "different_records" AS PERMISSIVE FOR SELECT TO "fursa_admin" USING (true);--> statement-breakpoint
CREATE POLICY "add_admin" ON "different_records" AS PERMISSIVE FOR INSERT TO "fursa_admin" WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "change_admin" ON "different_records" AS PERMISSIVE FOR UPDATE TO "fursa_admin" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "remove_admin" ON "different_records" AS PERMISSIVE FOR DELETE TO "fursa_admin" USING (true);--> statement-breakpoint
CREATE POLICY "read_visitor_member_admin_worker" ON "events" AS PERMISSIVE FOR SELECT TO "fursa_admin", "fursa_member", "fursa_visitor", "fursa_worker" USING (true);--> statement-breakpoint
CREATE POLICY "add_admin" ON "events" AS PERMISSIVE FOR INSERT TO "fursa_admin" WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "change_admin" ON "events" AS PERMISSIVE FOR UPDATE TO "fursa_admin" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "remove_admin" ON "events" AS PERMISSIVE FOR DELETE TO "fursa_admin" USING (true);--> statement-breakpoint
CREATE POLICY "read_visitor_member" ON "image_copies" AS PERMISSIVE FOR SELECT TO "fursa_member", "fursa_visitor" USING ("image_copies"."content" is not null);--> statement-breakpoint
CREATE POLICY "read_admin" ON "image_copies" AS PERMISSIVE FOR SELECT TO "fursa_admin" USING (true);--> statement-breakpoint
CREATE POLICY "read_worker" ON "image_copies" AS PERMISSIVE FOR SELECT TO "fursa_worker" USING (true);--> statement-breakpoint
CREATE POLICY "add_worker" ON "image_copies" AS PERMISSIVE FOR INSERT TO "fursa_worker" WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "change_worker" ON "image_copies" AS PERMISSIVE FOR UPDATE TO "fursa_worker" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "remove_worker" ON "image_copies" AS PERMISSIVE FOR DELETE TO "fursa_worker" USING (true);--> statement-breakpoint
CREATE POLICY "read_visitor_member_admin_worker" ON "internships" AS PERMISSIVE FOR SELECT TO "fursa_admin", "fursa_member", "fursa_visitor", "fursa_worker" USING (true);--> statement-breakpoint
CREATE POLICY "add_admin_worker" ON "internships" AS PERMISSIVE FOR INSERT TO "fursa_admin", "fursa_worker" WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "change_admin_worker" ON "internships" AS PERMISSIVE FOR UPDATE TO "fursa_admin", "fursa_worker" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "remove_admin" ON "internships" AS PERMISSIVE FOR DELETE TO "fursa_admin" USING (true);--> statement-breakpoint
CREATE POLICY "read_visitor_member_admin_worker" ON "merged_records" AS PERMISSIVE FOR SELECT TO "fursa_admin", "fursa_member", "fursa_visitor", "fursa_worker" USING (true);--> statement-breakpoint
CREATE POLICY "read_admin" ON "programme_imports" AS PERMISSIVE FOR SELECT TO "fursa_admin" USING (true);--> statement-breakpoint
CREATE POLICY "add_admin" ON "programme_imports" AS PERMISSIVE FOR INSERT TO "fursa_admin" WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "change_admin" ON "programme_imports" AS PERMISSIVE FOR UPDATE TO "fursa_admin" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "remove_admin" ON "programme_imports" AS PERMISSIVE FOR DELETE TO "fursa_admin" USING (true);--> statement-breakpoint
CREATE POLICY "read_visitor_member_admin_worker" ON "programme_sources" AS PERMISSIVE FOR SELECT TO "fursa_admin", "fursa_member", "fursa_visitor", "fursa_worker" USING (true);--> statement-breakpoint
CREATE POLICY "add_admin" ON "programme_sources" AS PERMISSIVE FOR INSERT TO "fursa_admin" WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "change_admin" ON "programme_sources" AS PERMISSIVE FOR UPDATE TO "fursa_admin" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "remove_admin" ON "programme_sources" AS PERMISSIVE FOR DELETE TO "fursa_admin" USING (true);--> statement-breakpoint
CREATE POLICY "read_visitor_member_admin_worker" ON "programmes" AS PERMISSIVE FOR SELECT TO "fursa_admin", "fursa_member", "fursa_visitor", "fursa_worker" USING (true);--> statement-breakpoint
CREATE POLICY "add_admin" ON "programmes" AS PERMISSIVE FOR INSERT TO "fursa_admin" WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "change_admin" ON "programmes" AS PERMISSIVE FOR UPDATE TO "fursa_admin" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "remove_admin" ON "programmes" AS PERMISSIVE FOR DELETE TO "fursa_admin" USING (true);--> statement-breakpoint
CREATE POLICY "read_visitor_member_admin_worker" ON "scholarships" AS PERMISSIVE FOR SELECT TO "fursa_admin", "fursa_member", "fursa_visitor", "fursa_worker" USING (true);--> statement-breakpoint
CREATE POLICY "add_admin_worker" ON "scholarships" AS PERMISSIVE FOR INSERT TO "fursa_admin", "fursa_worker" WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "change_admin_worker" ON "scholarships" AS PERMISSIVE FOR UPDATE TO "fursa_admin", "fursa_worker" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "remove_admin" ON "scholarships" AS PERMISSIVE FOR DELETE TO "fursa_admin" USING (true);--> statement-breakpoint
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
CREATE POLICY "read_admin" ON "starter_loads" AS PERMISSIVE FOR SELECT TO "fursa_admin" USING (true);--> statement-breakpoint
CREATE POLICY "read_admin" ON "starter_records" AS PERMISSIVE FOR SELECT TO "fursa_admin" USING (true);--> statement-breakpoint
CREATE POLICY "read_visitor_member_admin_worker" ON "test_prep" AS PERMISSIVE FOR SELECT TO "fursa_admin", "fursa_member", "fursa_visitor", "fursa_worker" USING (true);--> statement-breakpoint
CREATE POLICY "add_admin" ON "test_prep" AS PERMISSIVE FOR INSERT TO "fursa_admin" WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "change_admin" ON "test_prep" AS PERMISSIVE FOR UPDATE TO "fursa_admin" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "remove_admin" ON "test_prep" AS PERMISSIVE FOR DELETE TO "fursa_admin" USING (true);--> statement-breakpoint
CREATE POLICY "read_member_admin" ON "union_follows" AS PERMISSIVE FOR SELECT TO "fursa_admin", "fursa_member" USING ("union_follows"."user_id" = current_user_id());--> statement-breakpoint
CREATE POLICY "add_member_admin" ON "union_follows" AS PERMISSIVE FOR INSERT TO "fursa_admin", "fursa_member" WITH CHECK ("union_follows"."user_id" = current_user_id() and exists (select 1 from users u where u.id = current_user_id() and u.email_verified));--> statement-breakpoint
CREATE POLICY "change_member_admin" ON "union_follows" AS PERMISSIVE FOR UPDATE TO "fursa_admin", "fursa_member" USING ("union_follows"."user_id" = current_user_id()) WITH CHECK ("union_follows"."user_id" = current_user_id());--> statement-breakpoint
CREATE POLICY "remove_member_admin" ON "union_follows" AS PERMISSIVE FOR DELETE TO "fursa_admin", "fursa_member" USING ("union_follows"."user_id" = current_user_id());--> statement-breakpoint
CREATE POLICY "read_worker" ON "union_follows" AS PERMISSIVE FOR SELECT TO "fursa_worker" USING (true);--> statement-breakpoint
CREATE POLICY "change_worker" ON "union_follows" AS PERMISSIVE FOR UPDATE TO "fursa_worker" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "remove_worker" ON "union_follows" AS PERMISSIVE FOR DELETE TO "fursa_worker" USING (true);--> statement-breakpoint
CREATE POLICY "read_member_admin" ON "union_votes" AS PERMISSIVE FOR SELECT TO "fursa_admin", "fursa_member" USING ("union_votes"."user_id" = current_user_id());--> statement-breakpoint
CREATE POLICY "add_member_admin" ON "union_votes" AS PERMISSIVE FOR INSERT TO "fursa_admin", "fursa_member" WITH CHECK ("union_votes"."user_id" = current_user_id() and not exists (select 1 from union_bans b where b.user_id = current_user_id() and b.lifted_at is null and (b.ends_at is null or b.ends_at > now())) and exists (select 1 from users u where u.id = current_user_id() and u.email_verified) and exists (select 1 from "union_posts" p where p.id = "union_votes"."post_id" and p.state = 'shown' and p.author_id is distinct from current_user_id()));--> statement-breakpoint
CREATE POLICY "remove_member_admin" ON "union_votes" AS PERMISSIVE FOR DELETE TO "fursa_admin", "fursa_member" USING ("union_votes"."user_id" = current_user_id());--> statement-breakpoint
CREATE POLICY "read_member" ON "union_bans" AS PERMISSIVE FOR SELECT TO "fursa_member" USING ("union_bans"."user_id" = current_user_id());--> statement-breakpoint
CREATE POLICY "read_admin" ON "union_bans" AS PERMISSIVE FOR SELECT TO "fursa_admin" USING (true);--> statement-breakpoint
CREATE POLICY "add_admin" ON "union_bans" AS PERMISSIVE FOR INSERT TO "fursa_admin" WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "change_admin" ON "union_bans" AS PERMISSIVE FOR UPDATE TO "fursa_admin" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "remove_admin" ON "union_bans" AS PERMISSIVE FOR DELETE TO "fursa_admin" USING (true);--> statement-breakpoint
CREATE POLICY "read_visitor_member_admin_worker" ON "union_members" AS PERMISSIVE FOR SELECT TO "fursa_admin", "fursa_member", "fursa_visitor", "fursa_worker" USING (true);--> statement-breakpoint
CREATE POLICY "add_member" ON "union_members" AS PERMISSIVE FOR INSERT TO "fursa_member" WITH CHECK ("union_members"."user_id" = current_user_id() and not exists (select 1 from union_bans b where b.user_id = current_user_id() and b.lifted_at is null and (b.ends_at is null or b.ends_at > now())));--> statement-breakpoint
CREATE POLICY "change_member" ON "union_members" AS PERMISSIVE FOR UPDATE TO "fursa_member" USING ("union_members"."user_id" = current_user_id() and not exists (select 1 from union_bans b where b.user_id = current_user_id() and b.lifted_at is null and (b.ends_at is null or b.ends_at > now()))) WITH CHECK ("union_members"."user_id" = current_user_id() and not exists (select 1 from union_bans b where b.user_id = current_user_id() and b.lifted_at is null and (b.ends_at is null or b.ends_at > now())));--> statement-breakpoint
CREATE POLICY "add_admin" ON "union_members" AS PERMISSIVE FOR INSERT TO "fursa_admin" WITH CHECK ("union_members"."user_id" = current_user_id());--> statement-breakpoint
CREATE POLICY "change_admin" ON "union_members" AS PERMISSIVE FOR UPDATE TO "fursa_admin" USING ("union_members"."user_id" = current_user_id()) WITH CHECK ("union_members"."user_id" = current_user_id());--> statement-breakpoint
CREATE POLICY "read_member" ON "union_moderations" AS PERMISSIVE FOR SELECT TO "fursa_member" USING ("union_moderations"."moderator_id" = current_user_id());--> statement-breakpoint
CREATE POLICY "read_admin" ON "union_moderations" AS PERMISSIVE FOR SELECT TO "fursa_admin" USING (true);--> statement-breakpoint
CREATE POLICY "add_admin" ON "union_moderations" AS PERMISSIVE FOR INSERT TO "fursa_admin" WITH CHECK ("union_moderations"."moderator_id" = current_user_id());--> statement-breakpoint
CREATE POLICY "read_member" ON "union_reports" AS PERMISSIVE FOR SELECT TO "fursa_member" USING ("union_reports"."reporter_id" = current_user_id());--> statement-breakpoint
CREATE POLICY "add_member" ON "union_reports" AS PERMISSIVE FOR INSERT TO "fursa_member" WITH CHECK ("union_reports"."reporter_id" = current_user_id() and "union_reports"."closed_at" is null and exists (select 1 from users u where u.id = current_user_id() and u.email_verified));--> statement-breakpoint
CREATE POLICY "read_admin" ON "union_reports" AS PERMISSIVE FOR SELECT TO "fursa_admin" USING (true);--> statement-breakpoint
CREATE POLICY "add_admin" ON "union_reports" AS PERMISSIVE FOR INSERT TO "fursa_admin" WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "change_admin" ON "union_reports" AS PERMISSIVE FOR UPDATE TO "fursa_admin" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "remove_admin" ON "union_reports" AS PERMISSIVE FOR DELETE TO "fursa_admin" USING (true);--> statement-breakpoint
CREATE POLICY "read_visitor" ON "union_posts" AS PERMISSIVE FOR SELECT TO "fursa_visitor" USING ("union_posts"."state" in ('shown', 'removed'));--> statement-breakpoint
CREATE POLICY "read_member" ON "union_posts" AS PERMISSIVE FOR SELECT TO "fursa_member" USING ("union_posts"."state" in ('shown', 'removed') or "union_posts"."author_id" = current_user_id());--> statement-breakpoint
CREATE POLICY "add_member" ON "union_posts" AS PERMISSIVE FOR INSERT TO "fursa_member" WITH CHECK ("union_posts"."author_id" = current_user_id() and "union_posts"."state" in ('shown', 'held') and not exists (select 1 from union_bans b where b.user_id = current_user_id() and b.lifted_at is null and (b.ends_at is null or b.ends_at > now())) and exists (select 1 from users u where u.id = current_user_id() and u.email_verified) and exists (select 1 from union_members m join profiles p on p.user_id = m.user_id where m.user_id = current_user_id()
    and (p.age_band <> 'under_18' or (p.age_band is null and p.role = 'parent')
      or exists (select 1 from guardian_consents g where g.user_id = m.user_id and g.consented_at is not null))) and exists (select 1 from "union_threads" t where t.id = "union_posts"."thread_id" and t.locked_at is null and (not "union_posts"."is_opening" or t.author_id = current_user_id())));--> statement-breakpoint
CREATE POLICY "change_member" ON "union_posts" AS PERMISSIVE FOR UPDATE TO "fursa_member" USING ("union_posts"."author_id" = current_user_id() and not exists (select 1 from union_bans b where b.user_id = current_user_id() and b.lifted_at is null and (b.ends_at is null or b.ends_at > now()))) WITH CHECK ("union_posts"."author_id" = current_user_id() and not exists (select 1 from union_bans b where b.user_id = current_user_id() and b.lifted_at is null and (b.ends_at is null or b.ends_at > now())));--> statement-breakpoint
CREATE POLICY "read_admin" ON "union_posts" AS PERMISSIVE FOR SELECT TO "fursa_admin" USING (true);--> statement-breakpoint
CREATE POLICY "add_admin" ON "union_posts" AS PERMISSIVE FOR INSERT TO "fursa_admin" WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "change_admin" ON "union_posts" AS PERMISSIVE FOR UPDATE TO "fursa_admin" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "remove_admin" ON "union_posts" AS PERMISSIVE FOR DELETE TO "fursa_admin" USING (true);--> statement-breakpoint
CREATE POLICY "read_worker" ON "union_posts" AS PERMISSIVE FOR SELECT TO "fursa_worker" USING (true);--> statement-breakpoint
CREATE POLICY "read_visitor" ON "union_threads" AS PERMISSIVE FOR SELECT TO "fursa_visitor" USING ("union_threads"."state" = 'shown');--> statement-breakpoint
CREATE POLICY "read_member" ON "union_threads" AS PERMISSIVE FOR SELECT TO "fursa_member" USING ("union_threads"."state" = 'shown' or "union_threads"."author_id" = current_user_id());--> statement-breakpoint
CREATE POLICY "add_member" ON "union_threads" AS PERMISSIVE FOR INSERT TO "fursa_member" WITH CHECK ("union_threads"."author_id" = current_user_id() and "union_threads"."state" = 'held' and not exists (select 1 from union_bans b where b.user_id = current_user_id() and b.lifted_at is null and (b.ends_at is null or b.ends_at > now())) and exists (select 1 from users u where u.id = current_user_id() and u.email_verified) and exists (select 1 from union_members m join profiles p on p.user_id = m.user_id where m.user_id = current_user_id()
    and (p.age_band <> 'under_18' or (p.age_band is null and p.role = 'parent')
      or exists (select 1 from guardian_consents g where g.user_id = m.user_id and g.consented_at is not null))));--> statement-breakpoint
CREATE POLICY "change_member" ON "union_threads" AS PERMISSIVE FOR UPDATE TO "fursa_member" USING ("union_threads"."author_id" = current_user_id() and not exists (select 1 from union_bans b where b.user_id = current_user_id() and b.lifted_at is null and (b.ends_at is null or b.ends_at > now()))) WITH CHECK ("union_threads"."author_id" = current_user_id() and not exists (select 1 from union_bans b where b.user_id = current_user_id() and b.lifted_at is null and (b.ends_at is null or b.ends_at > now())));--> statement-breakpoint
CREATE POLICY "read_admin" ON "union_threads" AS PERMISSIVE FOR SELECT TO "fursa_admin" USING (true);--> statement-breakpoint
CREATE POLICY "add_admin" ON "union_threads" AS PERMISSIVE FOR INSERT TO "fursa_admin" WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "change_admin" ON "union_threads" AS PERMISSIVE FOR UPDATE TO "fursa_admin" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "remove_admin" ON "union_threads" AS PERMISSIVE FOR DELETE TO "fursa_admin" USING (true);--> statement-breakpoint
CREATE POLICY "read_worker" ON "union_threads" AS PERMISSIVE FOR SELECT TO "fursa_worker" USING (true);--> statement-breakpoint
CREATE POLICY "read_visitor_member_admin_worker" ON "article_images" AS PERMISSIVE FOR SELECT TO "fursa_admin", "fursa_member", "fursa_visitor", "fursa_worker" USING (exists (select 1 from blog_posts where blog_posts.id = "article_images"."article_id"));--> statement-breakpoint
CREATE POLICY "add_admin_worker" ON "article_images" AS PERMISSIVE FOR INSERT TO "fursa_admin", "fursa_worker" WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "remove_admin" ON "article_images" AS PERMISSIVE FOR DELETE TO "fursa_admin" USING (true);--> statement-breakpoint
CREATE POLICY "read_visitor_member_worker" ON "blog_posts" AS PERMISSIVE FOR SELECT TO "fursa_member", "fursa_visitor", "fursa_worker" USING ("blog_posts"."published_at" <= now());--> statement-breakpoint
CREATE POLICY "read_admin" ON "blog_posts" AS PERMISSIVE FOR SELECT TO "fursa_admin" USING (true);--> statement-breakpoint
CREATE POLICY "add_admin_worker" ON "blog_posts" AS PERMISSIVE FOR INSERT TO "fursa_admin", "fursa_worker" WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "change_admin" ON "blog_posts" AS PERMISSIVE FOR UPDATE TO "fursa_admin" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "remove_admin" ON "blog_posts" AS PERMISSIVE FOR DELETE TO "fursa_admin" USING (true);--> statement-breakpoint
CREATE POLICY "read_admin" ON "newsletter_edits" AS PERMISSIVE FOR SELECT TO "fursa_admin" USING (true);--> statement-breakpoint
CREATE POLICY "add_admin" ON "newsletter_edits" AS PERMISSIVE FOR INSERT TO "fursa_admin" WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "change_admin" ON "newsletter_edits" AS PERMISSIVE FOR UPDATE TO "fursa_admin" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "remove_admin" ON "newsletter_edits" AS PERMISSIVE FOR DELETE TO "fursa_admin" USING (true);--> statement-breakpoint
CREATE POLICY "read_worker" ON "newsletter_edits" AS PERMISSIVE FOR SELECT TO "fursa_worker" USING (true);--> statement-breakpoint
CREATE POLICY "change_worker" ON "newsletter_edits" AS PERMISSIVE FOR UPDATE TO "fursa_worker" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "read_admin" ON "newsletter_issues" AS PERMISSIVE FOR SELECT TO "fursa_admin" USING (true);--> statement-breakpoint
CREATE POLICY "read_worker" ON "newsletter_issues" AS PERMISSIVE FOR SELECT TO "fursa_worker" USING (true);--> statement-breakpoint
CREATE POLICY "add_worker" ON "newsletter_issues" AS PERMISSIVE FOR INSERT TO "fursa_worker" WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "change_worker" ON "newsletter_issues" AS PERMISSIVE FOR UPDATE TO "fursa_worker" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "read_accounts" ON "newsletter_subscribers" AS PERMISSIVE FOR SELECT TO "fursa_accounts" USING (true);--> statement-breakpoint
CREATE POLICY "remove_accounts" ON "newsletter_subscribers" AS PERMISSIVE FOR DELETE TO "fursa_accounts" USING (true);--> statement-breakpoint
CREATE POLICY "read_worker" ON "newsletter_subscribers" AS PERMISSIVE FOR SELECT TO "fursa_worker" USING (true);--> statement-breakpoint
CREATE POLICY "add_worker" ON "newsletter_subscribers" AS PERMISSIVE FOR INSERT TO "fursa_worker" WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "change_worker" ON "newsletter_subscribers" AS PERMISSIVE FOR UPDATE TO "fursa_worker" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "remove_worker" ON "newsletter_subscribers" AS PERMISSIVE FOR DELETE TO "fursa_worker" USING (true);--> statement-breakpoint
CREATE POLICY "read_admin" ON "daily_figures" AS PERMISSIVE FOR SELECT TO "fursa_admin" USING (true);--> statement-breakpoint
CREATE POLICY "read_worker" ON "daily_figures" AS PERMISSIVE FOR SELECT TO "fursa_worker" USING (true);--> statement-breakpoint
CREATE POLICY "add_worker" ON "daily_figures" AS PERMISSIVE FOR INSERT TO "fursa_worker" WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "change_worker" ON "daily_figures" AS PERMISSIVE FOR UPDATE TO "fursa_worker" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "remove_worker" ON "daily_figures" AS PERMISSIVE FOR DELETE TO "fursa_worker" USING (true);--> statement-breakpoint
CREATE POLICY "read_admin_worker" ON "import_results" AS PERMISSIVE FOR SELECT TO "fursa_admin", "fursa_worker" USING (true);--> statement-breakpoint
CREATE POLICY "add_admin" ON "import_results" AS PERMISSIVE FOR INSERT TO "fursa_admin" WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "change_admin_worker" ON "import_results" AS PERMISSIVE FOR UPDATE TO "fursa_admin", "fursa_worker" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "read_admin_worker" ON "import_runs" AS PERMISSIVE FOR SELECT TO "fursa_admin", "fursa_worker" USING (true);--> statement-breakpoint
CREATE POLICY "add_admin" ON "import_runs" AS PERMISSIVE FOR INSERT TO "fursa_admin" WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "remove_admin" ON "import_runs" AS PERMISSIVE FOR DELETE TO "fursa_admin" USING (true);--> statement-breakpoint
CREATE POLICY "read_admin" ON "link_checks" AS PERMISSIVE FOR SELECT TO "fursa_admin" USING (true);--> statement-breakpoint
CREATE POLICY "change_admin" ON "link_checks" AS PERMISSIVE FOR UPDATE TO "fursa_admin" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "read_worker" ON "link_checks" AS PERMISSIVE FOR SELECT TO "fursa_worker" USING (true);--> statement-breakpoint
CREATE POLICY "add_worker" ON "link_checks" AS PERMISSIVE FOR INSERT TO "fursa_worker" WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "change_worker" ON "link_checks" AS PERMISSIVE FOR UPDATE TO "fursa_worker" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "remove_worker" ON "link_checks" AS PERMISSIVE FOR DELETE TO "fursa_worker" USING (true);--> statement-breakpoint
CREATE POLICY "read_admin" ON "outages" AS PERMISSIVE FOR SELECT TO "fursa_admin" USING (true);--> statement-breakpoint
CREATE POLICY "read_worker" ON "outages" AS PERMISSIVE FOR SELECT TO "fursa_worker" USING (true);--> statement-breakpoint
CREATE POLICY "add_worker" ON "outages" AS PERMISSIVE FOR INSERT TO "fursa_worker" WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "change_worker" ON "outages" AS PERMISSIVE FOR UPDATE TO "fursa_worker" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "remove_worker" ON "outages" AS PERMISSIVE FOR DELETE TO "fursa_worker" USING (true);--> statement-breakpoint
CREATE POLICY "add_visitor_member" ON "problem_reports" AS PERMISSIVE FOR INSERT TO "fursa_member", "fursa_visitor" WITH CHECK ("problem_reports"."state" = 'open' and "problem_reports"."answer" is null);--> statement-breakpoint
CREATE POLICY "read_admin" ON "problem_reports" AS PERMISSIVE FOR SELECT TO "fursa_admin" USING (true);--> statement-breakpoint
CREATE POLICY "add_admin" ON "problem_reports" AS PERMISSIVE FOR INSERT TO "fursa_admin" WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "change_admin" ON "problem_reports" AS PERMISSIVE FOR UPDATE TO "fursa_admin" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "remove_admin" ON "problem_reports" AS PERMISSIVE FOR DELETE TO "fursa_admin" USING (true);--> statement-breakpoint
CREATE POLICY "read_admin" ON "page_reads" AS PERMISSIVE FOR SELECT TO "fursa_admin" USING (true);--> statement-breakpoint
CREATE POLICY "read_worker" ON "page_reads" AS PERMISSIVE FOR SELECT TO "fursa_worker" USING (true);--> statement-breakpoint
CREATE POLICY "add_worker" ON "page_reads" AS PERMISSIVE FOR INSERT TO "fursa_worker" WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "change_worker" ON "page_reads" AS PERMISSIVE FOR UPDATE TO "fursa_worker" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "remove_worker" ON "page_reads" AS PERMISSIVE FOR DELETE TO "fursa_worker" USING (true);--> statement-breakpoint
CREATE POLICY "read_admin_worker" ON "proposals" AS PERMISSIVE FOR SELECT TO "fursa_admin", "fursa_worker" USING (true);--> statement-breakpoint
CREATE POLICY "add_admin_worker" ON "proposals" AS PERMISSIVE FOR INSERT TO "fursa_admin", "fursa_worker" WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "change_admin_worker" ON "proposals" AS PERMISSIVE FOR UPDATE TO "fursa_admin", "fursa_worker" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "remove_admin_worker" ON "proposals" AS PERMISSIVE FOR DELETE TO "fursa_admin", "fursa_worker" USING (true);--> statement-breakpoint
CREATE POLICY "read_admin" ON "queue_claims" AS PERMISSIVE FOR SELECT TO "fursa_admin" USING (true);--> statement-breakpoint
CREATE POLICY "add_admin" ON "queue_claims" AS PERMISSIVE FOR INSERT TO "fursa_admin" WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "change_admin" ON "queue_claims" AS PERMISSIVE FOR UPDATE TO "fursa_admin" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "remove_admin" ON "queue_claims" AS PERMISSIVE FOR DELETE TO "fursa_admin" USING (true);--> statement-breakpoint
CREATE POLICY "read_admin" ON "queue_decisions" AS PERMISSIVE FOR SELECT TO "fursa_admin" USING (true);--> statement-breakpoint
CREATE POLICY "add_admin" ON "queue_decisions" AS PERMISSIVE FOR INSERT TO "fursa_admin" WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "change_admin" ON "queue_decisions" AS PERMISSIVE FOR UPDATE TO "fursa_admin" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "read_admin" ON "record_demand" AS PERMISSIVE FOR SELECT TO "fursa_admin" USING (true);--> statement-breakpoint
CREATE POLICY "read_worker" ON "record_demand" AS PERMISSIVE FOR SELECT TO "fursa_worker" USING (true);--> statement-breakpoint
CREATE POLICY "add_worker" ON "record_demand" AS PERMISSIVE FOR INSERT TO "fursa_worker" WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "change_worker" ON "record_demand" AS PERMISSIVE FOR UPDATE TO "fursa_worker" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "remove_worker" ON "record_demand" AS PERMISSIVE FOR DELETE TO "fursa_worker" USING (true);--> statement-breakpoint
CREATE POLICY "read_worker" ON "scrape_sources" AS PERMISSIVE FOR SELECT TO "fursa_worker" USING (true);--> statement-breakpoint
CREATE POLICY "read_admin" ON "scrape_sources" AS PERMISSIVE FOR SELECT TO "fursa_admin" USING (true);--> statement-breakpoint
CREATE POLICY "add_admin" ON "scrape_sources" AS PERMISSIVE FOR INSERT TO "fursa_admin" WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "change_admin" ON "scrape_sources" AS PERMISSIVE FOR UPDATE TO "fursa_admin" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "remove_admin" ON "scrape_sources" AS PERMISSIVE FOR DELETE TO "fursa_admin" USING (true);--> statement-breakpoint
CREATE POLICY "read_admin" ON "scrape_items" AS PERMISSIVE FOR SELECT TO "fursa_admin" USING (true);--> statement-breakpoint
CREATE POLICY "read_worker" ON "scrape_items" AS PERMISSIVE FOR SELECT TO "fursa_worker" USING (true);--> statement-breakpoint
CREATE POLICY "add_worker" ON "scrape_items" AS PERMISSIVE FOR INSERT TO "fursa_worker" WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "change_worker" ON "scrape_items" AS PERMISSIVE FOR UPDATE TO "fursa_worker" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "remove_worker" ON "scrape_items" AS PERMISSIVE FOR DELETE TO "fursa_worker" USING (true);--> statement-breakpoint
CREATE POLICY "read_admin_worker" ON "scrape_runs" AS PERMISSIVE FOR SELECT TO "fursa_admin", "fursa_worker" USING (true);--> statement-breakpoint
CREATE POLICY "add_admin_worker" ON "scrape_runs" AS PERMISSIVE FOR INSERT TO "fursa_admin", "fursa_worker" WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "change_worker" ON "scrape_runs" AS PERMISSIVE FOR UPDATE TO "fursa_worker" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "read_admin_worker" ON "scraped_finds" AS PERMISSIVE FOR SELECT TO "fursa_admin", "fursa_worker" USING (true);--> statement-breakpoint
CREATE POLICY "change_admin_worker" ON "scraped_finds" AS PERMISSIVE FOR UPDATE TO "fursa_admin", "fursa_worker" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "add_worker" ON "scraped_finds" AS PERMISSIVE FOR INSERT TO "fursa_worker" WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "add_visitor_member" ON "wording_suggestions" AS PERMISSIVE FOR INSERT TO "fursa_member", "fursa_visitor" WITH CHECK ("wording_suggestions"."state" = 'open');--> statement-breakpoint
CREATE POLICY "read_admin" ON "wording_suggestions" AS PERMISSIVE FOR SELECT TO "fursa_admin" USING (true);--> statement-breakpoint
CREATE POLICY "add_admin" ON "wording_suggestions" AS PERMISSIVE FOR INSERT TO "fursa_admin" WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "change_admin" ON "wording_suggestions" AS PERMISSIVE FOR UPDATE TO "fursa_admin" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "remove_admin" ON "wording_suggestions" AS PERMISSIVE FOR DELETE TO "fursa_admin" USING (true);--> statement-breakpoint
CREATE POLICY "read_member_admin" ON "mail_addresses" AS PERMISSIVE FOR SELECT TO "fursa_admin", "fursa_member" USING (address in (select email from users where id = current_user_id()));--> statement-breakpoint
CREATE POLICY "remove_member_admin" ON "mail_addresses" AS PERMISSIVE FOR DELETE TO "fursa_admin", "fursa_member" USING (address in (select email from users where id = current_user_id()));--> statement-breakpoint
CREATE POLICY "read_accounts" ON "mail_addresses" AS PERMISSIVE FOR SELECT TO "fursa_accounts" USING (true);--> statement-breakpoint
CREATE POLICY "remove_accounts" ON "mail_addresses" AS PERMISSIVE FOR DELETE TO "fursa_accounts" USING (true);--> statement-breakpoint
CREATE POLICY "read_worker" ON "mail_addresses" AS PERMISSIVE FOR SELECT TO "fursa_worker" USING (true);--> statement-breakpoint
CREATE POLICY "add_worker" ON "mail_addresses" AS PERMISSIVE FOR INSERT TO "fursa_worker" WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "change_worker" ON "mail_addresses" AS PERMISSIVE FOR UPDATE TO "fursa_worker" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "remove_worker" ON "mail_addresses" AS PERMISSIVE FOR DELETE TO "fursa_worker" USING (true);--> statement-breakpoint
CREATE POLICY "read_admin" ON "mailing_runs" AS PERMISSIVE FOR SELECT TO "fursa_admin" USING (true);--> statement-breakpoint
CREATE POLICY "read_worker" ON "mailing_runs" AS PERMISSIVE FOR SELECT TO "fursa_worker" USING (true);--> statement-breakpoint
CREATE POLICY "add_worker" ON "mailing_runs" AS PERMISSIVE FOR INSERT TO "fursa_worker" WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "change_worker" ON "mailing_runs" AS PERMISSIVE FOR UPDATE TO "fursa_worker" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "read_member_admin" ON "mailings" AS PERMISSIVE FOR SELECT TO "fursa_admin", "fursa_member" USING ("mailings"."user_id" = current_user_id());--> statement-breakpoint
CREATE POLICY "read_admin" ON "mailings" AS PERMISSIVE FOR SELECT TO "fursa_admin" USING (kind = 'newsletter');--> statement-breakpoint
CREATE POLICY "read_worker" ON "mailings" AS PERMISSIVE FOR SELECT TO "fursa_worker" USING (true);--> statement-breakpoint
CREATE POLICY "add_worker" ON "mailings" AS PERMISSIVE FOR INSERT TO "fursa_worker" WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "change_worker" ON "mailings" AS PERMISSIVE FOR UPDATE TO "fursa_worker" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "remove_worker" ON "mailings" AS PERMISSIVE FOR DELETE TO "fursa_worker" USING (true);--> statement-breakpoint
CREATE POLICY "read_member" ON "opened_messages" AS PERMISSIVE FOR SELECT TO "fursa_member" USING ("opened_messages"."admin_id" = current_user_id());--> statement-breakpoint
CREATE POLICY "read_admin" ON "opened_messages" AS PERMISSIVE FOR SELECT TO "fursa_admin" USING (true);--> statement-breakpoint
CREATE POLICY "add_admin" ON "opened_messages" AS PERMISSIVE FOR INSERT TO "fursa_admin" WITH CHECK ("opened_messages"."admin_id" = current_user_id());--> statement-breakpoint
CREATE POLICY "read_accounts" ON "opened_messages" AS PERMISSIVE FOR SELECT TO "fursa_accounts" USING (true);--> statement-breakpoint
CREATE POLICY "change_accounts" ON "opened_messages" AS PERMISSIVE FOR UPDATE TO "fursa_accounts" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "read_admin" ON "outbox" AS PERMISSIVE FOR SELECT TO "fursa_admin" USING (true);--> statement-breakpoint
CREATE POLICY "add_admin" ON "outbox" AS PERMISSIVE FOR INSERT TO "fursa_admin" WITH CHECK ("outbox"."purpose" = 'report');--> statement-breakpoint
CREATE POLICY "read_accounts" ON "outbox" AS PERMISSIVE FOR SELECT TO "fursa_accounts" USING (true);--> statement-breakpoint
CREATE POLICY "add_accounts" ON "outbox" AS PERMISSIVE FOR INSERT TO "fursa_accounts" WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "change_accounts" ON "outbox" AS PERMISSIVE FOR UPDATE TO "fursa_accounts" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "remove_accounts" ON "outbox" AS PERMISSIVE FOR DELETE TO "fursa_accounts" USING (true);--> statement-breakpoint
CREATE POLICY "read_worker" ON "outbox" AS PERMISSIVE FOR SELECT TO "fursa_worker" USING (true);--> statement-breakpoint
CREATE POLICY "add_worker" ON "outbox" AS PERMISSIVE FOR INSERT TO "fursa_worker" WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "change_worker" ON "outbox" AS PERMISSIVE FOR UPDATE TO "fursa_worker" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "remove_worker" ON "outbox" AS PERMISSIVE FOR DELETE TO "fursa_worker" USING (true);--> statement-breakpoint
CREATE POLICY "read_member" ON "partnership_entries" AS PERMISSIVE FOR SELECT TO "fursa_member" USING ("partnership_entries"."author_id" = current_user_id());--> statement-breakpoint
CREATE POLICY "read_admin" ON "partnership_entries" AS PERMISSIVE FOR SELECT TO "fursa_admin" USING (true);--> statement-breakpoint
CREATE POLICY "add_admin" ON "partnership_entries" AS PERMISSIVE FOR INSERT TO "fursa_admin" WITH CHECK ("partnership_entries"."author_id" = current_user_id());--> statement-breakpoint
CREATE POLICY "add_visitor_member" ON "school_partnerships" AS PERMISSIVE FOR INSERT TO "fursa_member", "fursa_visitor" WITH CHECK ("school_partnerships"."status" = 'new');--> statement-breakpoint
CREATE POLICY "read_admin" ON "school_partnerships" AS PERMISSIVE FOR SELECT TO "fursa_admin" USING (true);--> statement-breakpoint
CREATE POLICY "add_admin" ON "school_partnerships" AS PERMISSIVE FOR INSERT TO "fursa_admin" WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "change_admin" ON "school_partnerships" AS PERMISSIVE FOR UPDATE TO "fursa_admin" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "remove_admin" ON "school_partnerships" AS PERMISSIVE FOR DELETE TO "fursa_admin" USING (true);--> statement-breakpoint
CREATE POLICY "read_admin" ON "sponsored_days" AS PERMISSIVE FOR SELECT TO "fursa_admin" USING (true);--> statement-breakpoint
CREATE POLICY "read_worker" ON "sponsored_days" AS PERMISSIVE FOR SELECT TO "fursa_worker" USING (true);--> statement-breakpoint
CREATE POLICY "read_visitor_member_worker" ON "sponsored_listings" AS PERMISSIVE FOR SELECT TO "fursa_member", "fursa_visitor", "fursa_worker" USING ("sponsored_listings"."is_active" and ("sponsored_listings"."start_date" is null or "sponsored_listings"."start_date" <= (now() at time zone 'utc')::date) and ("sponsored_listings"."end_date" is null or "sponsored_listings"."end_date" >= (now() at time zone 'utc')::date));--> statement-breakpoint
CREATE POLICY "read_worker" ON "sponsored_listings" AS PERMISSIVE FOR SELECT TO "fursa_worker" USING (true);--> statement-breakpoint
CREATE POLICY "change_worker" ON "sponsored_listings" AS PERMISSIVE FOR UPDATE TO "fursa_worker" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "read_admin" ON "sponsored_listings" AS PERMISSIVE FOR SELECT TO "fursa_admin" USING (true);--> statement-breakpoint
CREATE POLICY "add_admin" ON "sponsored_listings" AS PERMISSIVE FOR INSERT TO "fursa_admin" WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "change_admin" ON "sponsored_listings" AS PERMISSIVE FOR UPDATE TO "fursa_admin" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "remove_admin" ON "sponsored_listings" AS PERMISSIVE FOR DELETE TO "fursa_admin" USING (true);--> statement-breakpoint
CREATE POLICY "add_visitor_member_admin" ON "sponsored_requests" AS PERMISSIVE FOR INSERT TO "fursa_admin", "fursa_member", "fursa_visitor" WITH CHECK ("sponsored_requests"."confirmed_at" is null and "sponsored_requests"."state" = 'waiting' and "sponsored_requests"."listing_id" is null);--> statement-breakpoint
CREATE POLICY "read_admin" ON "sponsored_requests" AS PERMISSIVE FOR SELECT TO "fursa_admin" USING ("sponsored_requests"."confirmed_at" is not null);--> statement-breakpoint
CREATE POLICY "change_admin" ON "sponsored_requests" AS PERMISSIVE FOR UPDATE TO "fursa_admin" USING ("sponsored_requests"."confirmed_at" is not null) WITH CHECK ("sponsored_requests"."confirmed_at" is not null);--> statement-breakpoint
CREATE POLICY "read_worker" ON "sponsored_requests" AS PERMISSIVE FOR SELECT TO "fursa_worker" USING (true);--> statement-breakpoint
CREATE POLICY "add_worker" ON "sponsored_requests" AS PERMISSIVE FOR INSERT TO "fursa_worker" WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "change_worker" ON "sponsored_requests" AS PERMISSIVE FOR UPDATE TO "fursa_worker" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "remove_worker" ON "sponsored_requests" AS PERMISSIVE FOR DELETE TO "fursa_worker" USING (true);--> statement-breakpoint
CREATE POLICY "read_worker" ON "sponsored_view_keys" AS PERMISSIVE FOR SELECT TO "fursa_worker" USING (true);--> statement-breakpoint
CREATE POLICY "change_worker" ON "sponsored_view_keys" AS PERMISSIVE FOR UPDATE TO "fursa_worker" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "remove_worker" ON "sponsored_view_keys" AS PERMISSIVE FOR DELETE TO "fursa_worker" USING (true);--> statement-breakpoint
CREATE POLICY "read_accounts" ON "rate_limits" AS PERMISSIVE FOR SELECT TO "fursa_accounts" USING (true);--> statement-breakpoint
CREATE POLICY "add_accounts" ON "rate_limits" AS PERMISSIVE FOR INSERT TO "fursa_accounts" WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "change_accounts" ON "rate_limits" AS PERMISSIVE FOR UPDATE TO "fursa_accounts" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "remove_accounts" ON "rate_limits" AS PERMISSIVE FOR DELETE TO "fursa_accounts" USING (true);--> statement-breakpoint
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
CREATE POLICY "read_member_admin" ON "saved_news_sent" AS PERMISSIVE FOR SELECT TO "fursa_admin", "fursa_member" USING ("saved_news_sent"."user_id" = current_user_id());--> statement-breakpoint
CREATE POLICY "read_worker" ON "saved_news_sent" AS PERMISSIVE FOR SELECT TO "fursa_worker" USING (true);--> statement-breakpoint
CREATE POLICY "add_worker" ON "saved_news_sent" AS PERMISSIVE FOR INSERT TO "fursa_worker" WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "change_worker" ON "saved_news_sent" AS PERMISSIVE FOR UPDATE TO "fursa_worker" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "remove_worker" ON "saved_news_sent" AS PERMISSIVE FOR DELETE TO "fursa_worker" USING (true);--> statement-breakpoint
CREATE POLICY "read_member_admin" ON "children" AS PERMISSIVE FOR SELECT TO "fursa_admin", "fursa_member" USING ("children"."user_id" = current_user_id());--> statement-breakpoint
CREATE POLICY "add_member_admin" ON "children" AS PERMISSIVE FOR INSERT TO "fursa_admin", "fursa_member" WITH CHECK ("children"."user_id" = current_user_id());--> statement-breakpoint
CREATE POLICY "change_member_admin" ON "children" AS PERMISSIVE FOR UPDATE TO "fursa_admin", "fursa_member" USING ("children"."user_id" = current_user_id()) WITH CHECK ("children"."user_id" = current_user_id());--> statement-breakpoint
CREATE POLICY "remove_member_admin" ON "children" AS PERMISSIVE FOR DELETE TO "fursa_admin", "fursa_member" USING ("children"."user_id" = current_user_id());--> statement-breakpoint
CREATE POLICY "read_worker" ON "children" AS PERMISSIVE FOR SELECT TO "fursa_worker" USING (true);--> statement-breakpoint
CREATE POLICY "read_member_admin" ON "circumstances" AS PERMISSIVE FOR SELECT TO "fursa_admin", "fursa_member" USING ("circumstances"."user_id" = current_user_id());--> statement-breakpoint
CREATE POLICY "add_member_admin" ON "circumstances" AS PERMISSIVE FOR INSERT TO "fursa_admin", "fursa_member" WITH CHECK ("circumstances"."user_id" = current_user_id());--> statement-breakpoint
CREATE POLICY "change_member_admin" ON "circumstances" AS PERMISSIVE FOR UPDATE TO "fursa_admin", "fursa_member" USING ("circumstances"."user_id" = current_user_id()) WITH CHECK ("circumstances"."user_id" = current_user_id());--> statement-breakpoint
CREATE POLICY "remove_member_admin" ON "circumstances" AS PERMISSIVE FOR DELETE TO "fursa_admin", "fursa_member" USING ("circumstances"."user_id" = current_user_id());--> statement-breakpoint
CREATE POLICY "read_worker" ON "circumstances" AS PERMISSIVE FOR SELECT TO "fursa_worker" USING (true);--> statement-breakpoint
CREATE POLICY "read_member_admin" ON "course_plans" AS PERMISSIVE FOR SELECT TO "fursa_admin", "fursa_member" USING ("course_plans"."user_id" = current_user_id());--> statement-breakpoint
CREATE POLICY "add_member_admin" ON "course_plans" AS PERMISSIVE FOR INSERT TO "fursa_admin", "fursa_member" WITH CHECK ("course_plans"."user_id" = current_user_id());--> statement-breakpoint
CREATE POLICY "change_member_admin" ON "course_plans" AS PERMISSIVE FOR UPDATE TO "fursa_admin", "fursa_member" USING ("course_plans"."user_id" = current_user_id()) WITH CHECK ("course_plans"."user_id" = current_user_id());--> statement-breakpoint
CREATE POLICY "remove_member_admin" ON "course_plans" AS PERMISSIVE FOR DELETE TO "fursa_admin", "fursa_member" USING ("course_plans"."user_id" = current_user_id());--> statement-breakpoint
CREATE POLICY "read_worker" ON "course_plans" AS PERMISSIVE FOR SELECT TO "fursa_worker" USING (true);--> statement-breakpoint
CREATE POLICY "change_worker" ON "course_plans" AS PERMISSIVE FOR UPDATE TO "fursa_worker" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "read_member_admin" ON "phone_actions" AS PERMISSIVE FOR SELECT TO "fursa_admin", "fursa_member" USING ("phone_actions"."user_id" = current_user_id());--> statement-breakpoint
CREATE POLICY "add_member_admin" ON "phone_actions" AS PERMISSIVE FOR INSERT TO "fursa_admin", "fursa_member" WITH CHECK ("phone_actions"."user_id" = current_user_id());--> statement-breakpoint
CREATE POLICY "read_worker" ON "phone_actions" AS PERMISSIVE FOR SELECT TO "fursa_worker" USING (true);--> statement-breakpoint
CREATE POLICY "remove_worker" ON "phone_actions" AS PERMISSIVE FOR DELETE TO "fursa_worker" USING (true);--> statement-breakpoint
CREATE POLICY "read_accounts" ON "linked_phones" AS PERMISSIVE FOR SELECT TO "fursa_accounts" USING (true);--> statement-breakpoint
CREATE POLICY "add_accounts" ON "linked_phones" AS PERMISSIVE FOR INSERT TO "fursa_accounts" WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "change_accounts" ON "linked_phones" AS PERMISSIVE FOR UPDATE TO "fursa_accounts" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "remove_accounts" ON "linked_phones" AS PERMISSIVE FOR DELETE TO "fursa_accounts" USING (true);--> statement-breakpoint
CREATE POLICY "read_accounts" ON "ussd_sessions" AS PERMISSIVE FOR SELECT TO "fursa_accounts" USING (true);--> statement-breakpoint
CREATE POLICY "add_accounts" ON "ussd_sessions" AS PERMISSIVE FOR INSERT TO "fursa_accounts" WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "change_accounts" ON "ussd_sessions" AS PERMISSIVE FOR UPDATE TO "fursa_accounts" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "remove_accounts" ON "ussd_sessions" AS PERMISSIVE FOR DELETE TO "fursa_accounts" USING (true);--> statement-breakpoint
CREATE POLICY "read_member_admin" ON "profiles" AS PERMISSIVE FOR SELECT TO "fursa_admin", "fursa_member" USING ("profiles"."user_id" = current_user_id());--> statement-breakpoint
CREATE POLICY "add_member_admin" ON "profiles" AS PERMISSIVE FOR INSERT TO "fursa_admin", "fursa_member" WITH CHECK ("profiles"."user_id" = current_user_id());--> statement-breakpoint
CREATE POLICY "change_member_admin" ON "profiles" AS PERMISSIVE FOR UPDATE TO "fursa_admin", "fursa_member" USING ("profiles"."user_id" = current_user_id()) WITH CHECK ("profiles"."user_id" = current_user_id());--> statement-breakpoint
CREATE POLICY "read_worker" ON "profiles" AS PERMISSIVE FOR SELECT TO "fursa_worker" USING (true);--> statement-breakpoint
CREATE POLICY "read_accounts" ON "profiles" AS PERMISSIVE FOR SELECT TO "fursa_accounts" USING (true);--> statement-breakpoint
CREATE POLICY "read_member_admin" ON "push_days" AS PERMISSIVE FOR SELECT TO "fursa_admin", "fursa_member" USING ("push_days"."user_id" = current_user_id());--> statement-breakpoint
CREATE POLICY "read_worker" ON "push_days" AS PERMISSIVE FOR SELECT TO "fursa_worker" USING (true);--> statement-breakpoint
CREATE POLICY "add_worker" ON "push_days" AS PERMISSIVE FOR INSERT TO "fursa_worker" WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "change_worker" ON "push_days" AS PERMISSIVE FOR UPDATE TO "fursa_worker" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "remove_worker" ON "push_days" AS PERMISSIVE FOR DELETE TO "fursa_worker" USING (true);--> statement-breakpoint
CREATE POLICY "read_worker" ON "push_messages" AS PERMISSIVE FOR SELECT TO "fursa_worker" USING (true);--> statement-breakpoint
CREATE POLICY "add_worker" ON "push_messages" AS PERMISSIVE FOR INSERT TO "fursa_worker" WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "change_worker" ON "push_messages" AS PERMISSIVE FOR UPDATE TO "fursa_worker" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "remove_worker" ON "push_messages" AS PERMISSIVE FOR DELETE TO "fursa_worker" USING (true);--> statement-breakpoint
CREATE POLICY "read_member_admin" ON "push_reminders_sent" AS PERMISSIVE FOR SELECT TO "fursa_admin", "fursa_member" USING ("push_reminders_sent"."user_id" = current_user_id());--> statement-breakpoint
CREATE POLICY "read_worker" ON "push_reminders_sent" AS PERMISSIVE FOR SELECT TO "fursa_worker" USING (true);--> statement-breakpoint
CREATE POLICY "add_worker" ON "push_reminders_sent" AS PERMISSIVE FOR INSERT TO "fursa_worker" WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "change_worker" ON "push_reminders_sent" AS PERMISSIVE FOR UPDATE TO "fursa_worker" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "remove_worker" ON "push_reminders_sent" AS PERMISSIVE FOR DELETE TO "fursa_worker" USING (true);--> statement-breakpoint
CREATE POLICY "read_member_admin" ON "push_subscriptions" AS PERMISSIVE FOR SELECT TO "fursa_admin", "fursa_member" USING ("push_subscriptions"."user_id" = current_user_id());--> statement-breakpoint
CREATE POLICY "read_worker" ON "push_subscriptions" AS PERMISSIVE FOR SELECT TO "fursa_worker" USING (true);--> statement-breakpoint
CREATE POLICY "remove_worker" ON "push_subscriptions" AS PERMISSIVE FOR DELETE TO "fursa_worker" USING (true);--> statement-breakpoint
CREATE POLICY "read_accounts" ON "push_subscriptions" AS PERMISSIVE FOR SELECT TO "fursa_accounts" USING (true);--> statement-breakpoint
CREATE POLICY "add_accounts" ON "push_subscriptions" AS PERMISSIVE FOR INSERT TO "fursa_accounts" WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "change_accounts" ON "push_subscriptions" AS PERMISSIVE FOR UPDATE TO "fursa_accounts" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "remove_accounts" ON "push_subscriptions" AS PERMISSIVE FOR DELETE TO "fursa_accounts" USING (true);--> statement-breakpoint
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
CREATE POLICY "read_worker" ON "saved_items" AS PERMISSIVE FOR SELECT TO "fursa_worker" USING (true);--> statement-breakpoint
CREATE POLICY "read_member_admin" ON "saved_searches" AS PERMISSIVE FOR SELECT TO "fursa_admin", "fursa_member" USING ("saved_searches"."user_id" = current_user_id());--> statement-breakpoint
CREATE POLICY "add_member_admin" ON "saved_searches" AS PERMISSIVE FOR INSERT TO "fursa_admin", "fursa_member" WITH CHECK ("saved_searches"."user_id" = current_user_id());--> statement-breakpoint
CREATE POLICY "change_member_admin" ON "saved_searches" AS PERMISSIVE FOR UPDATE TO "fursa_admin", "fursa_member" USING ("saved_searches"."user_id" = current_user_id()) WITH CHECK ("saved_searches"."user_id" = current_user_id());--> statement-breakpoint
CREATE POLICY "remove_member_admin" ON "saved_searches" AS PERMISSIVE FOR DELETE TO "fursa_admin", "fursa_member" USING ("saved_searches"."user_id" = current_user_id());--> statement-breakpoint
CREATE POLICY "read_worker" ON "saved_searches" AS PERMISSIVE FOR SELECT TO "fursa_worker" USING (true);--> statement-breakpoint
CREATE POLICY "change_worker" ON "saved_searches" AS PERMISSIVE FOR UPDATE TO "fursa_worker" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "read_member_admin" ON "search_finds" AS PERMISSIVE FOR SELECT TO "fursa_admin", "fursa_member" USING ("search_finds"."user_id" = current_user_id());--> statement-breakpoint
CREATE POLICY "read_worker" ON "search_finds" AS PERMISSIVE FOR SELECT TO "fursa_worker" USING (true);--> statement-breakpoint
CREATE POLICY "add_worker" ON "search_finds" AS PERMISSIVE FOR INSERT TO "fursa_worker" WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "change_worker" ON "search_finds" AS PERMISSIVE FOR UPDATE TO "fursa_worker" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "remove_worker" ON "search_finds" AS PERMISSIVE FOR DELETE TO "fursa_worker" USING (true);--> statement-breakpoint
CREATE POLICY "read_member_admin" ON "subscriptions" AS PERMISSIVE FOR SELECT TO "fursa_admin", "fursa_member" USING ("subscriptions"."user_id" = current_user_id());--> statement-breakpoint
CREATE POLICY "add_member_admin" ON "subscriptions" AS PERMISSIVE FOR INSERT TO "fursa_admin", "fursa_member" WITH CHECK ("subscriptions"."user_id" = current_user_id());--> statement-breakpoint
CREATE POLICY "change_member_admin" ON "subscriptions" AS PERMISSIVE FOR UPDATE TO "fursa_admin", "fursa_member" USING ("subscriptions"."user_id" = current_user_id()) WITH CHECK ("subscriptions"."user_id" = current_user_id());