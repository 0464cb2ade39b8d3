-- Counts what a client did with a listing at most once in half an hour: [{"id": …, "what": "views", "key": …}, …].
-- The key and the count are stored together or not at all. Keys are locked in the same order everywhere, so that
-- two servers never deadlock; one for a listing that doesn't exist isn't stored.
CREATE OR REPLACE FUNCTION count_sponsored_once(seen jsonb) RETURNS void LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  counts jsonb;
BEGIN
  WITH given AS (
    SELECT DISTINCT ON (key) key, listing.id, what
    FROM jsonb_to_recordset(seen) AS given (id uuid, what text, key text) JOIN sponsored_listings AS listing USING (id)
    ORDER BY key
  ), fresh AS (
    INSERT INTO sponsored_view_keys (key, counted_at) SELECT key, now() FROM given ORDER BY key
    ON CONFLICT (key) DO UPDATE SET counted_at = excluded.counted_at
      WHERE sponsored_view_keys.counted_at <= now() - interval '30 minutes'
    RETURNING key
  )
  SELECT jsonb_agg(jsonb_build_object('id', id, 'views', (what = 'views')::int, 'clicks', (what = 'clicks')::int)) INTO counts
  FROM given JOIN fresh USING (key);
  IF counts IS NOT NULL THEN
    PERFORM add_sponsored_counts(counts);
  END IF;
END $$;
