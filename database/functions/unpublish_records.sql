-- Moves records out of the table that visitors read, and a college's spotlights with it. Returns how many were
-- unpublished.
CREATE OR REPLACE FUNCTION unpublish_records(of_kind text, ids uuid[], why text DEFAULT NULL) RETURNS integer
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  outer_name text := coalesce(current_setting('fursa.change', true), '');
  moved integer;
BEGIN
  PERFORM set_config('fursa.change', 'unpublish ' || split_part(outer_name, ' ', 2), true);
  IF of_kind = 'colleges' THEN
    WITH gone AS (DELETE FROM school_spotlights WHERE school_id = ANY (ids) RETURNING *)
    INSERT INTO unpublished_records (id, kind, title, record, was_published, together, created_at)
    SELECT id, 'school_spotlights', record_title(to_jsonb(gone)), to_jsonb(gone), true, school_id, created_at FROM gone;
  END IF;
  EXECUTE format('
    WITH gone AS (DELETE FROM %I WHERE id = ANY ($1) RETURNING *)
    INSERT INTO unpublished_records (id, kind, title, record, was_published, reason, created_at)
    SELECT id, $2, record_title(to_jsonb(gone)),
      (SELECT jsonb_object_agg(key, value) FROM jsonb_each(to_jsonb(gone)) WHERE key = ANY ($3)), true, $4, created_at FROM gone
    ', of_kind) USING ids, of_kind, written_columns(of_kind) || 'checked_at'::text, why;
  GET DIAGNOSTICS moved = ROW_COUNT;
  PERFORM set_config('fursa.change', outer_name, true);
  RETURN moved;
END $$;

REVOKE EXECUTE ON FUNCTION unpublish_records(text, uuid[], text) FROM public;
GRANT EXECUTE ON FUNCTION unpublish_records(text, uuid[], text) TO fursa_admin, fursa_worker;
