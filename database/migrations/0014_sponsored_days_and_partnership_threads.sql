CREATE TABLE "partnership_entries" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"partnership_id" uuid NOT NULL,
	"author_id" uuid,
	"kind" text NOT NULL,
	"subject" text,
	"text" text DEFAULT '' NOT NULL,
	"status" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "partnership_entries_kind" CHECK ("partnership_entries"."kind" in ('note', 'reply', 'status')),
	CONSTRAINT "partnership_entries_status" CHECK ("partnership_entries"."status" in ('new', 'in_conversation', 'accepted', 'declined')),
	CONSTRAINT "partnership_entries_parts" CHECK (("partnership_entries"."kind" = 'status') = ("partnership_entries"."status" is not null) and ("partnership_entries"."kind" = 'reply') = ("partnership_entries"."subject" is not null))
);
--> statement-breakpoint
ALTER TABLE "partnership_entries" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "sponsored_days" (
	"listing_id" uuid NOT NULL,
	"day" date NOT NULL,
	"views" integer DEFAULT 0 NOT NULL,
	"clicks" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "sponsored_days_listing_id_day_pk" PRIMARY KEY("listing_id","day"),
	CONSTRAINT "sponsored_days_counts" CHECK ("sponsored_days"."views" >= 0 and "sponsored_days"."clicks" >= 0)
);
--> statement-breakpoint
ALTER TABLE "sponsored_days" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "school_partnerships" ADD COLUMN "status" text DEFAULT 'new' NOT NULL;--> statement-breakpoint
ALTER TABLE "partnership_entries" ADD CONSTRAINT "partnership_entries_partnership_id_school_partnerships_id_fk" FOREIGN KEY ("partnership_id") REFERENCES "public"."school_partnerships"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "partnership_entries" ADD CONSTRAINT "partnership_entries_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sponsored_days" ADD CONSTRAINT "sponsored_days_listing_id_sponsored_listings_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."sponsored_listings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "partnership_entries_thread" ON "partnership_entries" USING btree ("partnership_id","created_at");--> statement-breakpoint
CREATE INDEX "partnership_entries_author" ON "partnership_entries" USING btree ("author_id");--> statement-breakpoint
CREATE INDEX "sponsored_days_day" ON "sponsored_days" USING btree ("day");--> statement-breakpoint
ALTER TABLE "school_partnerships" ADD CONSTRAINT "school_partnerships_status" CHECK ("school_partnerships"."status" in ('new', 'in_conversation', 'accepted', 'declined'));--> statement-breakpoint
CREATE POLICY "read_admin" ON "users" AS PERMISSIVE FOR SELECT TO "fursa_admin" USING (exists (select 1 from user_roles where user_roles.user_id = "users"."id" and user_roles.role = 'admin'));--> statement-breakpoint
CREATE POLICY "read_member" ON "partnership_entries" AS PERMISSIVE FOR SELECT TO "fursa_member" USING ("partnership_entries"."author_id" = current_user_id());--> statement-breakpoint
CREATE POLICY "read_admin" ON "partnership_entries" AS PERMISSIVE FOR SELECT TO "fursa_admin" USING (true);--> statement-breakpoint
CREATE POLICY "add_admin" ON "partnership_entries" AS PERMISSIVE FOR INSERT TO "fursa_admin" WITH CHECK ("partnership_entries"."author_id" = current_user_id());--> statement-breakpoint
CREATE POLICY "read_admin" ON "sponsored_days" AS PERMISSIVE FOR SELECT TO "fursa_admin" USING (true);--> statement-breakpoint
ALTER POLICY "add_visitor_member" ON "school_partnerships" TO fursa_member,fursa_visitor WITH CHECK ("school_partnerships"."status" = 'new');