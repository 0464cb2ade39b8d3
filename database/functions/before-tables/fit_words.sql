-- A text as its words: letters A to Z small, signs and spaces of any kind one space. The same rule as wordsOf in
-- app/catalogue/eligibility/words-of.ts; all of fit_* is held against its TypeScript by app/students/fit/verdict.db.test.ts.
CREATE OR REPLACE FUNCTION fit_words(said text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN btrim(regexp_replace(
    translate(lower(coalesce(said, '') COLLATE "C"), E'\t\n\r\u00a0!"#$%&''()*+,-./:;<=>?@[\\]^_`{|}~', repeat(' ', 36)),
    ' +', ' ', 'g'));
