-- One tag for each entry of a list like "Lagos, Nigeria; Accra, Ghana": the filter's name, a blank, and the entry.
CREATE OR REPLACE FUNCTION tags_of(filter text, list text) RETURNS text[] LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE AS $$
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
