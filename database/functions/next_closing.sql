-- The day on which it closes next: the announced one, otherwise the usual one, otherwise the announced one that has
-- passed. A usual day within half a year of an announced one that has passed means that one. `cycle.ts` in
-- app/catalogue/dates computes the same.
CREATE OR REPLACE FUNCTION next_closing(deadline date, usual_closes text, today date) RETURNS date LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN CASE WHEN deadline >= today OR usual_closes IS NULL THEN deadline
    WHEN next_usual_day(usual_closes, today, true) - deadline < 183
      THEN next_usual_day(usual_closes, next_usual_day(usual_closes, today, true) + 1, true)
    ELSE next_usual_day(usual_closes, today, true) END;
