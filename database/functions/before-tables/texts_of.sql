-- Joins texts that may be null into one, for search.
CREATE OR REPLACE FUNCTION texts_of(texts text[]) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN array_to_string(texts, ' ');
