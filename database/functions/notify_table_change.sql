-- Notifies every listening server of the table's name when the transaction commits. PostgreSQL sends the same name
-- once per transaction. Every table that visitors may read has this trigger: cached pages depend on them.
CREATE OR REPLACE FUNCTION notify_table_change() RETURNS trigger LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
BEGIN
  PERFORM pg_notify('table_changes', TG_TABLE_NAME);
  RETURN NULL;
END $$;

REVOKE EXECUTE ON FUNCTION notify_table_change() FROM public;

CREATE OR REPLACE TRIGGER notify_table_change AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON scholarships
  FOR EACH STATEMENT EXECUTE FUNCTION notify_table_change();
CREATE OR REPLACE TRIGGER notify_table_change AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON colleges
  FOR EACH STATEMENT EXECUTE FUNCTION notify_table_change();
CREATE OR REPLACE TRIGGER notify_table_change AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON internships
  FOR EACH STATEMENT EXECUTE FUNCTION notify_table_change();
CREATE OR REPLACE TRIGGER notify_table_change AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON blog_posts
  FOR EACH STATEMENT EXECUTE FUNCTION notify_table_change();
CREATE OR REPLACE TRIGGER notify_table_change AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON article_images
  FOR EACH STATEMENT EXECUTE FUNCTION notify_table_change();
CREATE OR REPLACE TRIGGER notify_table_change AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON events
  FOR EACH STATEMENT EXECUTE FUNCTION notify_table_change();
CREATE OR REPLACE TRIGGER notify_table_change AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON test_prep
  FOR EACH STATEMENT EXECUTE FUNCTION notify_table_change();
CREATE OR REPLACE TRIGGER notify_table_change AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON student_spotlights
  FOR EACH STATEMENT EXECUTE FUNCTION notify_table_change();
CREATE OR REPLACE TRIGGER notify_table_change AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON school_spotlights
  FOR EACH STATEMENT EXECUTE FUNCTION notify_table_change();
CREATE OR REPLACE TRIGGER notify_table_change AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON currency_rates
  FOR EACH STATEMENT EXECUTE FUNCTION notify_table_change();
CREATE OR REPLACE TRIGGER notify_table_change AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON image_copies
  FOR EACH STATEMENT EXECUTE FUNCTION notify_table_change();
CREATE OR REPLACE TRIGGER notify_table_change AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON merged_records
  FOR EACH STATEMENT EXECUTE FUNCTION notify_table_change();
CREATE OR REPLACE TRIGGER notify_table_change AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON search_synonyms
  FOR EACH STATEMENT EXECUTE FUNCTION notify_table_change();
CREATE OR REPLACE TRIGGER notify_table_change AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON programmes
  FOR EACH STATEMENT EXECUTE FUNCTION notify_table_change();
CREATE OR REPLACE TRIGGER notify_table_change AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON programme_sources
  FOR EACH STATEMENT EXECUTE FUNCTION notify_table_change();
CREATE OR REPLACE TRIGGER notify_table_change AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON union_members
  FOR EACH STATEMENT EXECUTE FUNCTION notify_table_change();
CREATE OR REPLACE TRIGGER notify_table_change AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON union_threads
  FOR EACH STATEMENT EXECUTE FUNCTION notify_table_change();
CREATE OR REPLACE TRIGGER notify_table_change AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON union_posts
  FOR EACH STATEMENT EXECUTE FUNCTION notify_table_change();
-- Ignores its counters, which no page shows and every view increments.
CREATE OR REPLACE TRIGGER notify_table_change AFTER INSERT OR DELETE OR TRUNCATE
  OR UPDATE OF id, title, description, type, image_url, target_url, priority, is_active, end_date, created_at ON sponsored_listings
  FOR EACH STATEMENT EXECUTE FUNCTION notify_table_change();
