-- What a list of places comes to; 0 where there is none.
CREATE OR REPLACE FUNCTION fit_places(names text[]) RETURNS bigint LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE AS $$
DECLARE
  bits bigint := 0;
BEGIN
  FOR place IN 1 .. coalesce(cardinality(names), 0) LOOP
    bits := bits | public.fit_place(public.fit_words(names[place]));
  END LOOP;
  RETURN bits;
END $$;
