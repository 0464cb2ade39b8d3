-- Records what a statement changed, with the former values. Changes by the owner of the tables (migrations, the
-- starter catalogue) are not edits. A caller may name its change by the setting `fursa.change`: an action, and
-- perhaps a batch.
CREATE OR REPLACE FUNCTION note_catalogue_changes() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  by_role text := current_setting('role');
  named text[] := string_to_array(coalesce(current_setting('fursa.change', true), ''), ' ');
  named_action text := nullif(named[1], '');
  batch uuid := nullif(named[2], '')::uuid;
  is_moved boolean := coalesce(named_action IN ('publish', 'unpublish'), false);
  columns text[];
  changes text;
BEGIN
  IF by_role NOT IN ('fursa_admin', 'fursa_worker') THEN
    RETURN NULL;
  END IF;
  IF TG_TABLE_NAME = 'unpublished_records' THEN
    -- Moves between this table and the public table are recorded there.
    IF is_moved THEN RETURN NULL; END IF;
    changes := CASE TG_OP
      WHEN 'INSERT' THEN 'SELECT kind, id, NULL::jsonb AS former, record || ''{"published": false}'' AS current FROM added'
      WHEN 'DELETE' THEN 'SELECT kind, id, record || ''{"published": false}'' AS former, NULL::jsonb AS current FROM gone'
      ELSE 'SELECT added.kind, id, gone.record AS former, added.record AS current FROM gone JOIN added USING (id)
        WHERE gone.record IS DISTINCT FROM added.record' END;
  ELSE
    columns := written_columns(TG_TABLE_NAME);
    changes := CASE TG_OP
      WHEN 'INSERT' THEN 'SELECT $1 AS kind, id, NULL::jsonb AS former, to_jsonb(added) AS current FROM added'
      WHEN 'DELETE' THEN 'SELECT $1 AS kind, id, to_jsonb(gone) AS former, NULL::jsonb AS current FROM gone'
      ELSE (
        -- Compared column by column first: most rows that a job updates have not changed at all.
        SELECT format('SELECT $1 AS kind, added.id, to_jsonb(gone) AS former, to_jsonb(added) AS current
          FROM gone JOIN added USING (id) WHERE (%s) IS DISTINCT FROM (%s)',
          string_agg(format('gone.%I', name), ', '), string_agg(format('added.%I', name), ', '))
        FROM unnest(columns) AS name) END;
  END IF;
  EXECUTE format('
    INSERT INTO catalogue_changes (kind, record_id, title, action, former, current, changed_by, by_worker, batch_id)
    SELECT kind, id, record_title(coalesce(changes.current, changes.former)), $2,
      CASE WHEN $3 THEN jsonb_build_object(''published'', changes.current IS NULL) ELSE shown.former END,
      CASE WHEN $3 THEN jsonb_build_object(''published'', changes.current IS NOT NULL) ELSE shown.current END,
      current_user_id(), $4, $5
    -- Computed once per record: in a single query a record would be serialized again for each of its columns.
    FROM (%s OFFSET 0) AS changes, LATERAL (
      SELECT jsonb_object_agg(key, before.value) FILTER (WHERE changes.former IS NOT NULL) AS former,
        jsonb_object_agg(key, after.value) FILTER (WHERE changes.current IS NOT NULL) AS current
      FROM jsonb_each(coalesce(changes.former, ''{}'')) AS before
        FULL JOIN jsonb_each(coalesce(changes.current, ''{}'')) AS after USING (key)
      WHERE ($6 IS NULL OR key = ANY ($6)) AND before.value IS DISTINCT FROM after.value
    ) AS shown
    ORDER BY id', changes)
  USING TG_TABLE_NAME::text,
    coalesce(named_action, CASE TG_OP WHEN 'INSERT' THEN 'create' WHEN 'DELETE' THEN 'delete' ELSE 'update' END),
    is_moved, by_role = 'fursa_worker', batch, columns;
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER note_added AFTER INSERT ON scholarships REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION note_catalogue_changes();
CREATE OR REPLACE TRIGGER note_changed AFTER UPDATE ON scholarships REFERENCING OLD TABLE AS gone NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION note_catalogue_changes();
CREATE OR REPLACE TRIGGER note_removed AFTER DELETE ON scholarships REFERENCING OLD TABLE AS gone
  FOR EACH STATEMENT EXECUTE FUNCTION note_catalogue_changes();
CREATE OR REPLACE TRIGGER note_added AFTER INSERT ON colleges REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION note_catalogue_changes();
CREATE OR REPLACE TRIGGER note_changed AFTER UPDATE ON colleges REFERENCING OLD TABLE AS gone NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION note_catalogue_changes();
CREATE OR REPLACE TRIGGER note_removed AFTER DELETE ON colleges REFERENCING OLD TABLE AS gone
  FOR EACH STATEMENT EXECUTE FUNCTION note_catalogue_changes();
CREATE OR REPLACE TRIGGER note_added AFTER INSERT ON internships REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION note_catalogue_changes();
CREATE OR REPLACE TRIGGER note_changed AFTER UPDATE ON internships REFERENCING OLD TABLE AS gone NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION note_catalogue_changes();
CREATE OR REPLACE TRIGGER note_removed AFTER DELETE ON internships REFERENCING OLD TABLE AS gone
  FOR EACH STATEMENT EXECUTE FUNCTION note_catalogue_changes();
CREATE OR REPLACE TRIGGER note_added AFTER INSERT ON events REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION note_catalogue_changes();
CREATE OR REPLACE TRIGGER note_changed AFTER UPDATE ON events REFERENCING OLD TABLE AS gone NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION note_catalogue_changes();
CREATE OR REPLACE TRIGGER note_removed AFTER DELETE ON events REFERENCING OLD TABLE AS gone
  FOR EACH STATEMENT EXECUTE FUNCTION note_catalogue_changes();
CREATE OR REPLACE TRIGGER note_added AFTER INSERT ON test_prep REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION note_catalogue_changes();
CREATE OR REPLACE TRIGGER note_changed AFTER UPDATE ON test_prep REFERENCING OLD TABLE AS gone NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION note_catalogue_changes();
CREATE OR REPLACE TRIGGER note_removed AFTER DELETE ON test_prep REFERENCING OLD TABLE AS gone
  FOR EACH STATEMENT EXECUTE FUNCTION note_catalogue_changes();
CREATE OR REPLACE TRIGGER note_added AFTER INSERT ON student_spotlights REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION note_catalogue_changes();
CREATE OR REPLACE TRIGGER note_changed AFTER UPDATE ON student_spotlights REFERENCING OLD TABLE AS gone NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION note_catalogue_changes();
CREATE OR REPLACE TRIGGER note_removed AFTER DELETE ON student_spotlights REFERENCING OLD TABLE AS gone
  FOR EACH STATEMENT EXECUTE FUNCTION note_catalogue_changes();
CREATE OR REPLACE TRIGGER note_added AFTER INSERT ON school_spotlights REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION note_catalogue_changes();
CREATE OR REPLACE TRIGGER note_changed AFTER UPDATE ON school_spotlights REFERENCING OLD TABLE AS gone NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION note_catalogue_changes();
CREATE OR REPLACE TRIGGER note_removed AFTER DELETE ON school_spotlights REFERENCING OLD TABLE AS gone
  FOR EACH STATEMENT EXECUTE FUNCTION note_catalogue_changes();
CREATE OR REPLACE TRIGGER note_added AFTER INSERT ON unpublished_records REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION note_catalogue_changes();
CREATE OR REPLACE TRIGGER note_changed AFTER UPDATE ON unpublished_records REFERENCING OLD TABLE AS gone NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION note_catalogue_changes();
CREATE OR REPLACE TRIGGER note_removed AFTER DELETE ON unpublished_records REFERENCING OLD TABLE AS gone
  FOR EACH STATEMENT EXECUTE FUNCTION note_catalogue_changes();
