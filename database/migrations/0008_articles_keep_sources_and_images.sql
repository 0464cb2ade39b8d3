CREATE TABLE "article_images" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"article_id" uuid NOT NULL,
	"media_type" text NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"content" "bytea" NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "article_images_media_type" CHECK ("article_images"."media_type" in ('image/webp', 'image/jpeg')),
	CONSTRAINT "article_images_size" CHECK ("article_images"."width" between 1 and 2000 and "article_images"."height" between 1 and 2000),
	CONSTRAINT "article_images_bytes" CHECK (length("article_images"."content") between 1 and 2097152)
);
--> statement-breakpoint
ALTER TABLE "article_images" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "blog_posts" ADD COLUMN "meta_description" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "blog_posts" ADD COLUMN "source_url" text;--> statement-breakpoint
ALTER TABLE "article_images" ADD CONSTRAINT "article_images_article_id_blog_posts_id_fk" FOREIGN KEY ("article_id") REFERENCES "public"."blog_posts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "article_images_article" ON "article_images" USING btree ("article_id");--> statement-breakpoint
CREATE UNIQUE INDEX "blog_posts_source_url_once" ON "blog_posts" USING btree ("source_url");--> statement-breakpoint
ALTER TABLE "blog_posts" ADD CONSTRAINT "blog_posts_source_url" CHECK ("blog_posts"."source_url" ~ '^https?://');--> statement-breakpoint
CREATE POLICY "read_visitor_member_admin_worker" ON "article_images" AS PERMISSIVE FOR SELECT TO "fursa_admin", "fursa_member", "fursa_visitor", "fursa_worker" USING (exists (select 1 from blog_posts where blog_posts.id = "article_images"."article_id"));--> statement-breakpoint
CREATE POLICY "add_admin_worker" ON "article_images" AS PERMISSIVE FOR INSERT TO "fursa_admin", "fursa_worker" WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "remove_admin" ON "article_images" AS PERMISSIVE FOR DELETE TO "fursa_admin" USING (true);