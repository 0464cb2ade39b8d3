ALTER TABLE "outbox" DROP CONSTRAINT "outbox_purpose";--> statement-breakpoint
ALTER TABLE "outbox" ADD CONSTRAINT "outbox_purpose" CHECK ("outbox"."purpose" in ('account', 'partner', 'report', 'union', 'alert', 'reminder', 'newsletter', 'summary'));--> statement-breakpoint
CREATE POLICY "add_admin" ON "outbox" AS PERMISSIVE FOR INSERT TO "fursa_admin" WITH CHECK ("outbox"."purpose" = 'report');