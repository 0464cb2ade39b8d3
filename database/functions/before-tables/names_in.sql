-- A list of names as one text, for the search: array_to_string would do, but counts as a function whose answer may change.
CREATE OR REPLACE FUNCTION names_in(names text[]) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN (SELECT coalesce(string_agg(name, ' ' ORDER BY place), '') FROM unnest(names) WITH ORDINALITY AS named (name, place));
