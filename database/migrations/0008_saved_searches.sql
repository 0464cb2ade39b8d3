CREATE TABLE "saved_searches" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"search" text NOT NULL,
	"name" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"seen_until" timestamp with time zone DEFAULT now() NOT NULL,
	"paused_at" timestamp with time zone,
	CONSTRAINT "saved_searches_once" UNIQUE("user_id","search"),
	CONSTRAINT "saved_searches_lengths" CHECK (char_length("saved_searches"."search") between 1 and 1500
        and char_length("saved_searches"."name") between 1 and 1500)
);
--> statement-breakpoint
ALTER TABLE "saved_searches" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "search_finds" (
	"search_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"opportunity_id" uuid NOT NULL,
	"found_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "search_finds_search_id_opportunity_id_pk" PRIMARY KEY("search_id","opportunity_id"),
	CONSTRAINT "search_finds_kind" CHECK ("search_finds"."kind" in ('scholarship', 'college', 'internship'))
);
--> statement-breakpoint
ALTER TABLE "search_finds" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "saved_searches" ADD CONSTRAINT "saved_searches_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "search_finds" ADD CONSTRAINT "search_finds_search_id_saved_searches_id_fk" FOREIGN KEY ("search_id") REFERENCES "public"."saved_searches"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "search_finds" ADD CONSTRAINT "search_finds_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "saved_searches_search" ON "saved_searches" USING btree ("search");--> statement-breakpoint
CREATE INDEX "search_finds_user" ON "search_finds" USING btree ("user_id");--> statement-breakpoint
CREATE POLICY "read_member_admin" ON "saved_searches" AS PERMISSIVE FOR SELECT TO "fursa_admin", "fursa_member" USING ("saved_searches"."user_id" = current_user_id());--> statement-breakpoint
CREATE POLICY "add_member_admin" ON "saved_searches" AS PERMISSIVE FOR INSERT TO "fursa_admin", "fursa_member" WITH CHECK ("saved_searches"."user_id" = current_user_id());--> statement-breakpoint
CREATE POLICY "change_member_admin" ON "saved_searches" AS PERMISSIVE FOR UPDATE TO "fursa_admin", "fursa_member" USING ("saved_searches"."user_id" = current_user_id()) WITH CHECK ("saved_searches"."user_id" = current_user_id());--> statement-breakpoint
CREATE POLICY "remove_member_admin" ON "saved_searches" AS PERMISSIVE FOR DELETE TO "fursa_admin", "fursa_member" USING ("saved_searches"."user_id" = current_user_id());--> statement-breakpoint
CREATE POLICY "read_worker" ON "saved_searches" AS PERMISSIVE FOR SELECT TO "fursa_worker" USING (true);--> statement-breakpoint
CREATE POLICY "change_worker" ON "saved_searches" AS PERMISSIVE FOR UPDATE TO "fursa_worker" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "read_member_admin" ON "search_finds" AS PERMISSIVE FOR SELECT TO "fursa_admin", "fursa_member" USING ("search_finds"."user_id" = current_user_id());--> statement-breakpoint
CREATE POLICY "read_worker" ON "search_finds" AS PERMISSIVE FOR SELECT TO "fursa_worker" USING (true);--> statement-breakpoint
CREATE POLICY "add_worker" ON "search_finds" AS PERMISSIVE FOR INSERT TO "fursa_worker" WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "change_worker" ON "search_finds" AS PERMISSIVE FOR UPDATE TO "fursa_worker" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "remove_worker" ON "search_finds" AS PERMISSIVE FOR DELETE TO "fursa_worker" USING (true);