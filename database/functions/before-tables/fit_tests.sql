-- The least of each test that is enough, in steps of its scale and 1 where no score is named: IELTS in 5 bits, TOEFL 10, Duolingo 8, PTE 7,
-- SAT 8, ACT 6, GRE 9, GMAT 8, then one for a test that we do not know. The same rule as readTests in app/catalogue/eligibility/read-tests.ts.
CREATE OR REPLACE FUNCTION fit_tests(tests text[]) RETURNS bigint LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE AS $$
DECLARE
  names text[] := ARRAY['ielts', 'toefl', 'duolingo', 'pte', 'sat', 'act', 'gre', 'gmat'];
  begins int[] := ARRAY[0, 5, 15, 23, 30, 38, 44, 53];
  most int[] := ARRAY[31, 1023, 255, 127, 255, 63, 511, 255];
  per_ten_points int[] := ARRAY[20, 10, 10, 10, 1, 10, 10, 2];
  words text COLLATE "C";
  digits text[];
  least_steps bigint;
  is_known boolean;
  bits bigint := 0;
BEGIN
  FOR entry IN 1 .. coalesce(cardinality(tests), 0) LOOP
    words := public.fit_words(tests[entry]);
    CONTINUE WHEN public.fit_says(words, ARRAY['optional', 'preferred', 'recommended', 'not required', 'paid by the programme',
      'for courses in chinese']);
    is_known := false;
    FOR test IN 1 .. 8 LOOP
      CONTINUE WHEN NOT public.fit_says(words, ARRAY[names[test]]);
      is_known := true;
      digits := regexp_match(lower(tests[entry] COLLATE "C"),
        names[test] || ' +(?:(?:ibt|pbt|academic|of) +)?([0-9]{1,4})(?:\.([0-9]))?');
      least_steps := coalesce(((digits[1]::int * 10 + coalesce(digits[2], '0')::int) * per_ten_points[test] + 99) / 100, 1);
      least_steps := least(most[test], greatest(1, least_steps, (bits >> begins[test]) & most[test]));
      bits := (bits & ~(most[test]::bigint << begins[test])) | (least_steps << begins[test]);
    END LOOP;
    IF NOT is_known THEN
      bits := bits | (1::bigint << 61);
    END IF;
  END LOOP;
  RETURN bits;
END $$;
