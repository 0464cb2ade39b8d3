-- A bit for each of studyLevels that free words name.
CREATE OR REPLACE FUNCTION fit_levels(said text) RETURNS bigint LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE AS $$
DECLARE
  words text := public.fit_words(said);
BEGIN
  RETURN public.fit_says(words, ARRAY['high school', 'secondary school'])::int
    | (public.fit_says(words, ARRAY['vocational', 'tvet'])::int << 1)
    | (public.fit_says(words, ARRAY['undergraduate', 'bachelor', 'bachelors'])::int << 2)
    | (public.fit_says(words, ARRAY['graduate', 'postgraduate', 'master', 'masters'])::int << 3)
    | (public.fit_says(words, ARRAY['doctorate', 'doctoral', 'phd', 'postgraduate'])::int << 4)
    | (public.fit_says(words, ARRAY['short course', 'short courses'])::int << 5);
END $$;
