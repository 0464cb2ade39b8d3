CREATE TABLE "kept_pictures" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"address" text NOT NULL,
	"size" text NOT NULL,
	"content" "bytea",
	"width" integer,
	"height" integer,
	"error" text,
	"failures" integer DEFAULT 0 NOT NULL,
	"tried_at" timestamp with time zone NOT NULL,
	CONSTRAINT "kept_pictures_once" UNIQUE("address","size"),
	CONSTRAINT "kept_pictures_size" CHECK ("kept_pictures"."size" in ('small', 'large')),
	CONSTRAINT "kept_pictures_address" CHECK (octet_length("kept_pictures"."address") <= 2000),
	CONSTRAINT "kept_pictures_whole" CHECK (("kept_pictures"."content" is null) = ("kept_pictures"."width" is null) and ("kept_pictures"."content" is null) = ("kept_pictures"."height" is null) and ("kept_pictures"."content" is null) = ("kept_pictures"."error" is not null)),
	CONSTRAINT "kept_pictures_pixels" CHECK ("kept_pictures"."width" between 1 and 2000 and "kept_pictures"."height" between 1 and 2000),
	CONSTRAINT "kept_pictures_bytes" CHECK (length("kept_pictures"."content") between 1 and 262144),
	CONSTRAINT "kept_pictures_failures" CHECK ("kept_pictures"."failures" >= 0)
);
--> statement-breakpoint
ALTER TABLE "kept_pictures" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE INDEX "colleges_image" ON "colleges" USING hash ("image_url");--> statement-breakpoint
CREATE INDEX "colleges_logo" ON "colleges" USING hash ("logo_url");--> statement-breakpoint
CREATE POLICY "read_visitor_member" ON "kept_pictures" AS PERMISSIVE FOR SELECT TO "fursa_member", "fursa_visitor" USING ("kept_pictures"."content" is not null);--> statement-breakpoint
CREATE POLICY "read_admin" ON "kept_pictures" AS PERMISSIVE FOR SELECT TO "fursa_admin" USING (true);--> statement-breakpoint
CREATE POLICY "read_worker" ON "kept_pictures" AS PERMISSIVE FOR SELECT TO "fursa_worker" USING (true);--> statement-breakpoint
CREATE POLICY "add_worker" ON "kept_pictures" AS PERMISSIVE FOR INSERT TO "fursa_worker" WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "change_worker" ON "kept_pictures" AS PERMISSIVE FOR UPDATE TO "fursa_worker" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "remove_worker" ON "kept_pictures" AS PERMISSIVE FOR DELETE TO "fursa_worker" USING (true);