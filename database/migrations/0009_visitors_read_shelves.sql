DROP POLICY "read_member_admin_worker" ON "match_changes" CASCADE;--> statement-breakpoint
DROP POLICY "read_member_admin_worker" ON "match_shelves" CASCADE;--> statement-breakpoint
CREATE POLICY "read_visitor_member_admin_worker" ON "match_changes" AS PERMISSIVE FOR SELECT TO "fursa_admin", "fursa_member", "fursa_visitor", "fursa_worker" USING (true);--> statement-breakpoint
CREATE POLICY "read_visitor_member_admin_worker" ON "match_shelves" AS PERMISSIVE FOR SELECT TO "fursa_admin", "fursa_member", "fursa_visitor", "fursa_worker" USING (true);