-- An index key has a largest size, so an overlong "word" (a link, a table drawn in signs) is kept as pieces of 64 that begin
-- every 32: whatever has up to 32 letters and was inside the word is inside a piece.
CREATE OR REPLACE FUNCTION pieces_of(searchable_text text) RETURNS text[] LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  RETURN ARRAY(
    SELECT substr(word, start, 64)
    FROM unnest(string_to_array(searchable_text, ' ')) AS word, generate_series(1, greatest(length(word) - 32, 1), 32) AS start
  );
