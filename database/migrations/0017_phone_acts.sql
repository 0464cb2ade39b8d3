CREATE TABLE "phone_acts" (
	"user_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"done_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "phone_acts_user_id_id_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
ALTER TABLE "phone_acts" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "phone_acts" ADD CONSTRAINT "phone_acts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "phone_acts_done" ON "phone_acts" USING btree ("done_at");--> statement-breakpoint
CREATE POLICY "read_member_admin" ON "phone_acts" AS PERMISSIVE FOR SELECT TO "fursa_admin", "fursa_member" USING ("phone_acts"."user_id" = current_user_id());--> statement-breakpoint
CREATE POLICY "add_member_admin" ON "phone_acts" AS PERMISSIVE FOR INSERT TO "fursa_admin", "fursa_member" WITH CHECK ("phone_acts"."user_id" = current_user_id());--> statement-breakpoint
CREATE POLICY "read_worker" ON "phone_acts" AS PERMISSIVE FOR SELECT TO "fursa_worker" USING (true);--> statement-breakpoint
CREATE POLICY "remove_worker" ON "phone_acts" AS PERMISSIVE FOR DELETE TO "fursa_worker" USING (true);