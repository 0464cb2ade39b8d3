-- 1 when there is more than a dash or a space.
CREATE OR REPLACE FUNCTION match_says(words text) RETURNS bigint LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE AS $$
BEGIN
  RETURN CASE WHEN btrim(public.match_text(words)) <> '' THEN 1 ELSE 0 END;
END $$;
