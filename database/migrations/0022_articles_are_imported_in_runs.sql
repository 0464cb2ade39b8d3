CREATE TABLE "import_results" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"run_id" uuid NOT NULL,
	"place" integer NOT NULL,
	"url" text NOT NULL,
	"success" boolean,
	"error" text DEFAULT '' NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"slug" text,
	"title" text,
	"done_at" timestamp with time zone,
	CONSTRAINT "import_results_place" UNIQUE("run_id","place"),
	CONSTRAINT "import_results_done" CHECK (("import_results"."success" is null) = ("import_results"."done_at" is null))
);
--> statement-breakpoint
ALTER TABLE "import_results" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "import_runs" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"kind" text NOT NULL,
	"enhance_with_ai" boolean DEFAULT true NOT NULL,
	"begun_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "import_runs_kind" CHECK ("import_runs"."kind" in ('single', 'multi'))
);
--> statement-breakpoint
ALTER TABLE "import_runs" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "blog_posts" ADD COLUMN "was_published_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "import_results" ADD CONSTRAINT "import_results_run_id_import_runs_id_fk" FOREIGN KEY ("run_id") REFERENCES "public"."import_runs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "import_runs_newest" ON "import_runs" USING btree ("begun_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE POLICY "read_admin_worker" ON "import_results" AS PERMISSIVE FOR SELECT TO "fursa_admin", "fursa_worker" USING (true);--> statement-breakpoint
CREATE POLICY "add_admin" ON "import_results" AS PERMISSIVE FOR INSERT TO "fursa_admin" WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "change_admin_worker" ON "import_results" AS PERMISSIVE FOR UPDATE TO "fursa_admin", "fursa_worker" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "read_admin_worker" ON "import_runs" AS PERMISSIVE FOR SELECT TO "fursa_admin", "fursa_worker" USING (true);--> statement-breakpoint
CREATE POLICY "add_admin" ON "import_runs" AS PERMISSIVE FOR INSERT TO "fursa_admin" WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "remove_admin" ON "import_runs" AS PERMISSIVE FOR DELETE TO "fursa_admin" USING (true);