CREATE TABLE "search_tags" (
	"kind" text NOT NULL,
	"tag" text NOT NULL,
	"form" text GENERATED ALWAYS AS (tag_form(tag)) STORED NOT NULL,
	"docs" integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE "search_tags" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "search_words" (
	"kind" text NOT NULL,
	"word" text NOT NULL,
	"docs" integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE "search_words" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
DROP INDEX "internships_deadline";--> statement-breakpoint
DROP INDEX "scholarships_deadline";--> statement-breakpoint
DROP INDEX "colleges_newest";--> statement-breakpoint
DROP INDEX "internships_newest";--> statement-breakpoint
DROP INDEX "scholarships_newest";--> statement-breakpoint
ALTER TABLE "colleges" ADD COLUMN "search_text" text GENERATED ALWAYS AS (searchable(name || ' ' || description || ' ' || location)) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "colleges" ADD COLUMN "tags" text[] GENERATED ALWAYS AS (college_tags(country, school_type, programs)) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "internships" ADD COLUMN "search_text" text GENERATED ALWAYS AS (searchable(title || ' ' || company || ' ' || description)) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "internships" ADD COLUMN "job_search_text" text GENERATED ALWAYS AS (searchable(title || ' ' || company || ' ' || field)) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "internships" ADD COLUMN "tags" text[] GENERATED ALWAYS AS (internship_tags(field, location, job_type)) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "internships" ADD COLUMN "closes_on" date GENERATED ALWAYS AS (coalesce(application_deadline, 'infinity'::date)) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "internships" ADD COLUMN "has_closed" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "scholarships" ADD COLUMN "search_text" text GENERATED ALWAYS AS (searchable(title || ' ' || description || ' ' || field_of_study)) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "scholarships" ADD COLUMN "tags" text[] GENERATED ALWAYS AS (scholarship_tags(field_of_study, country, education_level, amount)) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "scholarships" ADD COLUMN "closes_on" date GENERATED ALWAYS AS (coalesce(deadline, 'infinity'::date)) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "scholarships" ADD COLUMN "has_closed" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX "search_tags_form" ON "search_tags" USING btree ("kind","form");--> statement-breakpoint
CREATE INDEX "search_tags_tag" ON "search_tags" USING btree ("kind","tag");--> statement-breakpoint
CREATE INDEX "search_words_word" ON "search_words" USING btree ("kind","word");--> statement-breakpoint
CREATE INDEX "search_words_part" ON "search_words" USING gin ("word" gin_trgm_ops) WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "search_words_letters" ON "search_words" USING gin (letters_of("word")) WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "colleges_words" ON "colleges" USING gin (words_of("search_text"),"tags") WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "internships_open_newest" ON "internships" USING btree ("created_at","id") WHERE not "internships"."has_closed";--> statement-breakpoint
CREATE INDEX "internships_open_closing" ON "internships" USING btree ("closes_on","id") WHERE not "internships"."has_closed";--> statement-breakpoint
CREATE INDEX "internships_open_words" ON "internships" USING gin (words_of("search_text"),"tags") WITH (fastupdate=false) WHERE not "internships"."has_closed";--> statement-breakpoint
CREATE INDEX "internships_open_job_words" ON "internships" USING gin (words_of("job_search_text"),"tags") WITH (fastupdate=false) WHERE not "internships"."has_closed";--> statement-breakpoint
CREATE INDEX "scholarships_open_newest" ON "scholarships" USING btree ("created_at","id") WHERE not "scholarships"."has_closed";--> statement-breakpoint
CREATE INDEX "scholarships_open_closing" ON "scholarships" USING btree ("closes_on","id") WHERE not "scholarships"."has_closed";--> statement-breakpoint
CREATE INDEX "scholarships_open_words" ON "scholarships" USING gin (words_of("search_text"),"tags") WITH (fastupdate=false) WHERE not "scholarships"."has_closed";--> statement-breakpoint
CREATE INDEX "colleges_newest" ON "colleges" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "internships_newest" ON "internships" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "scholarships_newest" ON "scholarships" USING btree ("created_at","id");--> statement-breakpoint
CREATE POLICY "read_visitor_member_admin_worker" ON "search_tags" AS PERMISSIVE FOR SELECT TO "fursa_admin", "fursa_member", "fursa_visitor", "fursa_worker" USING (true);--> statement-breakpoint
CREATE POLICY "read_visitor_member_admin_worker" ON "search_words" AS PERMISSIVE FOR SELECT TO "fursa_admin", "fursa_member", "fursa_visitor", "fursa_worker" USING (true);