DROP POLICY "read_visitor" ON "page_versions" CASCADE;--> statement-breakpoint
DROP TABLE "page_versions" CASCADE;