CREATE TABLE "mail_links" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"token_hash" text NOT NULL,
	"sent_to" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "mail_links_tokenHash_unique" UNIQUE("token_hash"),
	CONSTRAINT "mail_links_kind" CHECK ("mail_links"."kind" in ('reset', 'confirm', 'change', 'stop', 'undo')),
	CONSTRAINT "mail_links_end_after_they_begin" CHECK ("mail_links"."expires_at" > "mail_links"."created_at")
);
--> statement-breakpoint
ALTER TABLE "mail_links" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "mail_links" ADD CONSTRAINT "mail_links_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "mail_links_user" ON "mail_links" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "mail_links_sent_to" ON "mail_links" USING btree ("sent_to");--> statement-breakpoint
CREATE INDEX "mail_links_expire" ON "mail_links" USING btree ("expires_at");--> statement-breakpoint
CREATE POLICY "read_accounts" ON "mail_links" AS PERMISSIVE FOR SELECT TO "fursa_accounts" USING (true);--> statement-breakpoint
CREATE POLICY "add_accounts" ON "mail_links" AS PERMISSIVE FOR INSERT TO "fursa_accounts" WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "change_accounts" ON "mail_links" AS PERMISSIVE FOR UPDATE TO "fursa_accounts" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "remove_accounts" ON "mail_links" AS PERMISSIVE FOR DELETE TO "fursa_accounts" USING (true);