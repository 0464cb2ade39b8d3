-- One tag for each of a list of names: see tags_of, which reads them out of a text.
CREATE OR REPLACE FUNCTION tags_from(filter text, names text[]) RETURNS text[] LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN CASE WHEN coalesce(cardinality(names), 0) = 0 THEN '{}'
    ELSE string_to_array(filter || ' ' || array_to_string(names, E'\x1f' || filter || ' '), E'\x1f') END;
