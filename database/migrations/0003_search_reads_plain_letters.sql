CREATE EXTENSION IF NOT EXISTS pg_trgm;
--> statement-breakpoint
-- Text as it is searched: small letters without accents, and one blank between words. A search word never holds a blank, so
-- "contains" asked of columns joined by blanks is "contains" asked of each. Everything here gives the same answer under any
-- locale of the server, which makes it safe to store and to index.
CREATE FUNCTION searchable(given text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN btrim(regexp_replace(lower(
    CASE WHEN octet_length(given) = length(given) THEN given
    ELSE replace(replace(replace(translate(regexp_replace(normalize(given, NFKD), '[\u0300-\u036f]', '', 'g'),
      'ØøĐđÐðŁłıĦħŊŋŦŧƁɓƊɗƘƙƳƴƐɛƆɔƎǝẞÆŒΑΒΓΔΕΖΗΘΙΚΛΜΝΞΟΠΡΣΤΥΦΧΨΩςАБВГДЕЖЗИКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯ’‘ʼ“”‐–—' || U&'\0085\1680\2028\2029\200B',
      'ooddddllihhnnttbbddkkyyeeooeeßæœαβγδεζηθικλμνξοπρστυφχψωσабвгдежзиклмнопрстуфхцчшщъыьэюя''''''""---     '),
      'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe')
    END COLLATE "C"), '[^\S ]+|\s{2,}', ' ', 'g'));
--> statement-breakpoint
-- An index key has a largest size, so an overlong "word" (a link, a table drawn in signs) is kept as pieces of 64 that begin
-- every 32: whatever has up to 32 letters and was inside the word is inside a piece.
CREATE FUNCTION pieces_of(searchable_text text) RETURNS text[] LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  RETURN ARRAY(
    SELECT substr(word, start, 64)
    FROM unnest(string_to_array(searchable_text, ' ')) AS word, generate_series(1, greatest(length(word) - 32, 1), 32) AS start
  );
--> statement-breakpoint
-- The words of a searchable text.
CREATE FUNCTION words_of(searchable_text text) RETURNS text[] LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN CASE WHEN searchable_text ~ '\S{65}' THEN pieces_of(searchable_text) ELSE string_to_array(searchable_text, ' ') END;
--> statement-breakpoint
-- The letters of a word, alone and in pairs: finds the words around one or two letters, where the index of threes is blind.
-- (PL/pgSQL where there is a loop: a subquery in an SQL function would cost ten times as much on every write.)
CREATE FUNCTION letters_of(word text) RETURNS text[] LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE AS $$
DECLARE
  letters text[] := string_to_array(word, NULL);
  pairs text[] := '{}';
BEGIN
  FOR place IN 1 .. cardinality(letters) - 1 LOOP
    pairs := pairs || (letters[place] || letters[place + 1]);
  END LOOP;
  RETURN letters || pairs;
END $$;
--> statement-breakpoint
-- One tag for each entry of a list like "Lagos, Nigeria; Accra, Ghana": the filter's name, a blank, and the entry.
CREATE FUNCTION tags_of(filter text, list text) RETURNS text[] LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE AS $$
DECLARE
  entry text;
  tags text[] := '{}';
BEGIN
  FOREACH entry IN ARRAY string_to_array(translate(list, ';', ','), ',') LOOP
    entry := left(btrim(entry), 100);
    IF entry <> '' AND (filter || ' ' || entry) <> ALL (tags) THEN
      tags := tags || (filter || ' ' || entry);
    END IF;
  END LOOP;
  RETURN tags;
END $$;
--> statement-breakpoint
-- What a tag and a filter in an address have in common, however they are written: "high_school", "High school".
CREATE FUNCTION tag_form(tag text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  RETURN translate(searchable(tag), '_-', '  ');
--> statement-breakpoint
CREATE FUNCTION scholarship_tags(field_of_study text, country text, education_level text, amount text)
  RETURNS text[] LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN tags_of('field', field_of_study) || tags_of('country', country) || tags_of('level', education_level)
    || CASE WHEN searchable(amount) ~ '^full(y)?\M' AND searchable(amount) !~ '^full tuition( fees?)?$'
       THEN ARRAY['funded full'] ELSE '{}' END;
--> statement-breakpoint
CREATE FUNCTION college_tags(country text, school_type text, programs text[]) RETURNS text[] LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN tags_of('country', country) || tags_of('school', school_type)
    || tags_of('program', array_to_string(programs, ','));
--> statement-breakpoint
CREATE FUNCTION internship_tags(field text, location text, job_type text) RETURNS text[] LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN tags_of('field', field) || tags_of('location', location)
    || tags_of('job', coalesce(nullif(job_type, ''), 'internship'));
