CREATE TABLE "outages" (
	"service" text PRIMARY KEY NOT NULL,
	"reason" text NOT NULL,
	"since" timestamp with time zone NOT NULL,
	"seen_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	CONSTRAINT "outages_service" CHECK ("outages"."service" in ('network', 'mail', 'sms'))
);
--> statement-breakpoint
ALTER TABLE "outages" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE POLICY "change_admin" ON "link_checks" AS PERMISSIVE FOR UPDATE TO "fursa_admin" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "read_admin" ON "outages" AS PERMISSIVE FOR SELECT TO "fursa_admin" USING (true);--> statement-breakpoint
CREATE POLICY "read_worker" ON "outages" AS PERMISSIVE FOR SELECT TO "fursa_worker" USING (true);--> statement-breakpoint
CREATE POLICY "add_worker" ON "outages" AS PERMISSIVE FOR INSERT TO "fursa_worker" WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "change_worker" ON "outages" AS PERMISSIVE FOR UPDATE TO "fursa_worker" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "remove_worker" ON "outages" AS PERMISSIVE FOR DELETE TO "fursa_worker" USING (true);