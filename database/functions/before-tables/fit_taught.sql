-- The fields that a college teaches; bit 14 says that it tells what it teaches.
CREATE OR REPLACE FUNCTION fit_taught(programs text[], programmes jsonb) RETURNS bigint LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE AS $$
DECLARE
  bits bigint := 0;
BEGIN
  FOR place IN 1 .. coalesce(cardinality(programs), 0) LOOP
    bits := bits | (1 << 14) | (public.fit_field_bits(public.fit_words(programs[place])) & 16383);
  END LOOP;
  FOR place IN 0 .. jsonb_array_length(programmes) - 1 LOOP
    bits := bits | (1 << 14) | (public.fit_field_bits(public.fit_words(programmes->place->>'field')) & 16383);
  END LOOP;
  RETURN bits;
END $$;
