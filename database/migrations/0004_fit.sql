ALTER TABLE "colleges" ADD COLUMN "also_asked" text[];--> statement-breakpoint
ALTER TABLE "colleges" ADD COLUMN "fit_bits" bigint GENERATED ALWAYS AS (((fit_levels(study_levels))::bigint << 0) | ((fit_taught(programs, programmes))::bigint << 19) | (((coalesce(cardinality(also_asked), 0) > 0)::int)::bigint << 13)) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "colleges" ADD COLUMN "fit_grades" bigint GENERATED ALWAYS AS (fit_bars(entry, 'undergraduate', false) | (fit_bars(entry, 'graduate', true) << 38)) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "colleges" ADD COLUMN "fit_other_grades" bigint GENERATED ALWAYS AS (fit_bars(entry, 'vocational', false) | (fit_bars(entry, 'doctorate', true) << 38)) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "colleges" ADD COLUMN "fit_region" text GENERATED ALWAYS AS (fit_region(region)) STORED;--> statement-breakpoint
ALTER TABLE "colleges" ADD COLUMN "fit_open" bigint GENERATED ALWAYS AS (fit_open(opens_on, application_deadline, usual_opens, usual_closes, is_rolling)) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "internships" ADD COLUMN "age_max_lowest" smallint;--> statement-breakpoint
ALTER TABLE "internships" ADD COLUMN "also_asked" text[];--> statement-breakpoint
ALTER TABLE "internships" ADD COLUMN "fit_bits" bigint GENERATED ALWAYS AS (((fit_levels(study_levels))::bigint << 0) | ((fit_fields(field))::bigint << 19) | ((coalesce(must_be_enrolled, false)::int)::bigint << 12) | ((fit_finished(finished))::bigint << 6) | ((coalesce(women_only, false)::int)::bigint << 11) | (((coalesce(cardinality(also_asked), 0) > 0)::int)::bigint << 13) | ((fit_groups(groups, groups_only))::bigint << 14) | ((coalesce(age_min, 0))::bigint << 35) | ((coalesce(age_max, 127))::bigint << 42) | ((coalesce(work_years, 0))::bigint << 49) | ((coalesce(age_max_lowest, 127))::bigint << 55)) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "internships" ADD COLUMN "fit_citizens" bigint GENERATED ALWAYS AS (fit_workers(citizens, countries)) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "internships" ADD COLUMN "fit_residents" bigint GENERATED ALWAYS AS (fit_places(residents)) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "internships" ADD COLUMN "fit_grades" bigint GENERATED ALWAYS AS (fit_bars(grades, null, false) | (fit_bars(grades, null, true) << 38)) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "internships" ADD COLUMN "fit_tests" bigint GENERATED ALWAYS AS (fit_tests(tests)) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "internships" ADD COLUMN "fit_enrolled" bigint GENERATED ALWAYS AS (fit_enrolled(enrolled_at)) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "internships" ADD COLUMN "fit_region" text GENERATED ALWAYS AS (fit_region(region)) STORED;--> statement-breakpoint
ALTER TABLE "internships" ADD COLUMN "fit_open" bigint GENERATED ALWAYS AS (fit_open(opens_on, application_deadline, usual_opens, usual_closes, is_rolling)) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "scholarships" ADD COLUMN "age_max_lowest" smallint;--> statement-breakpoint
ALTER TABLE "scholarships" ADD COLUMN "also_asked" text[];--> statement-breakpoint
ALTER TABLE "scholarships" ADD COLUMN "fit_bits" bigint GENERATED ALWAYS AS (((fit_levels(education_level))::bigint << 0) | ((fit_fields(field_of_study))::bigint << 19) | ((fit_finished(finished))::bigint << 6) | ((coalesce(women_only, false)::int)::bigint << 11) | (((coalesce(cardinality(also_asked), 0) > 0)::int)::bigint << 13) | ((fit_groups(groups, groups_only))::bigint << 14) | ((coalesce(age_min, 0))::bigint << 35) | ((coalesce(age_max, 127))::bigint << 42) | ((coalesce(work_years, 0))::bigint << 49) | ((coalesce(age_max_lowest, 127))::bigint << 55)) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "scholarships" ADD COLUMN "fit_citizens" bigint GENERATED ALWAYS AS (fit_places(citizens)) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "scholarships" ADD COLUMN "fit_residents" bigint GENERATED ALWAYS AS (fit_places(residents)) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "scholarships" ADD COLUMN "fit_grades" bigint GENERATED ALWAYS AS (fit_bars(grades, null, false) | (fit_bars(grades, null, true) << 38)) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "scholarships" ADD COLUMN "fit_tests" bigint GENERATED ALWAYS AS (fit_tests(tests)) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "scholarships" ADD COLUMN "fit_enrolled" bigint GENERATED ALWAYS AS (fit_enrolled(enrolled_at)) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "scholarships" ADD COLUMN "fit_region" text GENERATED ALWAYS AS (fit_region(region)) STORED;--> statement-breakpoint
ALTER TABLE "scholarships" ADD COLUMN "fit_open" bigint GENERATED ALWAYS AS (fit_open(opens_on, deadline, usual_opens, usual_closes, is_rolling)) STORED NOT NULL;--> statement-breakpoint
CREATE INDEX "colleges_fitting" ON "colleges" USING btree ("listed_until","created_at" desc,"id" desc,"match_bits","fit_bits","fit_grades","fit_other_grades","fit_open","fit_region");--> statement-breakpoint
CREATE INDEX "internships_fitting" ON "internships" USING btree ("listed_until","created_at" desc,"id" desc,"match_bits","fit_bits","fit_grades","fit_citizens","fit_residents","fit_tests","fit_enrolled","fit_open","fit_region");--> statement-breakpoint
CREATE INDEX "scholarships_fitting" ON "scholarships" USING btree ("listed_until","created_at" desc,"id" desc,"match_bits","fit_bits","fit_grades","fit_citizens","fit_residents","fit_tests","fit_enrolled","fit_open","fit_region");--> statement-breakpoint
ALTER TABLE "internships" ADD CONSTRAINT "internships_lowest_age" CHECK ("internships"."age_max_lowest" between 5 and 99 and "internships"."age_max_lowest" <= "internships"."age_max");--> statement-breakpoint
ALTER TABLE "scholarships" ADD CONSTRAINT "scholarships_lowest_age" CHECK ("scholarships"."age_max_lowest" between 5 and 99 and "scholarships"."age_max_lowest" <= "scholarships"."age_max");