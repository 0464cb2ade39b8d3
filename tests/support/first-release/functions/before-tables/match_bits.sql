-- Bit n is set when the words contain entry n of a list (given in the form above).
CREATE OR REPLACE FUNCTION match_bits(words text, list text[]) RETURNS bigint LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE AS $$
DECLARE
  said text COLLATE "C" := public.match_text(words);
  bits bigint := 0;
BEGIN
  FOR place IN 1 .. cardinality(list) LOOP
    IF strpos(said, list[place]) > 0 THEN
      bits := bits | (1::bigint << (place - 1));
    END IF;
  END LOOP;
  RETURN bits;
END $$;
