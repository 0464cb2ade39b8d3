-- Says that a table which visitors may read has been changed, so that no page kept from before is shown again. Once in a transaction is
-- enough. Whoever writes at the same time takes another slot: nobody waits for anybody's end, and none can wait in a circle. The change
-- is announced before it is done, see wait_for_readers.
CREATE OR REPLACE FUNCTION raise_version() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  said CONSTANT text := 'fursa.raised_' || TG_TABLE_NAME;
  present CONSTANT text := pg_current_xact_id()::text;
  own_slot integer := 0;
BEGIN
  IF current_setting(said, true) = present THEN RETURN NULL; END IF;
  WHILE NOT pg_try_advisory_xact_lock(720514892, own_slot) LOOP
    own_slot := own_slot + 1;
  END LOOP;
  INSERT INTO page_versions (topic, slot, raised) VALUES (TG_TABLE_NAME, own_slot, 1)
  ON CONFLICT (topic, slot) DO UPDATE SET raised = page_versions.raised + 1;
  PERFORM set_config(said, present, true), pg_notify('page_versions', TG_TABLE_NAME);
  RETURN NULL;
END $$;

REVOKE EXECUTE ON FUNCTION raise_version() FROM public;

CREATE OR REPLACE TRIGGER raise_version AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON scholarships
  FOR EACH STATEMENT EXECUTE FUNCTION raise_version();
CREATE OR REPLACE TRIGGER raise_version AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON colleges
  FOR EACH STATEMENT EXECUTE FUNCTION raise_version();
CREATE OR REPLACE TRIGGER raise_version AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON internships
  FOR EACH STATEMENT EXECUTE FUNCTION raise_version();
CREATE OR REPLACE TRIGGER raise_version AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON blog_posts
  FOR EACH STATEMENT EXECUTE FUNCTION raise_version();
CREATE OR REPLACE TRIGGER raise_version AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON article_images
  FOR EACH STATEMENT EXECUTE FUNCTION raise_version();
CREATE OR REPLACE TRIGGER raise_version AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON events
  FOR EACH STATEMENT EXECUTE FUNCTION raise_version();
CREATE OR REPLACE TRIGGER raise_version AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON test_prep
  FOR EACH STATEMENT EXECUTE FUNCTION raise_version();
CREATE OR REPLACE TRIGGER raise_version AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON student_spotlights
  FOR EACH STATEMENT EXECUTE FUNCTION raise_version();
CREATE OR REPLACE TRIGGER raise_version AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON school_spotlights
  FOR EACH STATEMENT EXECUTE FUNCTION raise_version();
CREATE OR REPLACE TRIGGER raise_version AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON currency_rates
  FOR EACH STATEMENT EXECUTE FUNCTION raise_version();
CREATE OR REPLACE TRIGGER raise_version AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON kept_pictures
  FOR EACH STATEMENT EXECUTE FUNCTION raise_version();
CREATE OR REPLACE TRIGGER raise_version AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON match_shelves
  FOR EACH STATEMENT EXECUTE FUNCTION raise_version();
CREATE OR REPLACE TRIGGER raise_version AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON match_changes
  FOR EACH STATEMENT EXECUTE FUNCTION raise_version();
CREATE OR REPLACE TRIGGER raise_version AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON merged_records
  FOR EACH STATEMENT EXECUTE FUNCTION raise_version();
CREATE OR REPLACE TRIGGER raise_version AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON search_synonyms
  FOR EACH STATEMENT EXECUTE FUNCTION raise_version();
CREATE OR REPLACE TRIGGER raise_version AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON search_words
  FOR EACH STATEMENT EXECUTE FUNCTION raise_version();
CREATE OR REPLACE TRIGGER raise_version AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON search_tags
  FOR EACH STATEMENT EXECUTE FUNCTION raise_version();
CREATE OR REPLACE TRIGGER raise_version AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON union_members
  FOR EACH STATEMENT EXECUTE FUNCTION raise_version();
CREATE OR REPLACE TRIGGER raise_version AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON union_threads
  FOR EACH STATEMENT EXECUTE FUNCTION raise_version();
CREATE OR REPLACE TRIGGER raise_version AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON union_posts
  FOR EACH STATEMENT EXECUTE FUNCTION raise_version();
-- Without its counts, which no page shows and every view raises.
CREATE OR REPLACE TRIGGER raise_version AFTER INSERT OR DELETE OR TRUNCATE
  OR UPDATE OF id, title, description, type, image_url, target_url, priority, is_active, end_date, created_at ON sponsored_listings
  FOR EACH STATEMENT EXECUTE FUNCTION raise_version();
