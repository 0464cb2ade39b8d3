-- Two records were the same: what people saved, hid, were notified of, asked and reported about the removed one moves
-- to the other. A member who saved both keeps one, with their note and checklist.
CREATE OR REPLACE FUNCTION follow_merge(of_kind text, dropped uuid, kept uuid) RETURNS void
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  of_one text := CASE of_kind WHEN 'scholarships' THEN 'scholarship' WHEN 'colleges' THEN 'college' WHEN 'internships' THEN 'internship' END;
  chosen text;
BEGIN
  IF of_one IS NULL THEN
    RETURN;
  END IF;
  UPDATE saved_items AS stays
  SET note = CASE WHEN stays.note = '' THEN goes.note ELSE stays.note END,
    status = CASE WHEN stays.status = 'interested' THEN goes.status ELSE stays.status END,
    ticked = coalesce((SELECT (array_agg(DISTINCT name))[1:60] FROM unnest(stays.ticked || goes.ticked) AS name), '{}'),
    wants_opening = stays.wants_opening OR goes.wants_opening
  FROM saved_items AS goes
  WHERE stays.kind = of_one AND stays.opportunity_id = kept
    AND goes.user_id = stays.user_id AND goes.kind = of_one AND goes.opportunity_id = dropped;
  FOREACH chosen IN ARRAY ARRAY['saved_items', 'hidden_matches'] LOOP
    EXECUTE format('DELETE FROM %1$I AS goes WHERE %2$I = $1 AND EXISTS (
      SELECT 1 FROM %1$I AS stays WHERE stays.user_id = goes.user_id AND stays.%2$I = $2)', chosen, of_one || '_id') USING dropped, kept;
    EXECUTE format('UPDATE %I SET %2$I = $2 WHERE %2$I = $1', chosen, of_one || '_id') USING dropped, kept;
  END LOOP;
  -- A member who was notified that one is open, or closes soon, isn't notified again about the other.
  INSERT INTO saved_news_sent (user_id, kind, opportunity_id, change_id, sent_at)
    SELECT user_id, kind, kept, change_id, sent_at FROM saved_news_sent
    WHERE kind = of_one AND opportunity_id = dropped AND change_id IS NULL
    ON CONFLICT DO NOTHING;
  INSERT INTO reminders_sent (user_id, kind, opportunity_id, closes_on, days_before, sent_at)
    SELECT user_id, kind, kept, closes_on, days_before, sent_at FROM reminders_sent
    WHERE kind = of_one AND opportunity_id = dropped
    ON CONFLICT DO NOTHING;
  EXECUTE format('UPDATE union_threads SET %1$I = $2 WHERE %1$I = $1', of_one || '_id') USING dropped, kept;
  UPDATE problem_reports SET record_id = kept WHERE kind = of_kind AND record_id = dropped AND state = 'open';
  DELETE FROM merged_records WHERE id = kept;
  UPDATE merged_records SET kept_id = kept WHERE kept_id = dropped;
  INSERT INTO merged_records (id, kind, kept_id) VALUES (dropped, of_kind, kept) ON CONFLICT (id) DO UPDATE SET kept_id = kept;
END $$;

REVOKE EXECUTE ON FUNCTION follow_merge(text, uuid, uuid) FROM public;
GRANT EXECUTE ON FUNCTION follow_merge(text, uuid, uuid) TO fursa_admin, fursa_worker;
