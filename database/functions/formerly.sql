-- Records as they were at a moment: the history is applied to their present values, and generated columns are
-- computed again. The first argument only gives the kind: `null::scholarships`.
CREATE OR REPLACE FUNCTION formerly(of_kind anyelement, ids uuid[], since timestamptz) RETURNS SETOF anyelement
LANGUAGE plpgsql STABLE SET search_path = public, pg_temp AS $$
DECLARE
  name text := pg_typeof(of_kind)::text;
  columns text;
BEGIN
  SELECT string_agg(CASE WHEN attgenerated = '' THEN format('%I', attname) ELSE pg_get_expr(adbin, adrelid) END, ', ' ORDER BY attnum)
  INTO columns FROM pg_attribute LEFT JOIN pg_attrdef ON adrelid = attrelid AND adnum = attnum
  WHERE attrelid = name::regclass AND attnum > 0 AND NOT attisdropped;
  -- Of several changes the first has the values before all of them. Of equal keys the last one wins.
  RETURN QUERY EXECUTE format('
    SELECT %s FROM (
      SELECT (jsonb_populate_record(record, coalesce(before.former, ''{}''))).* FROM %I AS record, LATERAL (
        SELECT jsonb_object_agg(fact.key, fact.value ORDER BY change.id DESC) AS former
        FROM catalogue_changes AS change, jsonb_each(change.former) AS fact
        WHERE change.record_id = record.id AND change.kind = $1 AND change.current IS NOT NULL AND change.changed_at > $2
      ) AS before WHERE record.id = ANY ($3)
    ) AS record', columns, name) USING name, since, ids;
END $$;

REVOKE EXECUTE ON FUNCTION formerly(anyelement, uuid[], timestamptz) FROM public;
GRANT EXECUTE ON FUNCTION formerly(anyelement, uuid[], timestamptz) TO fursa_worker;
