CREATE TABLE "link_checks" (
	"kind" text NOT NULL,
	"record_id" uuid NOT NULL,
	"address" text NOT NULL,
	"failures" integer DEFAULT 0 NOT NULL,
	"status" integer,
	"error" text,
	"checked_at" timestamp with time zone NOT NULL,
	CONSTRAINT "link_checks_kind_record_id_pk" PRIMARY KEY("kind","record_id"),
	CONSTRAINT "link_checks_kind" CHECK ("link_checks"."kind" in ('scholarships', 'colleges', 'internships')),
	CONSTRAINT "link_checks_failures" CHECK ("link_checks"."failures" >= 0)
);
--> statement-breakpoint
ALTER TABLE "link_checks" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "problem_reports" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"kind" text NOT NULL,
	"record_id" uuid NOT NULL,
	"title" text NOT NULL,
	"reason" text NOT NULL,
	"note" text,
	"email" text,
	"state" text DEFAULT 'open' NOT NULL,
	"answer" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"handled_at" timestamp with time zone,
	CONSTRAINT "problem_reports_kind" CHECK ("problem_reports"."kind" in ('scholarships', 'colleges', 'internships')),
	CONSTRAINT "problem_reports_reason" CHECK ("problem_reports"."reason" in ('link', 'closed', 'wrong', 'scam', 'other')),
	CONSTRAINT "problem_reports_state" CHECK ("problem_reports"."state" in ('open', 'resolved', 'dismissed'))
);
--> statement-breakpoint
ALTER TABLE "problem_reports" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "scrape_items" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "scrape_items_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"run_id" uuid NOT NULL,
	"source_name" text NOT NULL,
	"address" text NOT NULL,
	"title" text DEFAULT '' NOT NULL,
	"state" text DEFAULT 'found' NOT NULL,
	"error" text,
	"find_id" uuid,
	"done_at" timestamp with time zone,
	CONSTRAINT "scrape_items_once_a_run" UNIQUE("run_id","address"),
	CONSTRAINT "scrape_items_state" CHECK ("scrape_items"."state" in ('found', 'published', 'waiting', 'known', 'refused'))
);
--> statement-breakpoint
ALTER TABLE "scrape_items" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "scrape_runs" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"sources" text[] NOT NULL,
	"enhance_with_ai" boolean DEFAULT true NOT NULL,
	"listed" text[] DEFAULT '{}' NOT NULL,
	"error" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"ended_at" timestamp with time zone,
	CONSTRAINT "scrape_runs_state" CHECK ("scrape_runs"."state" in ('waiting', 'running', 'done', 'failed'))
);
--> statement-breakpoint
ALTER TABLE "scrape_runs" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "scraped_finds" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"address" text NOT NULL,
	"source_name" text NOT NULL,
	"kind" text NOT NULL,
	"title" text NOT NULL,
	"fields" jsonb NOT NULL,
	"state" text NOT NULL,
	"doubts" text[] DEFAULT '{}' NOT NULL,
	"like_id" uuid,
	"record_id" uuid,
	"checked_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"decided_at" timestamp with time zone,
	CONSTRAINT "scraped_finds_address_once" UNIQUE("address"),
	CONSTRAINT "scraped_finds_kind" CHECK ("scraped_finds"."kind" in ('scholarships', 'colleges', 'internships')),
	CONSTRAINT "scraped_finds_state" CHECK ("scraped_finds"."state" in ('waiting', 'published', 'rejected', 'merged'))
);
--> statement-breakpoint
ALTER TABLE "scraped_finds" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "scrape_items" ADD CONSTRAINT "scrape_items_run_id_scrape_runs_id_fk" FOREIGN KEY ("run_id") REFERENCES "public"."scrape_runs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "scrape_items" ADD CONSTRAINT "scrape_items_find_id_scraped_finds_id_fk" FOREIGN KEY ("find_id") REFERENCES "public"."scraped_finds"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "link_checks_failing" ON "link_checks" USING btree ("failures") WHERE "link_checks"."failures" > 0;--> statement-breakpoint
CREATE INDEX "problem_reports_queue" ON "problem_reports" USING btree ("state","created_at");--> statement-breakpoint
CREATE INDEX "scrape_items_of_find" ON "scrape_items" USING btree ("find_id");--> statement-breakpoint
CREATE UNIQUE INDEX "scrape_runs_one_at_a_time" ON "scrape_runs" USING btree (("ended_at" is null)) WHERE "scrape_runs"."ended_at" is null;--> statement-breakpoint
CREATE INDEX "scrape_runs_newest" ON "scrape_runs" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "scraped_finds_queue" ON "scraped_finds" USING btree ("state","created_at");--> statement-breakpoint
CREATE POLICY "read_admin" ON "link_checks" AS PERMISSIVE FOR SELECT TO "fursa_admin" USING (true);--> statement-breakpoint
CREATE POLICY "read_worker" ON "link_checks" AS PERMISSIVE FOR SELECT TO "fursa_worker" USING (true);--> statement-breakpoint
CREATE POLICY "add_worker" ON "link_checks" AS PERMISSIVE FOR INSERT TO "fursa_worker" WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "change_worker" ON "link_checks" AS PERMISSIVE FOR UPDATE TO "fursa_worker" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "remove_worker" ON "link_checks" AS PERMISSIVE FOR DELETE TO "fursa_worker" USING (true);--> statement-breakpoint
CREATE POLICY "add_visitor_member" ON "problem_reports" AS PERMISSIVE FOR INSERT TO "fursa_member", "fursa_visitor" WITH CHECK ("problem_reports"."state" = 'open' and "problem_reports"."answer" is null);--> statement-breakpoint
CREATE POLICY "read_admin" ON "problem_reports" AS PERMISSIVE FOR SELECT TO "fursa_admin" USING (true);--> statement-breakpoint
CREATE POLICY "add_admin" ON "problem_reports" AS PERMISSIVE FOR INSERT TO "fursa_admin" WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "change_admin" ON "problem_reports" AS PERMISSIVE FOR UPDATE TO "fursa_admin" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "remove_admin" ON "problem_reports" AS PERMISSIVE FOR DELETE TO "fursa_admin" USING (true);--> statement-breakpoint
CREATE POLICY "read_admin" ON "scrape_items" AS PERMISSIVE FOR SELECT TO "fursa_admin" USING (true);--> statement-breakpoint
CREATE POLICY "read_worker" ON "scrape_items" AS PERMISSIVE FOR SELECT TO "fursa_worker" USING (true);--> statement-breakpoint
CREATE POLICY "add_worker" ON "scrape_items" AS PERMISSIVE FOR INSERT TO "fursa_worker" WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "change_worker" ON "scrape_items" AS PERMISSIVE FOR UPDATE TO "fursa_worker" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "remove_worker" ON "scrape_items" AS PERMISSIVE FOR DELETE TO "fursa_worker" USING (true);--> statement-breakpoint
CREATE POLICY "read_admin_worker" ON "scrape_runs" AS PERMISSIVE FOR SELECT TO "fursa_admin", "fursa_worker" USING (true);--> statement-breakpoint
CREATE POLICY "add_admin_worker" ON "scrape_runs" AS PERMISSIVE FOR INSERT TO "fursa_admin", "fursa_worker" WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "change_worker" ON "scrape_runs" AS PERMISSIVE FOR UPDATE TO "fursa_worker" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "read_admin_worker" ON "scraped_finds" AS PERMISSIVE FOR SELECT TO "fursa_admin", "fursa_worker" USING (true);--> statement-breakpoint
CREATE POLICY "change_admin_worker" ON "scraped_finds" AS PERMISSIVE FOR UPDATE TO "fursa_admin", "fursa_worker" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "add_worker" ON "scraped_finds" AS PERMISSIVE FOR INSERT TO "fursa_worker" WITH CHECK (true);