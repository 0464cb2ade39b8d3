-- The words of a searchable text.
CREATE OR REPLACE FUNCTION words_of(searchable_text text) RETURNS text[] LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN CASE WHEN searchable_text ~ '\S{65}' THEN pieces_of(searchable_text) ELSE string_to_array(searchable_text, ' ') END;
