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
ALTER TABLE "colleges" drop column "search_text";--> statement-breakpoint
ALTER TABLE "colleges" ADD COLUMN "search_text" text GENERATED ALWAYS AS (searchable(texts_of(array[name, description, location, names_in(aliases), programme_names(programmes), names_in(programs), country, region, school_type, admission, names_in(aid), accredited_by]))) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "colleges" drop column "tags";--> statement-breakpoint
ALTER TABLE "colleges" ADD COLUMN "tags" text[] GENERATED ALWAYS AS (college_tags(country, school_type, programs) || tags_from('level', study_levels) || case when application_fee = 0 then array['fee none'] else '{}' end) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "internships" drop column "search_text";--> statement-breakpoint
ALTER TABLE "internships" ADD COLUMN "search_text" text GENERATED ALWAYS AS (searchable(texts_of(array[title, company, description, names_in(aliases), location, field, eligibility, salary_range, duration, work_kind, names_in(countries), region]))) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "internships" drop column "tags";--> statement-breakpoint
ALTER TABLE "internships" ADD COLUMN "tags" text[] GENERATED ALWAYS AS (internship_tags(field, location, job_type) || work_tags(countries, study_levels, work_kind, is_paid, is_remote) || applicant_tags(citizens, residents, groups, women_only, finished, application_fee, usual_closes, application_deadline)) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "scholarships" drop column "search_text";--> statement-breakpoint
ALTER TABLE "scholarships" ADD COLUMN "search_text" text GENERATED ALWAYS AS (searchable(texts_of(array[title, description, field_of_study, names_in(aliases), provider, country, region, eligibility, amount, names_in(citizens), names_in(tests), names_in(documents), names_in(enrolled_at), apply_through]))) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "scholarships" drop column "tags";--> statement-breakpoint
ALTER TABLE "scholarships" ADD COLUMN "tags" text[] GENERATED ALWAYS AS (scholarship_tags(field_of_study, country, education_level, case when covers @> '{tuition,stipend}' then 'full' else amount end) || applicant_tags(citizens, residents, groups, women_only, finished, application_fee, usual_closes, deadline) || award_tags(covers, is_loan, tests, tests_waived)) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "colleges" ADD COLUMN "name_text" text GENERATED ALWAYS AS (plain_title(name || ' ' || names_in(aliases))) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "internships" ADD COLUMN "name_text" text GENERATED ALWAYS AS (plain_title(title || ' ' || company || ' ' || names_in(aliases))) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "scholarships" ADD COLUMN "name_text" text GENERATED ALWAYS AS (plain_title(title || ' ' || names_in(aliases))) STORED NOT NULL;--> statement-breakpoint
CREATE INDEX "colleges_names" ON "colleges" USING gin (words_of("name_text")) WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "internships_open_names" ON "internships" USING gin (words_of("name_text")) WITH (fastupdate=false) WHERE not "internships"."has_closed";--> statement-breakpoint
CREATE INDEX "scholarships_open_names" ON "scholarships" USING gin (words_of("name_text")) WITH (fastupdate=false) WHERE not "scholarships"."has_closed";--> statement-breakpoint
CREATE POLICY "read_admin" ON "missed_searches" AS PERMISSIVE FOR SELECT TO "fursa_admin" USING (true);--> statement-breakpoint
CREATE POLICY "remove_admin" ON "missed_searches" AS PERMISSIVE FOR DELETE TO "fursa_admin" USING (true);--> statement-breakpoint
CREATE POLICY "read_visitor_member_worker" ON "search_synonyms" AS PERMISSIVE FOR SELECT TO "fursa_member", "fursa_visitor", "fursa_worker" USING (true);--> statement-breakpoint
CREATE POLICY "read_admin" ON "search_synonyms" AS PERMISSIVE FOR SELECT TO "fursa_admin" USING (true);--> statement-breakpoint
CREATE POLICY "add_admin" ON "search_synonyms" AS PERMISSIVE FOR INSERT TO "fursa_admin" WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "change_admin" ON "search_synonyms" AS PERMISSIVE FOR UPDATE TO "fursa_admin" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "remove_admin" ON "search_synonyms" AS PERMISSIVE FOR DELETE TO "fursa_admin" USING (true);--> statement-breakpoint
-- They went with the columns they were made of.
CREATE INDEX "colleges_words" ON "colleges" USING gin (words_of("search_text"),"tags") WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "internships_open_words" ON "internships" USING gin (words_of("search_text"),"tags") WITH (fastupdate=false) WHERE not "internships"."has_closed";--> statement-breakpoint
CREATE INDEX "internships_open_job_words" ON "internships" USING gin (words_of("job_search_text"),"tags") WITH (fastupdate=false) WHERE not "internships"."has_closed";--> statement-breakpoint
CREATE INDEX "scholarships_open_words" ON "scholarships" USING gin (words_of("search_text"),"tags") WITH (fastupdate=false) WHERE not "scholarships"."has_closed";--> statement-breakpoint
-- What stood in no searched column before.
INSERT INTO search_words (kind, word, docs) SELECT 'scholarships', word, count(*) FROM scholarships, unnest(words_of(search_text)) AS words(word) GROUP BY word HAVING NOT EXISTS (SELECT 1 FROM search_words AS known WHERE known.kind = 'scholarships' AND known.word = words.word);--> statement-breakpoint
INSERT INTO search_words (kind, word, docs) SELECT 'colleges', word, count(*) FROM colleges, unnest(words_of(search_text)) AS words(word) GROUP BY word HAVING NOT EXISTS (SELECT 1 FROM search_words AS known WHERE known.kind = 'colleges' AND known.word = words.word);--> statement-breakpoint
INSERT INTO search_words (kind, word, docs) SELECT 'internships', word, count(*) FROM internships, unnest(words_of(search_text)) AS words(word) GROUP BY word HAVING NOT EXISTS (SELECT 1 FROM search_words AS known WHERE known.kind = 'internships' AND known.word = words.word);--> statement-breakpoint
INSERT INTO search_tags (kind, tag, docs) SELECT 'scholarships', new_tag, count(*) FROM scholarships, unnest(tags) AS new_tags(new_tag) GROUP BY new_tag HAVING NOT EXISTS (SELECT 1 FROM search_tags AS known WHERE known.kind = 'scholarships' AND known.tag = new_tags.new_tag);--> statement-breakpoint
INSERT INTO search_tags (kind, tag, docs) SELECT 'colleges', new_tag, count(*) FROM colleges, unnest(tags) AS new_tags(new_tag) GROUP BY new_tag HAVING NOT EXISTS (SELECT 1 FROM search_tags AS known WHERE known.kind = 'colleges' AND known.tag = new_tags.new_tag);--> statement-breakpoint
INSERT INTO search_tags (kind, tag, docs) SELECT 'internships', new_tag, count(*) FROM internships, unnest(tags) AS new_tags(new_tag) GROUP BY new_tag HAVING NOT EXISTS (SELECT 1 FROM search_tags AS known WHERE known.kind = 'internships' AND known.tag = new_tags.new_tag);--> statement-breakpoint
INSERT INTO search_tags (kind, tag, docs) SELECT 'jobs', new_tag, count(*) FROM internships, unnest(tags) AS new_tags(new_tag) GROUP BY new_tag HAVING NOT EXISTS (SELECT 1 FROM search_tags AS known WHERE known.kind = 'jobs' AND known.tag = new_tags.new_tag);
