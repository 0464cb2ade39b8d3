CREATE TABLE "scrape_sources" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"name" text NOT NULL,
	"url" text NOT NULL,
	"type" text NOT NULL,
	"is_active" boolean DEFAULT false NOT NULL,
	"is_trusted" boolean DEFAULT false NOT NULL,
	"is_official" boolean DEFAULT false NOT NULL,
	"every_days" integer DEFAULT 1 NOT NULL,
	"article_use" text DEFAULT 'draft' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "scrape_sources_name_once" UNIQUE("name"),
	CONSTRAINT "scrape_sources_url_once" UNIQUE("url"),
	CONSTRAINT "scrape_sources_type" CHECK ("scrape_sources"."type" in ('feed', 'sitemap', 'links', 'page')),
	CONSTRAINT "scrape_sources_article_use" CHECK ("scrape_sources"."article_use" in ('draft', 'excerpt', 'whole')),
	CONSTRAINT "scrape_sources_every_days" CHECK ("scrape_sources"."every_days" between 1 and 90)
);
--> statement-breakpoint
ALTER TABLE "scrape_sources" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE POLICY "read_worker" ON "scrape_sources" AS PERMISSIVE FOR SELECT TO "fursa_worker" USING (true);--> statement-breakpoint
CREATE POLICY "read_admin" ON "scrape_sources" AS PERMISSIVE FOR SELECT TO "fursa_admin" USING (true);--> statement-breakpoint
CREATE POLICY "add_admin" ON "scrape_sources" AS PERMISSIVE FOR INSERT TO "fursa_admin" WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "change_admin" ON "scrape_sources" AS PERMISSIVE FOR UPDATE TO "fursa_admin" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "remove_admin" ON "scrape_sources" AS PERMISSIVE FOR DELETE TO "fursa_admin" USING (true);