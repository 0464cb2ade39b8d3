-- The same for a list.
CREATE OR REPLACE FUNCTION fit_levels(levels text[]) RETURNS bigint LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN coalesce(
    ('high_school' = ANY(levels))::int | (('vocational' = ANY(levels))::int << 1) | (('undergraduate' = ANY(levels))::int << 2)
    | (('graduate' = ANY(levels))::int << 3) | (('doctorate' = ANY(levels))::int << 4) | (('short_course' = ANY(levels))::int << 5), 0);
