ALTER TABLE "match_shelves" ADD COLUMN "ids" uuid[];--> statement-breakpoint
ALTER TABLE "match_shelves" ADD COLUMN "region" text;