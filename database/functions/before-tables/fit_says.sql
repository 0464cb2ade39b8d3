-- True when one of the phrases stands among the words.
CREATE OR REPLACE FUNCTION fit_says(words text, phrases text[]) RETURNS boolean LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE AS $$
DECLARE
  padded text COLLATE "C" := ' ' || words || ' ';
  phrase text;
BEGIN
  IF words = '' THEN
    RETURN false;
  END IF;
  FOREACH phrase IN ARRAY phrases LOOP
    IF strpos(padded, ' ' || phrase || ' ') > 0 THEN
      RETURN true;
    END IF;
  END LOOP;
  RETURN false;
END $$;
