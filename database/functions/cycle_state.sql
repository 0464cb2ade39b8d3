-- The state of a listing on a day. `stateOf` in app/catalogue/dates/cycle.ts computes the same, and a test compares
-- the two.
CREATE OR REPLACE FUNCTION cycle_state(
  today date, opens_on date, deadline date, usual_opens text, usual_closes text, is_rolling boolean
) RETURNS text LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE AS $$
DECLARE
  closes date := next_closing(deadline, usual_closes, today);
  opened date;
  opens date;
BEGIN
  IF opens_on > today THEN RETURN 'opens'; END IF;
  IF deadline >= today THEN RETURN 'open'; END IF;
  IF is_rolling THEN RETURN 'always'; END IF;
  -- It has opened, and no later date says that it has closed.
  IF opens_on <= today AND (deadline IS NULL OR deadline < opens_on)
    AND today <= coalesce(next_usual_day(usual_closes, opens_on, true), opens_on + 92) THEN RETURN 'open'; END IF;
  IF usual_opens IS NOT NULL THEN
    opened := last_usual_day(usual_opens, coalesce(closes, today), false);
    IF usual_closes IS NULL THEN
      opened := last_usual_day(usual_opens, today, false);
      IF today - opened < 31 AND (deadline IS NULL OR deadline < opened) THEN RETURN 'usually_open'; END IF;
    ELSIF opened <= today THEN RETURN 'usually_open';
    END IF;
    opens := next_usual_day(usual_opens, today + 1, false);
    RETURN CASE WHEN opens - today <= 92 THEN 'opens' ELSE 'closed' END;
  END IF;
  IF usual_closes IS NOT NULL THEN RETURN 'usually_closes'; END IF;
  RETURN CASE WHEN deadline < today THEN 'closed' ELSE 'unknown' END;
END $$;
