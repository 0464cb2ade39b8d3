-- The same for several texts; no entry of a list has a bar in it, so none is found across two of them.
CREATE OR REPLACE FUNCTION match_bits(words text[], list text[]) RETURNS bigint LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE AS $$
BEGIN
  RETURN public.match_bits(array_to_string(words, '|'), list);
END $$;
