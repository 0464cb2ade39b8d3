-- Moves records to the table that visitors read; one that was never public is new from now on. A school's spotlight
-- waits for its school.
CREATE OR REPLACE FUNCTION publish_records(of_kind text, ids uuid[]) RETURNS integer
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  outer_name text := coalesce(current_setting('fursa.change', true), '');
  columns text[];
  moved integer := 0;
  part integer;
BEGIN
  PERFORM set_config('fursa.change', 'publish ' || split_part(outer_name, ' ', 2), true);
  FOR columns IN
    SELECT DISTINCT ARRAY(SELECT key FROM jsonb_object_keys(record) AS key WHERE key = ANY (written_columns(of_kind) || 'checked_at'::text)
      AND key NOT IN ('id', 'created_at') ORDER BY key)
    FROM unpublished_records WHERE kind = of_kind AND id = ANY (ids)
  LOOP
    EXECUTE format('
      WITH back AS (
        DELETE FROM unpublished_records AS waiting WHERE kind = $1 AND id = ANY ($2)
          AND ARRAY(SELECT key FROM jsonb_object_keys(record) AS key WHERE key = ANY ($4) ORDER BY key) = $3
          AND ($1 <> ''school_spotlights'' OR EXISTS (SELECT 1 FROM colleges WHERE colleges.id = (record->>''school_id'')::uuid))
        RETURNING *
      )
      INSERT INTO %1$I (id, created_at, %2$s)
      SELECT back.id, CASE WHEN was_published THEN back.created_at ELSE now() END, %3$s
      FROM back, jsonb_populate_record(NULL::%1$I, record) AS whole
      ', of_kind,
      (SELECT string_agg(quote_ident(name), ', ') FROM unnest(columns) AS name),
      (SELECT string_agg('whole.' || quote_ident(name), ', ') FROM unnest(columns) AS name))
    USING of_kind, ids, columns, array_remove(array_remove(written_columns(of_kind) || 'checked_at'::text, 'id'), 'created_at');
    GET DIAGNOSTICS part = ROW_COUNT;
    moved := moved + part;
  END LOOP;
  IF of_kind = 'colleges' THEN
    PERFORM publish_records('school_spotlights', ARRAY(SELECT id FROM unpublished_records WHERE together = ANY (ids)));
  END IF;
  PERFORM set_config('fursa.change', outer_name, true);
  RETURN moved;
END $$;

REVOKE EXECUTE ON FUNCTION publish_records(text, uuid[]) FROM public;
GRANT EXECUTE ON FUNCTION publish_records(text, uuid[]) TO fursa_admin, fursa_worker;
