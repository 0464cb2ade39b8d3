-- The old ones serve until the new ones stand.
CREATE INDEX "colleges_words_by_day" ON "colleges" USING gin (words_of("search_text"),"tags",days_of("created_at")) WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "internships_open_words_by_day" ON "internships" USING gin (words_of("search_text"),"tags",days_of("created_at")) WITH (fastupdate=false) WHERE not "internships"."has_closed";--> statement-breakpoint
CREATE INDEX "internships_open_job_words_by_day" ON "internships" USING gin (words_of("job_search_text"),"tags",days_of("created_at")) WITH (fastupdate=false) WHERE not "internships"."has_closed";--> statement-breakpoint
CREATE INDEX "scholarships_open_words_by_day" ON "scholarships" USING gin (words_of("search_text"),"tags",days_of("created_at")) WITH (fastupdate=false) WHERE not "scholarships"."has_closed";--> statement-breakpoint
DROP INDEX "colleges_words";--> statement-breakpoint
ALTER INDEX "colleges_words_by_day" RENAME TO "colleges_words";--> statement-breakpoint
DROP INDEX "internships_open_words";--> statement-breakpoint
ALTER INDEX "internships_open_words_by_day" RENAME TO "internships_open_words";--> statement-breakpoint
DROP INDEX "internships_open_job_words";--> statement-breakpoint
ALTER INDEX "internships_open_job_words_by_day" RENAME TO "internships_open_job_words";--> statement-breakpoint
DROP INDEX "scholarships_open_words";--> statement-breakpoint
ALTER INDEX "scholarships_open_words_by_day" RENAME TO "scholarships_open_words";
