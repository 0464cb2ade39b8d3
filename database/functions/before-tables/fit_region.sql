-- The words of a region between two spaces; null where every region is meant, or none is named.
CREATE OR REPLACE FUNCTION fit_region(region text) RETURNS text LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE AS $$
DECLARE
  words text := public.fit_words(left(region, 400));
BEGIN
  IF words = '' OR public.fit_says(words, ARRAY['own', 'nationwide', 'all regions', 'all counties', 'all states']) THEN
    RETURN NULL;
  END IF;
  RETURN ' ' || words || ' ';
END $$;
