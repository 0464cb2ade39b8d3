CREATE OR REPLACE FUNCTION college_tags(country text, school_type text, programs text[]) RETURNS text[] LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN tags_of('country', country) || tags_of('school', school_type)
    || tags_of('program', array_to_string(programs, ','));
