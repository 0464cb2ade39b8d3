-- How two texts are compared: letters A to Z in any case; underscores, hyphens and spaces of any kind alike. What we look
-- for is plain ASCII, so other letters stay as they are, and the answer is the same under every locale and in JavaScript.
CREATE FUNCTION match_text(words text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN translate(lower(words COLLATE "C"), E'_-\t\n\r\u00a0', '      ');
--> statement-breakpoint
-- Bit n is set when the words contain entry n of a list (given in the form above).
CREATE FUNCTION match_bits(words text, list text[]) RETURNS bigint LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE AS $$
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
--> statement-breakpoint
-- The same for several texts; no entry of a list has a bar in it, so none is found across two of them.
CREATE FUNCTION match_bits(words text[], list text[]) RETURNS bigint LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE AS $$
BEGIN
  RETURN public.match_bits(array_to_string(words, '|'), list);
END $$;
--> statement-breakpoint
-- 1 when there is more than a dash or a space.
CREATE FUNCTION match_says(words text) RETURNS bigint LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE AS $$
BEGIN
  RETURN CASE WHEN btrim(public.match_text(words)) <> '' THEN 1 ELSE 0 END;
END $$;
