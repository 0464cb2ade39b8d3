ALTER TABLE "proposals" DROP CONSTRAINT "proposals_state";--> statement-breakpoint
ALTER TABLE "page_reads" ADD COLUMN "deadline_quote" text;--> statement-breakpoint
ALTER TABLE "proposals" ADD CONSTRAINT "proposals_state" CHECK ("proposals"."state" in ('waiting', 'accepted', 'corrected', 'rejected', 'applied'));