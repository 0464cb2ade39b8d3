-- Where one has to study already; 0 where nothing is named. Bit 55 is a place or a condition that somebody has to look at. A kind of place
-- ("a university in Ghana") has the bits of its countries, or bit 54 for anywhere, bit 56 for a certificate or diploma and bit 57 for degrees.
-- The same rule as readPlaceOfStudy in app/catalogue/eligibility/place-of-study.ts.
CREATE OR REPLACE FUNCTION fit_enrolled(enrolled_at text[]) RETURNS bigint LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE AS $$
DECLARE
  unclear bigint := 1::bigint << 55;
  words text[] := string_to_array(public.fit_words(enrolled_at[1]), ' ');
  countries bigint := 0;
  levels bigint := 0;
  word text;
BEGIN
  IF coalesce(cardinality(enrolled_at), 0) = 0 THEN
    RETURN 0;
  ELSIF cardinality(enrolled_at) > 1 OR coalesce(words[1], '') NOT IN ('a', 'an', 'any') THEN
    RETURN unclear;
  END IF;
  FOREACH word IN ARRAY words LOOP
    IF word IN ('kenya', 'kenyan', 'nigeria', 'nigerian', 'ghana', 'ghanaian', 'ethiopia', 'ethiopian', 'uganda', 'ugandan') THEN
      countries := countries | public.fit_place(CASE word WHEN 'kenyan' THEN 'kenya' WHEN 'nigerian' THEN 'nigeria' WHEN 'ghanaian' THEN 'ghana'
        WHEN 'ethiopian' THEN 'ethiopia' WHEN 'ugandan' THEN 'uganda' ELSE word END);
    ELSIF word NOT IN ('a', 'an', 'any', 'public', 'private', 'federal', 'state', 'recognised', 'accredited', 'university', 'polytechnic',
      'college', 'institution', 'tertiary', 'school', 'technical', 'vocational', 'education', 'of', 'or', 'and', 'in', 'full', 'time',
      'enrolled', 'admitted') THEN
      RETURN unclear;
    END IF;
  END LOOP;
  levels := ((words && ARRAY['polytechnic', 'institution', 'tertiary', 'vocational', 'technical']
    OR 'college' = ANY(words) AND NOT 'education' = ANY(words))::int::bigint << 56)
    | ((words && ARRAY['university', 'institution', 'tertiary'])::int::bigint << 57);
  RETURN CASE WHEN levels = 0 THEN unclear WHEN countries = 0 THEN levels | (1::bigint << 54) ELSE levels | countries END;
END $$;
