ALTER TABLE "hidden_matches" DROP CONSTRAINT "hidden_matches_scholarship_id_scholarships_id_fk";
--> statement-breakpoint
ALTER TABLE "hidden_matches" DROP CONSTRAINT "hidden_matches_college_id_colleges_id_fk";
--> statement-breakpoint
ALTER TABLE "hidden_matches" DROP CONSTRAINT "hidden_matches_internship_id_internships_id_fk";
--> statement-breakpoint
ALTER TABLE "saved_items" DROP CONSTRAINT "saved_items_scholarship_id_scholarships_id_fk";
--> statement-breakpoint
ALTER TABLE "saved_items" DROP CONSTRAINT "saved_items_college_id_colleges_id_fk";
--> statement-breakpoint
ALTER TABLE "saved_items" DROP CONSTRAINT "saved_items_internship_id_internships_id_fk";
--> statement-breakpoint
ALTER TABLE "saved_items" ADD COLUMN "title" text DEFAULT '' NOT NULL;