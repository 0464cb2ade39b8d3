-- A record's title in a list.
CREATE OR REPLACE FUNCTION record_title(record jsonb) RETURNS text LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public, pg_temp AS $$
  SELECT coalesce(record->>'title', record->>'name',
    (SELECT name FROM colleges WHERE id = (record->>'school_id')::uuid), left(record->>'spotlight_text', 80), '');
$$;
