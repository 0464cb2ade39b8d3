CREATE TABLE "news_told" (
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"opportunity_id" uuid NOT NULL,
	"change_id" bigint,
	"told_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "news_told_once" UNIQUE NULLS NOT DISTINCT("user_id","kind","opportunity_id","change_id"),
	CONSTRAINT "news_told_kind" CHECK ("news_told"."kind" in ('scholarship', 'college', 'internship'))
);
--> statement-breakpoint
ALTER TABLE "news_told" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "news_told" ADD CONSTRAINT "news_told_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE POLICY "read_member_admin" ON "news_told" AS PERMISSIVE FOR SELECT TO "fursa_admin", "fursa_member" USING ("news_told"."user_id" = current_user_id());--> statement-breakpoint
CREATE POLICY "read_worker" ON "news_told" AS PERMISSIVE FOR SELECT TO "fursa_worker" USING (true);--> statement-breakpoint
CREATE POLICY "add_worker" ON "news_told" AS PERMISSIVE FOR INSERT TO "fursa_worker" WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "change_worker" ON "news_told" AS PERMISSIVE FOR UPDATE TO "fursa_worker" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "remove_worker" ON "news_told" AS PERMISSIVE FOR DELETE TO "fursa_worker" USING (true);