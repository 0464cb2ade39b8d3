CREATE TABLE "record_demand" (
	"kind" text NOT NULL,
	"record_id" uuid NOT NULL,
	"saves" integer NOT NULL,
	"matches" integer NOT NULL,
	"counted_at" timestamp with time zone NOT NULL,
	CONSTRAINT "record_demand_kind_record_id_pk" PRIMARY KEY("kind","record_id"),
	CONSTRAINT "record_demand_kind" CHECK ("record_demand"."kind" in ('scholarships', 'colleges', 'internships'))
);
--> statement-breakpoint
ALTER TABLE "record_demand" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "proposals" DROP CONSTRAINT "proposals_reason";--> statement-breakpoint
DROP INDEX "proposals_one_waiting";--> statement-breakpoint
ALTER TABLE "proposals" ADD COLUMN "origin" text DEFAULT 'page' NOT NULL;--> statement-breakpoint
ALTER TABLE "proposals" ADD COLUMN "sent_by" text;--> statement-breakpoint
ALTER TABLE "queue_decisions" ADD COLUMN "after" jsonb;--> statement-breakpoint
CREATE UNIQUE INDEX "proposals_one_waiting" ON "proposals" USING btree ("kind","record_id","field","origin") WHERE "proposals"."state" = 'waiting';--> statement-breakpoint
ALTER TABLE "proposals" ADD CONSTRAINT "proposals_origin" CHECK ("proposals"."origin" in ('page', 'institution'));--> statement-breakpoint
ALTER TABLE "proposals" ADD CONSTRAINT "proposals_reason" CHECK ("proposals"."reason" in ('changed', 'new', 'closed', 'open again', 'gone', 'moved', 'other page', 'institution'));--> statement-breakpoint
CREATE POLICY "read_admin" ON "record_demand" AS PERMISSIVE FOR SELECT TO "fursa_admin" USING (true);--> statement-breakpoint
CREATE POLICY "read_worker" ON "record_demand" AS PERMISSIVE FOR SELECT TO "fursa_worker" USING (true);--> statement-breakpoint
CREATE POLICY "add_worker" ON "record_demand" AS PERMISSIVE FOR INSERT TO "fursa_worker" WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "change_worker" ON "record_demand" AS PERMISSIVE FOR UPDATE TO "fursa_worker" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "remove_worker" ON "record_demand" AS PERMISSIVE FOR DELETE TO "fursa_worker" USING (true);