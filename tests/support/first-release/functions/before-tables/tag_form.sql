-- What a tag and a filter in an address have in common, however they are written: "high_school", "High school".
CREATE OR REPLACE FUNCTION tag_form(tag text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  RETURN translate(searchable(tag), '_-', '  ');
