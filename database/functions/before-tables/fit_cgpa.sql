-- "3.5" on a scale, in hundredths of a GPA out of four; 0 where it cannot be read.
CREATE OR REPLACE FUNCTION fit_cgpa(signs text, marks integer[], gpas integer[]) RETURNS bigint LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE AS $$
DECLARE
  digits text[] := regexp_match(signs COLLATE "C", '^([0-9])(?:\.([0-9]{1,2}))?(?: or equivalent)?$');
BEGIN
  RETURN coalesce(public.fit_along(digits[1]::integer * 100 + rpad(coalesce(digits[2], ''), 2, '0')::integer, marks, gpas), 0);
END $$;
