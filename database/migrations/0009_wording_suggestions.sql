CREATE TABLE "wording_suggestions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"language" text NOT NULL,
	"sentence" text NOT NULL,
	"shown" text NOT NULL,
	"suggested" text NOT NULL,
	"state" text DEFAULT 'open' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"decided_at" timestamp with time zone,
	CONSTRAINT "wording_suggestions_language" CHECK ("wording_suggestions"."language" in ('en', 'sw', 'fr', 'am')),
	CONSTRAINT "wording_suggestions_state" CHECK ("wording_suggestions"."state" in ('open', 'accepted', 'rejected')),
	CONSTRAINT "wording_suggestions_length" CHECK (length("wording_suggestions"."sentence") <= 200 and length("wording_suggestions"."shown") <= 2000 and length("wording_suggestions"."suggested") <= 2000)
);
--> statement-breakpoint
ALTER TABLE "wording_suggestions" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE INDEX "wording_suggestions_queue" ON "wording_suggestions" USING btree ("state","created_at");--> statement-breakpoint
CREATE POLICY "add_visitor_member" ON "wording_suggestions" AS PERMISSIVE FOR INSERT TO "fursa_member", "fursa_visitor" WITH CHECK ("wording_suggestions"."state" = 'open');--> statement-breakpoint
CREATE POLICY "read_admin" ON "wording_suggestions" AS PERMISSIVE FOR SELECT TO "fursa_admin" USING (true);--> statement-breakpoint
CREATE POLICY "add_admin" ON "wording_suggestions" AS PERMISSIVE FOR INSERT TO "fursa_admin" WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "change_admin" ON "wording_suggestions" AS PERMISSIVE FOR UPDATE TO "fursa_admin" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "remove_admin" ON "wording_suggestions" AS PERMISSIVE FOR DELETE TO "fursa_admin" USING (true);