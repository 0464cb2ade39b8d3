-- Where something is only for certain groups: a bit for each of askedGroups, and bit 4 for another, or for none that is named.
CREATE OR REPLACE FUNCTION fit_groups(groups text[], groups_only boolean) RETURNS bigint LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE AS $$
DECLARE
  bits bigint := 0;
BEGIN
  IF groups_only IS NOT TRUE THEN
    RETURN 0;
  END IF;
  FOR place IN 1 .. coalesce(cardinality(groups), 0) LOOP
    bits := bits | CASE public.fit_words(groups[place])
      WHEN 'refugee' THEN 1 WHEN 'disability' THEN 2 WHEN 'low income' THEN 4 WHEN 'orphan' THEN 8 ELSE 16 END;
  END LOOP;
  RETURN CASE WHEN bits = 0 THEN 16 ELSE bits END;
END $$;
