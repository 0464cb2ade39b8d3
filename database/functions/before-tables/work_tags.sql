-- Where work is, for whom, and of what sort.
CREATE OR REPLACE FUNCTION work_tags(countries text[], study_levels text[], work_kind text, is_paid boolean, is_remote boolean)
  RETURNS text[] LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN tags_from('country', countries) || tags_from('level', study_levels)
    || CASE WHEN work_kind IS NOT NULL THEN ARRAY['work ' || work_kind] ELSE '{}' END
    || CASE WHEN is_paid THEN ARRAY['paid yes'] ELSE '{}' END
    || CASE WHEN is_remote THEN ARRAY['remote yes'] ELSE '{}' END;
