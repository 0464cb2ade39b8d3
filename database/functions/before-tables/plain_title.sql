-- A normalized title: lower case, without accents and punctuation.
CREATE OR REPLACE FUNCTION plain_title(title text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN btrim(regexp_replace(translate(searchable(title), E'!"#$%&\'()*+,-./:;<=>?@[\\]^_`{|}~', repeat(' ', 32)), ' +', ' ', 'g'));
