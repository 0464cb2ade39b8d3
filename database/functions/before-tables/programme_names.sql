-- The names of a college's programmes, for search.
CREATE OR REPLACE FUNCTION programme_names(programmes jsonb) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN (SELECT coalesce(string_agg(programme->>'name', ' ' ORDER BY place), '')
    FROM jsonb_array_elements(programmes) WITH ORDINALITY AS listed (programme, place));
