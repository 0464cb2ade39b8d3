ALTER TABLE "newsletter_subscribers" ADD COLUMN "country" text;--> statement-breakpoint
ALTER TABLE "newsletter_subscribers" ADD COLUMN "stage" text;--> statement-breakpoint
ALTER TABLE "profiles" ADD COLUMN "matches_seen_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "newsletter_subscribers" ADD CONSTRAINT "newsletter_subscribers_country" CHECK ("newsletter_subscribers"."country" in ('Kenya', 'Nigeria', 'Ghana', 'Ethiopia', 'Uganda'));--> statement-breakpoint
ALTER TABLE "newsletter_subscribers" ADD CONSTRAINT "newsletter_subscribers_stage" CHECK ("newsletter_subscribers"."stage" in ('school', 'school-done', 'vocational', 'university', 'degree-done', 'masters-done'));