ALTER TABLE "colleges" drop column "tags";--> statement-breakpoint
ALTER TABLE "colleges" ADD COLUMN "tags" text[] GENERATED ALWAYS AS (college_tags(country, school_type, programs) || tags_from('level', study_levels) || case when application_fee = 0 then array['fee none'] else '{}' end || entry_tags(entry, admission, intakes)) STORED NOT NULL;--> statement-breakpoint
-- It went with the column.
CREATE INDEX "colleges_words" ON "colleges" USING gin (words_of("search_text"),"tags") WITH (fastupdate=false);--> statement-breakpoint
INSERT INTO search_tags (kind, tag, docs) SELECT 'colleges', new_tag, count(*) FROM colleges, unnest(tags) AS new_tags(new_tag) GROUP BY new_tag HAVING NOT EXISTS (SELECT 1 FROM search_tags AS known WHERE known.kind = 'colleges' AND known.tag = new_tags.new_tag);