-- A bit for each of fieldsOfInterest that stands among the words.
CREATE OR REPLACE FUNCTION fit_field_bits(words text) RETURNS bigint LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE AS $$
DECLARE
  fields text[] := ARRAY['computer science', 'engineering', 'medicine', 'business', 'law', 'education', 'arts', 'sciences', 'agriculture',
    'architecture', 'nursing', 'social work', 'psychology', 'communications'];
  bits bigint := 0;
BEGIN
  FOR place IN 1 .. cardinality(fields) LOOP
    IF strpos(' ' || words || ' ', ' ' || fields[place] || ' ') > 0 THEN
      bits := bits | (1::bigint << place - 1);
      -- Bit 16: it is the whole entry.
      IF words COLLATE "C" = fields[place] THEN
        bits := bits | (1 << 16);
      END IF;
    END IF;
  END LOOP;
  RETURN bits;
END $$;
