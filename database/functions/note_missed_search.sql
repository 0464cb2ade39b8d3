-- Counts a search that found nothing. Nothing of who asked is kept, nor what may be an address or a number of somebody. The list has
-- a largest size; what was typed once and never again makes room.
CREATE OR REPLACE FUNCTION note_missed_search(given text) RETURNS void LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  plain text := searchable(given);
  most CONSTANT integer := 2000;
BEGIN
  IF length(plain) NOT BETWEEN 2 AND 100 OR plain ~ '@|[0-9]{5}|://' THEN RETURN; END IF;
  UPDATE missed_searches SET times = least(times + 1, 1000000), last_on = current_date WHERE typed = plain;
  IF FOUND THEN RETURN; END IF;
  IF (SELECT count(*) FROM missed_searches) >= most THEN
    DELETE FROM missed_searches WHERE times = 1 AND last_on < current_date - 7;
  END IF;
  IF (SELECT count(*) FROM missed_searches) < most THEN
    INSERT INTO missed_searches (typed) VALUES (plain) ON CONFLICT DO NOTHING;
  END IF;
END $$;
