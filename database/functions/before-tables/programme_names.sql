-- What a college's programmes are called, for the search.
CREATE OR REPLACE FUNCTION programme_names(programmes jsonb) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN (SELECT coalesce(string_agg(programme->>'name', ' ' ORDER BY place), '')
    FROM jsonb_array_elements(programmes) WITH ORDINALITY AS listed (programme, place));
