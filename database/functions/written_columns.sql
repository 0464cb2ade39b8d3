-- The columns that people and jobs write: no generated columns, and none of the link checker's.
CREATE OR REPLACE FUNCTION written_columns(of_table text) RETURNS text[] LANGUAGE sql STABLE SET search_path = public, pg_temp AS $$
  SELECT array_agg(attname::text ORDER BY attnum) FROM pg_attribute
  WHERE attrelid = of_table::regclass AND attnum > 0 AND NOT attisdropped AND attgenerated = ''
    AND attname <> 'checked_at';
$$;
