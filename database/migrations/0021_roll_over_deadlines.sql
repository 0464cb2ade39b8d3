ALTER TABLE "colleges" ADD COLUMN "last_deadline" date;--> statement-breakpoint
ALTER TABLE "internships" ADD COLUMN "last_deadline" date;--> statement-breakpoint
ALTER TABLE "scholarships" ADD COLUMN "last_deadline" date;