-- The same where plus, minus and the point mean something: "C+", "3.50".
CREATE OR REPLACE FUNCTION fit_signs(said text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN btrim(regexp_replace(
    translate(lower(coalesce(said, '') COLLATE "C"), E'\t\n\r\u00a0\u2212\u2013', '    --'), ' +', ' ', 'g'));
