CREATE TABLE "daily_figures" (
	"day" date PRIMARY KEY NOT NULL,
	"live" integer,
	"confirmed_share" integer,
	"members" integer,
	"saves" integer,
	"missed_searches" integer,
	"mails" integer,
	CONSTRAINT "daily_figures_share" CHECK ("daily_figures"."confirmed_share" between 0 and 100)
);
--> statement-breakpoint
ALTER TABLE "daily_figures" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "sponsored_requests" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"sponsor" text NOT NULL,
	"email" text NOT NULL,
	"title" text NOT NULL,
	"description" text NOT NULL,
	"type" text NOT NULL,
	"target_url" text NOT NULL,
	"image_url" text,
	"picture" "bytea",
	"starts_on" date NOT NULL,
	"weeks" integer NOT NULL,
	"price" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"confirmed_at" timestamp with time zone,
	"state" text DEFAULT 'waiting' NOT NULL,
	"reason" text,
	"decided_at" timestamp with time zone,
	"listing_id" uuid,
	CONSTRAINT "sponsored_requests_type" CHECK ("sponsored_requests"."type" in ('school', 'mentorship', 'course', 'scholarship', 'internship')),
	CONSTRAINT "sponsored_requests_state" CHECK ("sponsored_requests"."state" in ('waiting', 'approved', 'refused', 'stopped')),
	CONSTRAINT "sponsored_requests_email" CHECK (length("sponsored_requests"."email") <= 254 and "sponsored_requests"."email" ~ '^([A-Za-z0-9_''+-]+\.)*[A-Za-z0-9_''+-]*[A-Za-z0-9_+-]@([A-Za-z0-9][A-Za-z0-9-]*\.)+[A-Za-z]{2,}$'),
	CONSTRAINT "sponsored_requests_target_url" CHECK ("sponsored_requests"."target_url" ~* '^https?://'),
	CONSTRAINT "sponsored_requests_image_url" CHECK ("sponsored_requests"."image_url" ~* '^https?://'),
	CONSTRAINT "sponsored_requests_picture" CHECK (length("sponsored_requests"."picture") between 1 and 262144),
	CONSTRAINT "sponsored_requests_weeks" CHECK ("sponsored_requests"."weeks" between 1 and 52 and "sponsored_requests"."price" >= 0)
);
--> statement-breakpoint
ALTER TABLE "sponsored_requests" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "sponsored_listings" ADD COLUMN "start_date" date;--> statement-breakpoint
ALTER TABLE "sponsored_listings" ADD COLUMN "sponsor" text;--> statement-breakpoint
ALTER TABLE "sponsored_requests" ADD CONSTRAINT "sponsored_requests_listing_id_sponsored_listings_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."sponsored_listings"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "sponsored_requests_listing" ON "sponsored_requests" USING btree ("listing_id");--> statement-breakpoint
CREATE POLICY "read_worker" ON "sponsored_days" AS PERMISSIVE FOR SELECT TO "fursa_worker" USING (true);--> statement-breakpoint
CREATE POLICY "read_worker" ON "sponsored_listings" AS PERMISSIVE FOR SELECT TO "fursa_worker" USING (true);--> statement-breakpoint
CREATE POLICY "change_worker" ON "sponsored_listings" AS PERMISSIVE FOR UPDATE TO "fursa_worker" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "read_admin" ON "daily_figures" AS PERMISSIVE FOR SELECT TO "fursa_admin" USING (true);--> statement-breakpoint
CREATE POLICY "read_worker" ON "daily_figures" AS PERMISSIVE FOR SELECT TO "fursa_worker" USING (true);--> statement-breakpoint
CREATE POLICY "add_worker" ON "daily_figures" AS PERMISSIVE FOR INSERT TO "fursa_worker" WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "change_worker" ON "daily_figures" AS PERMISSIVE FOR UPDATE TO "fursa_worker" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "remove_worker" ON "daily_figures" AS PERMISSIVE FOR DELETE TO "fursa_worker" USING (true);--> statement-breakpoint
CREATE POLICY "add_visitor_member_admin" ON "sponsored_requests" AS PERMISSIVE FOR INSERT TO "fursa_admin", "fursa_member", "fursa_visitor" WITH CHECK ("sponsored_requests"."confirmed_at" is null and "sponsored_requests"."state" = 'waiting' and "sponsored_requests"."listing_id" is null);--> statement-breakpoint
CREATE POLICY "read_admin" ON "sponsored_requests" AS PERMISSIVE FOR SELECT TO "fursa_admin" USING ("sponsored_requests"."confirmed_at" is not null);--> statement-breakpoint
CREATE POLICY "change_admin" ON "sponsored_requests" AS PERMISSIVE FOR UPDATE TO "fursa_admin" USING ("sponsored_requests"."confirmed_at" is not null) WITH CHECK ("sponsored_requests"."confirmed_at" is not null);--> statement-breakpoint
CREATE POLICY "read_worker" ON "sponsored_requests" AS PERMISSIVE FOR SELECT TO "fursa_worker" USING (true);--> statement-breakpoint
CREATE POLICY "add_worker" ON "sponsored_requests" AS PERMISSIVE FOR INSERT TO "fursa_worker" WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "change_worker" ON "sponsored_requests" AS PERMISSIVE FOR UPDATE TO "fursa_worker" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "remove_worker" ON "sponsored_requests" AS PERMISSIVE FOR DELETE TO "fursa_worker" USING (true);--> statement-breakpoint
ALTER POLICY "read_visitor_member_worker" ON "sponsored_listings" TO fursa_member,fursa_visitor,fursa_worker USING ("sponsored_listings"."is_active" and ("sponsored_listings"."start_date" is null or "sponsored_listings"."start_date" <= (now() at time zone 'utc')::date) and ("sponsored_listings"."end_date" is null or "sponsored_listings"."end_date" >= (now() at time zone 'utc')::date));