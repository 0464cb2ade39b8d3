-- The first usual day from a day on.
CREATE OR REPLACE FUNCTION next_usual_day(usual text, from_day date, at_end boolean) RETURNS date LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN CASE WHEN usual_day(usual, extract(year FROM from_day)::integer, at_end) >= from_day
    THEN usual_day(usual, extract(year FROM from_day)::integer, at_end)
    ELSE usual_day(usual, extract(year FROM from_day)::integer + 1, at_end) END;
