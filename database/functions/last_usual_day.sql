-- The last usual day up to a day.
CREATE OR REPLACE FUNCTION last_usual_day(usual text, to_day date, at_end boolean) RETURNS date LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN CASE WHEN usual_day(usual, extract(year FROM to_day)::integer, at_end) <= to_day
    THEN usual_day(usual, extract(year FROM to_day)::integer, at_end)
    ELSE usual_day(usual, extract(year FROM to_day)::integer - 1, at_end) END;
