-- The first or the last day in a year for "08" or "08-15". 29 February becomes the 28th in other years.
CREATE OR REPLACE FUNCTION usual_day(usual text, of_year integer, at_end boolean) RETURNS date LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN CASE WHEN length(usual) = 2 AND NOT at_end THEN make_date(of_year, usual::integer, 1)
    ELSE least(
      (make_date(of_year, left(usual, 2)::integer, 1) + interval '1 month - 1 day')::date,
      make_date(of_year, left(usual, 2)::integer, 1) + coalesce(nullif(substr(usual, 4), '')::integer, 31) - 1) END;
