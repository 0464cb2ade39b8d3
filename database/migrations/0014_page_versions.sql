CREATE TABLE "page_versions" (
	"topic" text NOT NULL,
	"slot" integer NOT NULL,
	"raised" bigint NOT NULL,
	CONSTRAINT "page_versions_topic_slot_pk" PRIMARY KEY("topic","slot")
);
--> statement-breakpoint
ALTER TABLE "page_versions" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE POLICY "read_visitor" ON "page_versions" AS PERMISSIVE FOR SELECT TO "fursa_visitor" USING (true);