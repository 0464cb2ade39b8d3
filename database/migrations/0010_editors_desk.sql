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
ALTER TABLE "problem_reports" DROP CONSTRAINT "problem_reports_reason";--> statement-breakpoint
ALTER TABLE "problem_reports" ADD COLUMN "right_on" date;--> statement-breakpoint
ALTER TABLE "problem_reports" ADD COLUMN "evidence_url" text;--> statement-breakpoint
CREATE INDEX "different_records_newest" ON "different_records" USING btree ("kind","created_at");--> statement-breakpoint
CREATE INDEX "problem_reports_open_of_record" ON "problem_reports" USING btree ("record_id") WHERE "problem_reports"."state" = 'open';--> statement-breakpoint
ALTER TABLE "problem_reports" ADD CONSTRAINT "problem_reports_reason" CHECK ("problem_reports"."reason" in ('date', 'link', 'closed', 'wrong', 'scam', 'other'));--> statement-breakpoint
CREATE POLICY "read_admin_worker" ON "catalogue_days" AS PERMISSIVE FOR SELECT TO "fursa_admin", "fursa_worker" USING (true);--> statement-breakpoint
CREATE POLICY "add_worker" ON "catalogue_days" AS PERMISSIVE FOR INSERT TO "fursa_worker" WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "change_worker" ON "catalogue_days" AS PERMISSIVE FOR UPDATE TO "fursa_worker" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "read_admin" ON "different_records" AS PERMISSIVE FOR SELECT TO "fursa_admin" USING (true);--> statement-breakpoint
CREATE POLICY "add_admin" ON "different_records" AS PERMISSIVE FOR INSERT TO "fursa_admin" WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "change_admin" ON "different_records" AS PERMISSIVE FOR UPDATE TO "fursa_admin" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "remove_admin" ON "different_records" AS PERMISSIVE FOR DELETE TO "fursa_admin" USING (true);