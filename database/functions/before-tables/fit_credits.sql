-- How many credits the words of a WASSCE minimum ask for; 0 where they cannot be read.
CREATE OR REPLACE FUNCTION fit_credits(words text) RETURNS bigint LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE AS $$
DECLARE
  counted text[] := regexp_match(words COLLATE "C",
    '^([3-9]|three|four|five|six|seven|eight|nine) (?:credits|passes at c|passes at c6)(?: |$)');
BEGIN
  IF counted IS NOT NULL THEN
    RETURN public.fit_number(counted[1]);
  ELSIF words IN ('c6 in six subjects', 'c6 in 6 subjects') THEN
    RETURN 6;
  ELSIF public.fit_says(words, ARRAY['credits', 'c6']) AND public.fit_says(words, ARRAY['elective', 'electives'])
    AND public.fit_says(words, ARRAY['core', 'english']) AND NOT public.fit_says(words, ARRAY['d7']) THEN
    RETURN 6;
  END IF;
  RETURN 0;
END $$;
