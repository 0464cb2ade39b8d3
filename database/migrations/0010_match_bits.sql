CREATE TABLE "match_changes" (
	"kind" text NOT NULL,
	"match_bits" bigint NOT NULL,
	"closes_on" date NOT NULL,
	"opportunities" integer NOT NULL,
	CONSTRAINT "match_changes_kind" CHECK ("match_changes"."kind" in ('scholarship', 'college', 'internship'))
);
--> statement-breakpoint
ALTER TABLE "match_changes" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "match_shelves" (
	"kind" text NOT NULL,
	"shelf" integer NOT NULL,
	"place" smallint NOT NULL,
	"bits" bit varying NOT NULL,
	"shelved_on" date NOT NULL,
	CONSTRAINT "match_shelves_kind" CHECK ("match_shelves"."kind" in ('scholarship', 'college', 'internship'))
);
--> statement-breakpoint
ALTER TABLE "match_shelves" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "colleges" ADD COLUMN "match_bits" bigint GENERATED ALWAYS AS ((match_bits(country, array['united states', 'united kingdom', 'canada', 'australia', 'germany', 'france', 'netherlands', 'south africa', 'kenya', 'ghana', 'nigeria']) << 16) | (match_bits(programs, array['computer science', 'engineering', 'medicine', 'business', 'law', 'education', 'arts', 'sciences', 'agriculture', 'architecture', 'nursing', 'social work', 'psychology', 'communications']) << 0) | (match_says(tuition_range) << 36)) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "colleges" ADD COLUMN "closes_on" date GENERATED ALWAYS AS ('infinity'::date) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "internships" ADD COLUMN "match_bits" bigint GENERATED ALWAYS AS ((match_bits(field, array['computer science', 'engineering', 'medicine', 'business', 'law', 'education', 'arts', 'sciences', 'agriculture', 'architecture', 'nursing', 'social work', 'psychology', 'communications', 'all fields', 'any field']) << 0) | (match_bits(location, array['united states', 'united kingdom', 'canada', 'australia', 'germany', 'france', 'netherlands', 'south africa', 'kenya', 'ghana', 'nigeria']) << 16) | (match_says(duration) << 37)) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "scholarships" ADD COLUMN "match_bits" bigint GENERATED ALWAYS AS ((match_bits(field_of_study, array['computer science', 'engineering', 'medicine', 'business', 'law', 'education', 'arts', 'sciences', 'agriculture', 'architecture', 'nursing', 'social work', 'psychology', 'communications', 'all fields', 'any field']) << 0) | (match_bits(country, array['united states', 'united kingdom', 'canada', 'australia', 'germany', 'france', 'netherlands', 'south africa', 'kenya', 'ghana', 'nigeria']) << 16) | (match_bits(education_level, array['high school', 'undergraduate', 'graduate', 'vocational', 'doctorate']) << 27) | (match_bits(gpa_requirement, array['none', 'below 3 0', '3 0 to 3 5', 'above 3 5']) << 32)) STORED NOT NULL;--> statement-breakpoint
CREATE INDEX "match_changes_kind_of" ON "match_changes" USING btree ("kind");--> statement-breakpoint
CREATE INDEX "match_shelves_place" ON "match_shelves" USING btree ("kind","place");--> statement-breakpoint
CREATE INDEX "colleges_closing" ON "colleges" USING btree ("closes_on","created_at" desc,"id" desc,"match_bits");--> statement-breakpoint
CREATE INDEX "internships_closing" ON "internships" USING btree ("closes_on","created_at" desc,"id" desc,"match_bits");--> statement-breakpoint
CREATE INDEX "scholarships_closing" ON "scholarships" USING btree ("closes_on","created_at" desc,"id" desc,"match_bits");--> statement-breakpoint
CREATE POLICY "read_member_admin_worker" ON "match_changes" AS PERMISSIVE FOR SELECT TO "fursa_admin", "fursa_member", "fursa_worker" USING (true);--> statement-breakpoint
CREATE POLICY "read_member_admin_worker" ON "match_shelves" AS PERMISSIVE FOR SELECT TO "fursa_admin", "fursa_member", "fursa_worker" USING (true);