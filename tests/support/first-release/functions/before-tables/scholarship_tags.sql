CREATE OR REPLACE FUNCTION scholarship_tags(field_of_study text, country text, education_level text, amount text)
  RETURNS text[] LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN tags_of('field', field_of_study) || tags_of('country', country) || tags_of('level', education_level)
    || CASE WHEN searchable(amount) ~ '^full(y)?\M' AND searchable(amount) !~ '^full tuition( fees?)?$'
       THEN ARRAY['funded full'] ELSE '{}' END;
