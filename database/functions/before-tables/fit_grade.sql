-- What the words of one minimum come to, the same rule as readGrade in app/catalogue/eligibility/read-grade.ts: KCSE points in 4 bits, then twice the
-- credits and one more where English and Maths must be among them (5), aggregate (7), UTME (10), principal passes (3), per cent (7), whether there
-- are other ways in (1), whether more is asked (1), a degree in hundredths of a GPA out of four (9).
CREATE OR REPLACE FUNCTION fit_grade(system text, minimum text, note text) RETURNS bigint LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE AS $$
DECLARE
  said text COLLATE "C" := public.fit_words(minimum);
  signs text COLLATE "C" := public.fit_signs(minimum);
  noted text COLLATE "C" := public.fit_words(note);
  asks_more boolean := public.fit_says(noted, ARRAY['teaching subjects', 'foundation', 'at once']);
  has_other_ways boolean := public.fit_says(noted, ARRAY['considered', 'is enough', 'disability', 'disabilities', 'women', 'usual', 'usually',
    'typical', 'normally', 'exceptions', 'experience', 'postgraduate qualification', 'or 2 2', 'or top', 'or hnd', 'hnd upper credit', 'or sat',
    'also took', 'take lower', 'lower for marginalised', 'second class lower', '2 2 for', '3 0 to', 'd for']);
  parts text[];
  percent bigint := 0;
  bars bigint := 0;
BEGIN
  IF public.fit_says(noted, ARRAY['to keep']) OR system = 'OTHER' AND said = 'completed secondary school' THEN
    RETURN CASE WHEN public.fit_says(noted, ARRAY['to keep']) THEN 0 ELSE (has_other_ways::int::bigint << 36) | (asks_more::int::bigint << 37) END;
  ELSIF system = 'KCSE' THEN
    bars := public.fit_kcse(signs);
    IF bars > 0 AND signs <> 'kcse' THEN
      asks_more := asks_more
        OR public.fit_says(noted, ARRAY['with maths', 'with mathematics', 'mathematics and english too', 'in biology']);
    END IF;
  ELSIF system = 'WASSCE' THEN
    parts := regexp_match(said, '(?:^| )aggregate ([0-9]{1,2})(?: |$)');
    IF parts IS NOT NULL THEN
      bars := parts[1]::bigint << 9;
    ELSIF public.fit_credits(said) > 0 THEN
      bars := (public.fit_credits(said) * 2 + (public.fit_says(said, ARRAY['core']) OR public.fit_says(said || ' ' || noted, ARRAY['english'])
        AND public.fit_says(said || ' ' || noted, ARRAY['maths', 'mathematics']))::int) << 4;
      asks_more := asks_more OR public.fit_says(said, ARRAY['biology', 'chemistry', 'physics']);
    END IF;
  ELSIF system = 'UACE' THEN
    parts := regexp_match(said, '^([1-4]|one|two|three|four) principal(?: pass| passes)?(?: |$)');
    IF parts IS NOT NULL THEN
      bars := public.fit_number(parts[1]) << 26;
      asks_more := asks_more OR said !~ ('^(?:[1-4]|one|two|three|four) principal(?: pass| passes)?'
        || '(?:$| at one sitting$| e or better | with 5 | and 2 subsidiary passes)');
    END IF;
  ELSIF system = 'EHEECE' THEN
    parts := regexp_match(signs, '^([0-9]{1,3})%');
    IF parts IS NOT NULL AND parts[1]::int <= 100 THEN
      bars := parts[1]::bigint << 29;
    ELSIF said ~ '^(?:ministry )?pass mark(?: |$)' THEN
      bars := 50::bigint << 29;
    END IF;
  ELSIF system = 'CGPA5' THEN
    bars := public.fit_cgpa(signs, ARRAY[0, 100, 150, 240, 350, 450, 500], ARRAY[0, 50, 100, 200, 300, 350, 400]) << 38;
  ELSIF system = 'CGPA7' THEN
    bars := public.fit_cgpa(signs, ARRAY[0, 100, 160, 260, 460, 600, 700], ARRAY[0, 50, 100, 200, 300, 350, 400]) << 38;
  ELSIF system = 'CGPA4' THEN
    bars := public.fit_cgpa(signs, ARRAY[0, 400], ARRAY[0, 400]) << 38;
  ELSIF system = 'DEGREE_CLASS' THEN
    bars := public.fit_class(said) << 38;
  ELSIF system = 'PERCENT' THEN
    parts := regexp_match(signs, '^([0-9]{1,3})%?(?: |$)');
    percent := coalesce(parts[1]::bigint, 0);
    IF percent BETWEEN 1 AND 100 THEN
      has_other_ways := true;
      bars := (percent << 29) | (public.fit_along(percent::int * 100, ARRAY[0, 4000, 5000, 6000, 7000, 8500, 10000],
        ARRAY[0, 100, 200, 300, 350, 400, 400])::bigint << 38);
    END IF;
  ELSIF system = 'OTHER' THEN
    parts := regexp_match(said, '^(?:utme|jamb) ([0-9]{2,3})$');
    bars := coalesce(parts[1]::bigint, 0) << 16;
  END IF;
  RETURN bars | ((has_other_ways OR bars = 0)::int::bigint << 36) | (asks_more::int::bigint << 37);
END $$;
