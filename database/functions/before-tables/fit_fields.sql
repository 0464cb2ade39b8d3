-- The fields named between commas; bit 14 says that every field is welcome, bit 15 that there is an entry which is none of ours.
CREATE OR REPLACE FUNCTION fit_fields(said text) RETURNS bigint LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE AS $$
DECLARE
  entry text;
  named bigint;
  bits bigint := 0;
BEGIN
  FOR entry IN SELECT public.fit_words(one) FROM regexp_split_to_table(coalesce(said, ''), '[,;/|]') AS one LOOP
    IF entry IN ('all fields', 'any field') THEN
      bits := bits | (1 << 14);
    ELSIF entry <> '' THEN
      named := public.fit_field_bits(entry);
      bits := bits | (named & 16383) | CASE WHEN named & 65536 = 0 THEN 1 << 15 ELSE 0 END;
    END IF;
  END LOOP;
  RETURN bits;
END $$;
