-- Counts a search without results. Nothing about the visitor is stored, nor anything that may be an address or a
-- number. The list has a maximum size; searches that were made only once are
-- deleted first. The day's total is for the admin overview.
CREATE OR REPLACE FUNCTION note_missed_search(given text) RETURNS void LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  plain text := searchable(given);
  most CONSTANT integer := 2000;
BEGIN
  IF length(plain) NOT BETWEEN 2 AND 100 OR plain ~ '@|[0-9]{5}|://' THEN RETURN; END IF;
  INSERT INTO daily_figures (day, missed_searches) VALUES ((now() AT TIME ZONE 'utc')::date, 1)
    ON CONFLICT (day) DO UPDATE SET missed_searches = coalesce(daily_figures.missed_searches, 0) + 1;
  UPDATE missed_searches SET times = least(times + 1, 1000000), last_on = current_date WHERE typed = plain;
  IF FOUND THEN RETURN; END IF;
  IF (SELECT count(*) FROM missed_searches) >= most THEN
    DELETE FROM missed_searches WHERE times = 1 AND last_on < current_date - 7;
  END IF;
  IF (SELECT count(*) FROM missed_searches) < most THEN
    INSERT INTO missed_searches (typed) VALUES (plain) ON CONFLICT DO NOTHING;
  END IF;
END $$;
