-- The last day on which lists show a listing: see listedUntil in database/schema/search.ts.
CREATE OR REPLACE FUNCTION listed_until(deadline date, usual_opens text, usual_closes text, is_rolling boolean, has_ended boolean)
  RETURNS date LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN CASE WHEN has_ended THEN '-infinity'::date
    WHEN is_rolling OR usual_opens IS NOT NULL OR usual_closes IS NOT NULL THEN 'infinity'::date
    ELSE coalesce(deadline, 'infinity'::date) END;
