-- Counts what a client did with a listing at most once in half an hour: [{"id": …, "what": "views", "mark": …}, …].
-- The mark and the count are stored together or not at all. Marks are locked in the same order everywhere, so that
-- two servers never deadlock; one for a listing that doesn't exist isn't stored.
CREATE OR REPLACE FUNCTION count_sponsored_once(seen jsonb) RETURNS void LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  counts jsonb;
BEGIN
  WITH given AS (
    SELECT DISTINCT ON (mark) mark, listing.id, what
    FROM jsonb_to_recordset(seen) AS given (id uuid, what text, mark text) JOIN sponsored_listings AS listing USING (id)
    ORDER BY mark
  ), fresh AS (
    INSERT INTO sponsored_marks (mark, counted_at) SELECT mark, now() FROM given ORDER BY mark
    ON CONFLICT (mark) DO UPDATE SET counted_at = excluded.counted_at
      WHERE sponsored_marks.counted_at <= now() - interval '30 minutes'
    RETURNING mark
  )
  SELECT jsonb_agg(jsonb_build_object('id', id, 'views', (what = 'views')::int, 'clicks', (what = 'clicks')::int)) INTO counts
  FROM given JOIN fresh USING (mark);
  IF counts IS NOT NULL THEN
    PERFORM add_sponsored_counts(counts);
  END IF;
END $$;
