CREATE TABLE "merged_records" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"kept_id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "merged_records_kind" CHECK ("merged_records"."kind" in ('scholarships', 'colleges', 'internships'))
);
--> statement-breakpoint
ALTER TABLE "merged_records" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE INDEX "merged_records_kept" ON "merged_records" USING btree ("kept_id");--> statement-breakpoint
CREATE POLICY "read_visitor_member_admin_worker" ON "merged_records" AS PERMISSIVE FOR SELECT TO "fursa_admin", "fursa_member", "fursa_visitor", "fursa_worker" USING (true);