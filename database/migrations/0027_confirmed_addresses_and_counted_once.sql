CREATE TABLE "outbox_looks" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"admin_id" uuid,
	"message_id" uuid NOT NULL,
	"channel" text NOT NULL,
	"subject" text NOT NULL,
	"recipient" text,
	"looked_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "outbox_looks_channel" CHECK ("outbox_looks"."channel" in ('mail', 'sms'))
);
--> statement-breakpoint
ALTER TABLE "outbox_looks" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "sponsored_marks" (
	"mark" text PRIMARY KEY NOT NULL,
	"counted_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "sponsored_marks" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "about_user" uuid;--> statement-breakpoint
ALTER TABLE "outbox_looks" ADD CONSTRAINT "outbox_looks_admin_id_users_id_fk" FOREIGN KEY ("admin_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "outbox_looks_newest" ON "outbox_looks" USING btree ("looked_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "outbox_looks_admin" ON "outbox_looks" USING btree ("admin_id");--> statement-breakpoint
CREATE INDEX "outbox_looks_recipient" ON "outbox_looks" USING btree ("recipient");--> statement-breakpoint
CREATE INDEX "sponsored_marks_counted_at" ON "sponsored_marks" USING btree ("counted_at");--> statement-breakpoint
ALTER TABLE "outbox" ADD CONSTRAINT "outbox_about_user_users_id_fk" FOREIGN KEY ("about_user") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "outbox_about_user" ON "outbox" USING btree ("about_user");--> statement-breakpoint
CREATE POLICY "read_accounts" ON "profiles" AS PERMISSIVE FOR SELECT TO "fursa_accounts" USING (true);--> statement-breakpoint
CREATE POLICY "read_member" ON "outbox_looks" AS PERMISSIVE FOR SELECT TO "fursa_member" USING ("outbox_looks"."admin_id" = current_user_id());--> statement-breakpoint
CREATE POLICY "read_admin" ON "outbox_looks" AS PERMISSIVE FOR SELECT TO "fursa_admin" USING (true);--> statement-breakpoint
CREATE POLICY "add_admin" ON "outbox_looks" AS PERMISSIVE FOR INSERT TO "fursa_admin" WITH CHECK ("outbox_looks"."admin_id" = current_user_id());--> statement-breakpoint
CREATE POLICY "read_accounts" ON "outbox_looks" AS PERMISSIVE FOR SELECT TO "fursa_accounts" USING (true);--> statement-breakpoint
CREATE POLICY "change_accounts" ON "outbox_looks" AS PERMISSIVE FOR UPDATE TO "fursa_accounts" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "read_worker" ON "sponsored_marks" AS PERMISSIVE FOR SELECT TO "fursa_worker" USING (true);--> statement-breakpoint
CREATE POLICY "change_worker" ON "sponsored_marks" AS PERMISSIVE FOR UPDATE TO "fursa_worker" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "remove_worker" ON "sponsored_marks" AS PERMISSIVE FOR DELETE TO "fursa_worker" USING (true);--> statement-breakpoint
ALTER POLICY "add_member_admin" ON "union_follows" TO fursa_admin,fursa_member WITH CHECK ("union_follows"."user_id" = current_user_id() and exists (select 1 from users u where u.id = current_user_id() and u.email_verified));--> statement-breakpoint
ALTER POLICY "add_member_admin" ON "union_votes" TO fursa_admin,fursa_member WITH CHECK ("union_votes"."user_id" = current_user_id() and not exists (select 1 from union_bans b where b.user_id = current_user_id() and b.lifted_at is null and (b.ends_at is null or b.ends_at > now())) and exists (select 1 from users u where u.id = current_user_id() and u.email_verified) and exists (select 1 from "union_posts" p where p.id = "union_votes"."post_id" and p.state = 'shown' and p.author_id is distinct from current_user_id()));--> statement-breakpoint
ALTER POLICY "add_member" ON "union_reports" TO fursa_member WITH CHECK ("union_reports"."reporter_id" = current_user_id() and "union_reports"."closed_at" is null and exists (select 1 from users u where u.id = current_user_id() and u.email_verified));--> statement-breakpoint
ALTER POLICY "add_member" ON "union_posts" TO fursa_member WITH CHECK ("union_posts"."author_id" = current_user_id() and "union_posts"."state" in ('shown', 'held') and not exists (select 1 from union_bans b where b.user_id = current_user_id() and b.lifted_at is null and (b.ends_at is null or b.ends_at > now())) and exists (select 1 from users u where u.id = current_user_id() and u.email_verified) and exists (select 1 from union_members m join profiles p on p.user_id = m.user_id where m.user_id = current_user_id()
    and (p.age_band <> 'under_18' or (p.age_band is null and p.role = 'parent')
      or exists (select 1 from guardian_consents g where g.user_id = m.user_id and g.consented_at is not null))) and exists (select 1 from "union_threads" t where t.id = "union_posts"."thread_id" and t.locked_at is null and (not "union_posts"."is_opening" or t.author_id = current_user_id())));--> statement-breakpoint
ALTER POLICY "add_member" ON "union_threads" TO fursa_member WITH CHECK ("union_threads"."author_id" = current_user_id() and "union_threads"."state" = 'held' and not exists (select 1 from union_bans b where b.user_id = current_user_id() and b.lifted_at is null and (b.ends_at is null or b.ends_at > now())) and exists (select 1 from users u where u.id = current_user_id() and u.email_verified) and exists (select 1 from union_members m join profiles p on p.user_id = m.user_id where m.user_id = current_user_id()
    and (p.age_band <> 'under_18' or (p.age_band is null and p.role = 'parent')
      or exists (select 1 from guardian_consents g where g.user_id = m.user_id and g.consented_at is not null))));