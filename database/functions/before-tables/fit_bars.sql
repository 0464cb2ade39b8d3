-- All minima of one side together, packed like fit_grade: school leavers are held against the first 38 bits, graduates against the 11 behind
-- them, which come alone. A level is given for a college only; what is counted on the other side is another way in there, and no bar.
CREATE OR REPLACE FUNCTION fit_bars(grades jsonb, of_level text, of_degree boolean) RETURNS bigint LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE AS $$
DECLARE
  one jsonb;
  read bigint;
  had bigint;
  own bigint;
  mask bigint;
  measure int;
  -- Where each measure begins, and how many bits it has.
  begins int[] := ARRAY[0, 4, 9, 16, 26, 29, 38];
  sizes int[] := ARRAY[4, 5, 7, 10, 3, 7, 9];
  has_uace boolean;
  bars bigint := 0;
BEGIN
  IF grades = '[]' THEN
    RETURN 0;
  END IF;
  has_uace := EXISTS (SELECT FROM jsonb_array_elements(grades) AS listed
    WHERE listed->>'system' = 'UACE' AND (of_level IS NULL OR coalesce(listed->>'level', 'undergraduate') = of_level));
  FOR one IN SELECT listed FROM jsonb_array_elements(grades) AS listed LOOP
    CONTINUE WHEN of_level IS NOT NULL AND coalesce(one->>'level', 'undergraduate') <> of_level;
    CONTINUE WHEN one->>'system' = 'UCE' AND has_uace;
    read := public.fit_grade(one->>'system', one->>'min', one->>'note');
    IF NOT (CASE WHEN one->>'system' IN ('PERCENT', 'OTHER') THEN NOT of_degree OR (read >> 16) & 1023 = 0
      ELSE (one->>'system' IN ('CGPA5', 'CGPA4', 'CGPA7', 'DEGREE_CLASS')) = of_degree END) THEN
      bars := bars | CASE WHEN of_level IS NULL THEN 0 ELSE 1::bigint << 36 END;
      CONTINUE;
    END IF;
    bars := bars | (read & (3::bigint << 36));
    FOR measure IN 1 .. 7 LOOP
      CONTINUE WHEN of_degree <> (measure = 7);
      mask := ((1::bigint << sizes[measure]) - 1) << begins[measure];
      had := bars & mask;
      own := read & mask;
      IF own <> 0 THEN
        -- An aggregate is the better the smaller it is.
        bars := (bars & ~mask) | CASE WHEN had = 0 THEN own WHEN measure = 3 THEN greatest(had, own) ELSE least(had, own) END;
      END IF;
    END LOOP;
  END LOOP;
  RETURN CASE WHEN of_degree THEN (bars >> 38) | (((bars >> 36) & 3) << 9) ELSE bars END;
END $$;
