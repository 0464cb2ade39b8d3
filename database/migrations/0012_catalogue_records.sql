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
	"record" jsonb NOT NULL,
	"was_published" boolean DEFAULT false NOT NULL,
	"reason" text,
	"together" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "unpublished_records_kind" CHECK ("unpublished_records"."kind" in ('scholarships', 'colleges', 'internships', 'events', 'test_prep', 'student_spotlights', 'school_spotlights'))
);
--> statement-breakpoint
ALTER TABLE "unpublished_records" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "colleges" ADD COLUMN "source_url" text;--> statement-breakpoint
ALTER TABLE "colleges" ADD COLUMN "source_name" text;--> statement-breakpoint
ALTER TABLE "colleges" ADD COLUMN "checked_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "internships" ADD COLUMN "source_url" text;--> statement-breakpoint
ALTER TABLE "internships" ADD COLUMN "source_name" text;--> statement-breakpoint
ALTER TABLE "internships" ADD COLUMN "checked_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "scholarships" ADD COLUMN "source_url" text;--> statement-breakpoint
ALTER TABLE "scholarships" ADD COLUMN "source_name" text;--> statement-breakpoint
ALTER TABLE "scholarships" ADD COLUMN "checked_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "catalogue_changes" ADD CONSTRAINT "catalogue_changes_changed_by_users_id_fk" FOREIGN KEY ("changed_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "catalogue_imports" ADD CONSTRAINT "catalogue_imports_imported_by_users_id_fk" FOREIGN KEY ("imported_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "catalogue_changes_record" ON "catalogue_changes" USING btree ("record_id","id");--> statement-breakpoint
CREATE INDEX "catalogue_changes_of_kind" ON "catalogue_changes" USING btree ("kind","id");--> statement-breakpoint
CREATE INDEX "catalogue_changes_person" ON "catalogue_changes" USING btree ("changed_by","id");--> statement-breakpoint
CREATE INDEX "catalogue_changes_batch" ON "catalogue_changes" USING btree ("batch_id") WHERE "catalogue_changes"."batch_id" is not null;--> statement-breakpoint
CREATE INDEX "catalogue_imports_newest" ON "catalogue_imports" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "unpublished_records_newest" ON "unpublished_records" USING btree ("kind","created_at","id");--> statement-breakpoint
CREATE INDEX "unpublished_records_together" ON "unpublished_records" USING btree ("together") WHERE "unpublished_records"."together" is not null;--> statement-breakpoint
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
CREATE POLICY "change_worker" ON "unpublished_records" AS PERMISSIVE FOR UPDATE TO "fursa_worker" USING (true) WITH CHECK (true);