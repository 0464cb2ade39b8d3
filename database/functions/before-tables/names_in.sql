-- Joins a list of names into one text for search. array_to_string would do, but isn't immutable.
CREATE OR REPLACE FUNCTION names_in(names text[]) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN (SELECT coalesce(string_agg(name, ' ' ORDER BY place), '') FROM unnest(names) WITH ORDINALITY AS named (name, place));
