DROP TRIGGER IF EXISTS note_closing_of_scholarships ON scholarships;--> statement-breakpoint
DROP TRIGGER IF EXISTS note_closing_of_internships ON internships;--> statement-breakpoint
DROP TRIGGER IF EXISTS note_closing_of_new_scholarships ON scholarships;--> statement-breakpoint
DROP TRIGGER IF EXISTS note_closing_of_new_internships ON internships;--> statement-breakpoint
ALTER TABLE "internships" ALTER COLUMN "closes_on" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "internships" drop column "closes_on";--> statement-breakpoint
ALTER TABLE "internships" ADD COLUMN "closes_on" date GENERATED ALWAYS AS (coalesce(application_deadline, 'infinity'::date)) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "internships" drop column "listed_until";--> statement-breakpoint
ALTER TABLE "internships" ADD COLUMN "listed_until" date GENERATED ALWAYS AS (coalesce(application_deadline, 'infinity'::date)) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "scholarships" ALTER COLUMN "closes_on" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "scholarships" drop column "closes_on";--> statement-breakpoint
ALTER TABLE "scholarships" ADD COLUMN "closes_on" date GENERATED ALWAYS AS (coalesce(deadline, 'infinity'::date)) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "scholarships" drop column "listed_until";--> statement-breakpoint
ALTER TABLE "scholarships" ADD COLUMN "listed_until" date GENERATED ALWAYS AS (coalesce(deadline, 'infinity'::date)) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "colleges" DROP COLUMN "has_ended";--> statement-breakpoint
ALTER TABLE "internships" DROP COLUMN "has_ended";--> statement-breakpoint
ALTER TABLE "scholarships" DROP COLUMN "has_ended";--> statement-breakpoint
CREATE INDEX "internships_leaving" ON "internships" USING btree ("listed_until","created_at" desc,"id" desc,"match_bits");--> statement-breakpoint
CREATE INDEX "internships_fitting" ON "internships" USING btree ("listed_until","created_at" desc,"id" desc,"match_bits","fit_bits","fit_grades","fit_citizens","fit_residents","fit_tests","fit_enrolled","fit_open","fit_region");--> statement-breakpoint
CREATE INDEX "internships_open_closing" ON "internships" USING btree ("closes_on","id") WHERE not "internships"."has_closed";--> statement-breakpoint
CREATE INDEX "scholarships_leaving" ON "scholarships" USING btree ("listed_until","created_at" desc,"id" desc,"match_bits");--> statement-breakpoint
CREATE INDEX "scholarships_fitting" ON "scholarships" USING btree ("listed_until","created_at" desc,"id" desc,"match_bits","fit_bits","fit_grades","fit_citizens","fit_residents","fit_tests","fit_enrolled","fit_open","fit_region");--> statement-breakpoint
CREATE INDEX "scholarships_open_closing" ON "scholarships" USING btree ("closes_on","id") WHERE not "scholarships"."has_closed";
