-- A mark on a scale out of four, in hundredths: between two points lies a straight line. 0 where the mark is off the scale.
CREATE OR REPLACE FUNCTION fit_along(mark integer, marks integer[], gpas integer[]) RETURNS integer LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE AS $$
BEGIN
  FOR place IN 2 .. cardinality(marks) LOOP
    IF mark <= marks[place] THEN
      RETURN gpas[place - 1] + (mark - marks[place - 1]) * (gpas[place] - gpas[place - 1]) / (marks[place] - marks[place - 1]);
    END IF;
  END LOOP;
  RETURN 0;
END $$;
