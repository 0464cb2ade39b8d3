CREATE TABLE "union_follows" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"thread_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"seen_at" timestamp with time zone DEFAULT now() NOT NULL,
	"is_told" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "union_follows_once" UNIQUE("thread_id","user_id")
);
--> statement-breakpoint
ALTER TABLE "union_follows" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "union_votes" (
	"post_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "union_votes_post_id_user_id_pk" PRIMARY KEY("post_id","user_id")
);
--> statement-breakpoint
ALTER TABLE "union_votes" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "union_bans" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"post_id" uuid,
	"reason" text NOT NULL,
	"banned_at" timestamp with time zone DEFAULT now() NOT NULL,
	"ends_at" timestamp with time zone,
	"lifted_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "union_bans" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "union_members" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"display_name" text NOT NULL,
	"country" text NOT NULL,
	"joined_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "union_members_display_name_length" CHECK (length("union_members"."display_name") between 3 and 30),
	CONSTRAINT "union_members_no_address" CHECK (strpos("union_members"."display_name", '@') = 0),
	CONSTRAINT "union_members_country" CHECK ("union_members"."country" in ('Kenya', 'Nigeria', 'Ghana', 'Ethiopia', 'Uganda', 'Another country'))
);
--> statement-breakpoint
ALTER TABLE "union_members" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "union_moderations" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"moderator_id" uuid,
	"action" text NOT NULL,
	"post_id" uuid,
	"reason" text NOT NULL,
	"done_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "union_moderations_action" CHECK ("union_moderations"."action" in ('approve', 'hide', 'dismiss', 'lock', 'unlock', 'ban', 'lift'))
);
--> statement-breakpoint
ALTER TABLE "union_moderations" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "union_reports" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"post_id" uuid NOT NULL,
	"reporter_id" uuid,
	"reason" text NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"reported_at" timestamp with time zone DEFAULT now() NOT NULL,
	"closed_at" timestamp with time zone,
	CONSTRAINT "union_reports_once" UNIQUE("post_id","reporter_id"),
	CONSTRAINT "union_reports_reason" CHECK ("union_reports"."reason" in ('scam', 'personal', 'unkind', 'spam', 'wrong', 'other'))
);
--> statement-breakpoint
ALTER TABLE "union_reports" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "union_posts" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"thread_id" uuid NOT NULL,
	"author_id" uuid,
	"is_opening" boolean DEFAULT false NOT NULL,
	"heading" text DEFAULT '' NOT NULL,
	"body" text NOT NULL,
	"state" text DEFAULT 'shown' NOT NULL,
	"flags" text[] DEFAULT '{}' NOT NULL,
	"reviewed_at" timestamp with time zone,
	"helpful_count" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"edited_at" timestamp with time zone,
	"search_text" text GENERATED ALWAYS AS (searchable(heading || ' ' || body)) STORED NOT NULL,
	CONSTRAINT "union_posts_state" CHECK ("union_posts"."state" in ('shown', 'held', 'hidden', 'removed')),
	CONSTRAINT "union_posts_body" CHECK (length("union_posts"."body") <= 5000),
	CONSTRAINT "union_posts_words" CHECK ("union_posts"."state" = 'removed' or "union_posts"."body" <> '')
);
--> statement-breakpoint
ALTER TABLE "union_posts" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "union_threads" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"topic" text NOT NULL,
	"title" text NOT NULL,
	"author_id" uuid,
	"scholarship_id" uuid,
	"college_id" uuid,
	"internship_id" uuid,
	"state" text DEFAULT 'held' NOT NULL,
	"locked_at" timestamp with time zone,
	"accepted_post_id" uuid,
	"reply_count" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"last_activity_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "union_threads_topic" CHECK ("union_threads"."topic" in ('kenya', 'nigeria', 'ghana', 'ethiopia', 'uganda', 'technology', 'health', 'business', 'sciences', 'arts', 'choosing', 'applying', 'tests', 'visas', 'studying', 'ask-a-scholar')),
	CONSTRAINT "union_threads_state" CHECK ("union_threads"."state" in ('shown', 'held', 'hidden', 'removed')),
	CONSTRAINT "union_threads_about_one" CHECK (num_nonnulls("union_threads"."scholarship_id", "union_threads"."college_id", "union_threads"."internship_id") <= 1),
	CONSTRAINT "union_threads_title" CHECK (length("union_threads"."title") between 1 and 120)
);
--> statement-breakpoint
ALTER TABLE "union_threads" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "union_follows" ADD CONSTRAINT "union_follows_thread_id_union_threads_id_fk" FOREIGN KEY ("thread_id") REFERENCES "public"."union_threads"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "union_follows" ADD CONSTRAINT "union_follows_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "union_votes" ADD CONSTRAINT "union_votes_post_id_union_posts_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."union_posts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "union_votes" ADD CONSTRAINT "union_votes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "union_bans" ADD CONSTRAINT "union_bans_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "union_bans" ADD CONSTRAINT "union_bans_post_id_union_posts_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."union_posts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "union_members" ADD CONSTRAINT "union_members_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "union_moderations" ADD CONSTRAINT "union_moderations_moderator_id_users_id_fk" FOREIGN KEY ("moderator_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "union_moderations" ADD CONSTRAINT "union_moderations_post_id_union_posts_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."union_posts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "union_reports" ADD CONSTRAINT "union_reports_post_id_union_posts_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."union_posts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "union_reports" ADD CONSTRAINT "union_reports_reporter_id_users_id_fk" FOREIGN KEY ("reporter_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "union_posts" ADD CONSTRAINT "union_posts_thread_id_union_threads_id_fk" FOREIGN KEY ("thread_id") REFERENCES "public"."union_threads"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "union_posts" ADD CONSTRAINT "union_posts_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "union_threads" ADD CONSTRAINT "union_threads_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "union_threads" ADD CONSTRAINT "union_threads_accepted_post_id_union_posts_id_fk" FOREIGN KEY ("accepted_post_id") REFERENCES "public"."union_posts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "union_follows_person" ON "union_follows" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "union_votes_person" ON "union_votes" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "union_bans_person" ON "union_bans" USING btree ("user_id") WHERE "union_bans"."lifted_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "union_members_display_name" ON "union_members" USING btree (searchable("display_name"));--> statement-breakpoint
CREATE INDEX "union_moderations_newest" ON "union_moderations" USING btree ("done_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "union_moderations_moderator" ON "union_moderations" USING btree ("moderator_id");--> statement-breakpoint
CREATE INDEX "union_reports_open" ON "union_reports" USING btree ("reported_at") WHERE "union_reports"."closed_at" is null;--> statement-breakpoint
CREATE INDEX "union_reports_reporter" ON "union_reports" USING btree ("reporter_id");--> statement-breakpoint
CREATE UNIQUE INDEX "union_posts_opening" ON "union_posts" USING btree ("thread_id") WHERE "union_posts"."is_opening";--> statement-breakpoint
CREATE INDEX "union_posts_thread" ON "union_posts" USING btree ("thread_id","created_at","id");--> statement-breakpoint
CREATE INDEX "union_posts_author" ON "union_posts" USING btree ("author_id","created_at");--> statement-breakpoint
CREATE INDEX "union_posts_newest" ON "union_posts" USING btree ("created_at" DESC NULLS LAST,"id" DESC NULLS LAST) WHERE "union_posts"."state" = 'shown';--> statement-breakpoint
CREATE INDEX "union_posts_search" ON "union_posts" USING gin ("search_text" gin_trgm_ops) WHERE "union_posts"."state" = 'shown';--> statement-breakpoint
CREATE INDEX "union_posts_waiting" ON "union_posts" USING btree ("created_at") WHERE "union_posts"."reviewed_at" is null and ("union_posts"."state" = 'held' or "union_posts"."flags" <> '{}');--> statement-breakpoint
CREATE INDEX "union_threads_topic_active" ON "union_threads" USING btree ("topic","last_activity_at" DESC NULLS LAST,"id" DESC NULLS LAST) WHERE "union_threads"."state" = 'shown';--> statement-breakpoint
CREATE INDEX "union_threads_active" ON "union_threads" USING btree ("last_activity_at" DESC NULLS LAST) WHERE "union_threads"."state" = 'shown';--> statement-breakpoint
CREATE INDEX "union_threads_author" ON "union_threads" USING btree ("author_id");--> statement-breakpoint
CREATE INDEX "union_threads_scholarship" ON "union_threads" USING btree ("scholarship_id","last_activity_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "union_threads_college" ON "union_threads" USING btree ("college_id","last_activity_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "union_threads_internship" ON "union_threads" USING btree ("internship_id","last_activity_at" DESC NULLS LAST);--> statement-breakpoint
CREATE POLICY "read_member_admin" ON "union_follows" AS PERMISSIVE FOR SELECT TO "fursa_admin", "fursa_member" USING ("union_follows"."user_id" = current_user_id());--> statement-breakpoint
CREATE POLICY "add_member_admin" ON "union_follows" AS PERMISSIVE FOR INSERT TO "fursa_admin", "fursa_member" WITH CHECK ("union_follows"."user_id" = current_user_id());--> statement-breakpoint
CREATE POLICY "change_member_admin" ON "union_follows" AS PERMISSIVE FOR UPDATE TO "fursa_admin", "fursa_member" USING ("union_follows"."user_id" = current_user_id()) WITH CHECK ("union_follows"."user_id" = current_user_id());--> statement-breakpoint
CREATE POLICY "remove_member_admin" ON "union_follows" AS PERMISSIVE FOR DELETE TO "fursa_admin", "fursa_member" USING ("union_follows"."user_id" = current_user_id());--> statement-breakpoint
CREATE POLICY "read_worker" ON "union_follows" AS PERMISSIVE FOR SELECT TO "fursa_worker" USING (true);--> statement-breakpoint
CREATE POLICY "change_worker" ON "union_follows" AS PERMISSIVE FOR UPDATE TO "fursa_worker" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "remove_worker" ON "union_follows" AS PERMISSIVE FOR DELETE TO "fursa_worker" USING (true);--> statement-breakpoint
CREATE POLICY "read_member_admin" ON "union_votes" AS PERMISSIVE FOR SELECT TO "fursa_admin", "fursa_member" USING ("union_votes"."user_id" = current_user_id());--> statement-breakpoint
CREATE POLICY "add_member_admin" ON "union_votes" AS PERMISSIVE FOR INSERT TO "fursa_admin", "fursa_member" WITH CHECK ("union_votes"."user_id" = current_user_id() and not exists (select 1 from union_bans b where b.user_id = current_user_id() and b.lifted_at is null and (b.ends_at is null or b.ends_at > now())) and exists (select 1 from "union_posts" p where p.id = "union_votes"."post_id" and p.state = 'shown' and p.author_id is distinct from current_user_id()));--> statement-breakpoint
CREATE POLICY "remove_member_admin" ON "union_votes" AS PERMISSIVE FOR DELETE TO "fursa_admin", "fursa_member" USING ("union_votes"."user_id" = current_user_id());--> statement-breakpoint
CREATE POLICY "read_member" ON "union_bans" AS PERMISSIVE FOR SELECT TO "fursa_member" USING ("union_bans"."user_id" = current_user_id());--> statement-breakpoint
CREATE POLICY "read_admin" ON "union_bans" AS PERMISSIVE FOR SELECT TO "fursa_admin" USING (true);--> statement-breakpoint
CREATE POLICY "add_admin" ON "union_bans" AS PERMISSIVE FOR INSERT TO "fursa_admin" WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "change_admin" ON "union_bans" AS PERMISSIVE FOR UPDATE TO "fursa_admin" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "remove_admin" ON "union_bans" AS PERMISSIVE FOR DELETE TO "fursa_admin" USING (true);--> statement-breakpoint
CREATE POLICY "read_visitor_member_admin_worker" ON "union_members" AS PERMISSIVE FOR SELECT TO "fursa_admin", "fursa_member", "fursa_visitor", "fursa_worker" USING (true);--> statement-breakpoint
CREATE POLICY "add_member" ON "union_members" AS PERMISSIVE FOR INSERT TO "fursa_member" WITH CHECK ("union_members"."user_id" = current_user_id() and not exists (select 1 from union_bans b where b.user_id = current_user_id() and b.lifted_at is null and (b.ends_at is null or b.ends_at > now())));--> statement-breakpoint
CREATE POLICY "change_member" ON "union_members" AS PERMISSIVE FOR UPDATE TO "fursa_member" USING ("union_members"."user_id" = current_user_id() and not exists (select 1 from union_bans b where b.user_id = current_user_id() and b.lifted_at is null and (b.ends_at is null or b.ends_at > now()))) WITH CHECK ("union_members"."user_id" = current_user_id() and not exists (select 1 from union_bans b where b.user_id = current_user_id() and b.lifted_at is null and (b.ends_at is null or b.ends_at > now())));--> statement-breakpoint
CREATE POLICY "add_admin" ON "union_members" AS PERMISSIVE FOR INSERT TO "fursa_admin" WITH CHECK ("union_members"."user_id" = current_user_id());--> statement-breakpoint
CREATE POLICY "change_admin" ON "union_members" AS PERMISSIVE FOR UPDATE TO "fursa_admin" USING ("union_members"."user_id" = current_user_id()) WITH CHECK ("union_members"."user_id" = current_user_id());--> statement-breakpoint
CREATE POLICY "read_member" ON "union_moderations" AS PERMISSIVE FOR SELECT TO "fursa_member" USING ("union_moderations"."moderator_id" = current_user_id());--> statement-breakpoint
CREATE POLICY "read_admin" ON "union_moderations" AS PERMISSIVE FOR SELECT TO "fursa_admin" USING (true);--> statement-breakpoint
CREATE POLICY "add_admin" ON "union_moderations" AS PERMISSIVE FOR INSERT TO "fursa_admin" WITH CHECK ("union_moderations"."moderator_id" = current_user_id());--> statement-breakpoint
CREATE POLICY "read_member" ON "union_reports" AS PERMISSIVE FOR SELECT TO "fursa_member" USING ("union_reports"."reporter_id" = current_user_id());--> statement-breakpoint
CREATE POLICY "add_member" ON "union_reports" AS PERMISSIVE FOR INSERT TO "fursa_member" WITH CHECK ("union_reports"."reporter_id" = current_user_id() and "union_reports"."closed_at" is null);--> statement-breakpoint
CREATE POLICY "read_admin" ON "union_reports" AS PERMISSIVE FOR SELECT TO "fursa_admin" USING (true);--> statement-breakpoint
CREATE POLICY "add_admin" ON "union_reports" AS PERMISSIVE FOR INSERT TO "fursa_admin" WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "change_admin" ON "union_reports" AS PERMISSIVE FOR UPDATE TO "fursa_admin" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "remove_admin" ON "union_reports" AS PERMISSIVE FOR DELETE TO "fursa_admin" USING (true);--> statement-breakpoint
CREATE POLICY "read_visitor" ON "union_posts" AS PERMISSIVE FOR SELECT TO "fursa_visitor" USING ("union_posts"."state" in ('shown', 'removed'));--> statement-breakpoint
CREATE POLICY "read_member" ON "union_posts" AS PERMISSIVE FOR SELECT TO "fursa_member" USING ("union_posts"."state" in ('shown', 'removed') or "union_posts"."author_id" = current_user_id());--> statement-breakpoint
CREATE POLICY "add_member" ON "union_posts" AS PERMISSIVE FOR INSERT TO "fursa_member" WITH CHECK ("union_posts"."author_id" = current_user_id() and "union_posts"."state" in ('shown', 'held') and not exists (select 1 from union_bans b where b.user_id = current_user_id() and b.lifted_at is null and (b.ends_at is null or b.ends_at > now())) and exists (select 1 from union_members m join profiles p on p.user_id = m.user_id where m.user_id = current_user_id()
    and (p.role = 'parent' or p.age_band <> 'under_18' or exists (select 1 from guardian_consents g where g.user_id = m.user_id and g.consented_at is not null))) and exists (select 1 from "union_threads" t where t.id = "union_posts"."thread_id" and t.locked_at is null and (not "union_posts"."is_opening" or t.author_id = current_user_id())));--> statement-breakpoint
CREATE POLICY "change_member" ON "union_posts" AS PERMISSIVE FOR UPDATE TO "fursa_member" USING ("union_posts"."author_id" = current_user_id() and not exists (select 1 from union_bans b where b.user_id = current_user_id() and b.lifted_at is null and (b.ends_at is null or b.ends_at > now()))) WITH CHECK ("union_posts"."author_id" = current_user_id() and not exists (select 1 from union_bans b where b.user_id = current_user_id() and b.lifted_at is null and (b.ends_at is null or b.ends_at > now())));--> statement-breakpoint
CREATE POLICY "read_admin" ON "union_posts" AS PERMISSIVE FOR SELECT TO "fursa_admin" USING (true);--> statement-breakpoint
CREATE POLICY "add_admin" ON "union_posts" AS PERMISSIVE FOR INSERT TO "fursa_admin" WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "change_admin" ON "union_posts" AS PERMISSIVE FOR UPDATE TO "fursa_admin" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "remove_admin" ON "union_posts" AS PERMISSIVE FOR DELETE TO "fursa_admin" USING (true);--> statement-breakpoint
CREATE POLICY "read_worker" ON "union_posts" AS PERMISSIVE FOR SELECT TO "fursa_worker" USING (true);--> statement-breakpoint
CREATE POLICY "read_visitor" ON "union_threads" AS PERMISSIVE FOR SELECT TO "fursa_visitor" USING ("union_threads"."state" = 'shown');--> statement-breakpoint
CREATE POLICY "read_member" ON "union_threads" AS PERMISSIVE FOR SELECT TO "fursa_member" USING ("union_threads"."state" = 'shown' or "union_threads"."author_id" = current_user_id());--> statement-breakpoint
CREATE POLICY "add_member" ON "union_threads" AS PERMISSIVE FOR INSERT TO "fursa_member" WITH CHECK ("union_threads"."author_id" = current_user_id() and "union_threads"."state" = 'held' and not exists (select 1 from union_bans b where b.user_id = current_user_id() and b.lifted_at is null and (b.ends_at is null or b.ends_at > now())) and exists (select 1 from union_members m join profiles p on p.user_id = m.user_id where m.user_id = current_user_id()
    and (p.role = 'parent' or p.age_band <> 'under_18' or exists (select 1 from guardian_consents g where g.user_id = m.user_id and g.consented_at is not null))));--> statement-breakpoint
CREATE POLICY "change_member" ON "union_threads" AS PERMISSIVE FOR UPDATE TO "fursa_member" USING ("union_threads"."author_id" = current_user_id() and not exists (select 1 from union_bans b where b.user_id = current_user_id() and b.lifted_at is null and (b.ends_at is null or b.ends_at > now()))) WITH CHECK ("union_threads"."author_id" = current_user_id() and not exists (select 1 from union_bans b where b.user_id = current_user_id() and b.lifted_at is null and (b.ends_at is null or b.ends_at > now())));--> statement-breakpoint
CREATE POLICY "read_admin" ON "union_threads" AS PERMISSIVE FOR SELECT TO "fursa_admin" USING (true);--> statement-breakpoint
CREATE POLICY "add_admin" ON "union_threads" AS PERMISSIVE FOR INSERT TO "fursa_admin" WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "change_admin" ON "union_threads" AS PERMISSIVE FOR UPDATE TO "fursa_admin" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "remove_admin" ON "union_threads" AS PERMISSIVE FOR DELETE TO "fursa_admin" USING (true);--> statement-breakpoint
CREATE POLICY "read_worker" ON "union_threads" AS PERMISSIVE FOR SELECT TO "fursa_worker" USING (true);