-- Adds many views and clicks at once: [{"id": …, "views": 3, "clicks": 1}, …]. Visitors may not change a listing, but
-- their views count: the function runs with the owner's rights and changes only those numbers, of listings that run
-- today. A listing's day is counted in the same statement, so the two always agree.
CREATE OR REPLACE FUNCTION add_sponsored_counts(added jsonb) RETURNS void LANGUAGE sql SECURITY DEFINER SET search_path = public, pg_temp AS $$
  WITH more AS (
    SELECT id, sum(greatest(views, 0))::integer AS views, sum(greatest(clicks, 0))::integer AS clicks
    FROM jsonb_to_recordset(added) AS given (id uuid, views integer, clicks integer) GROUP BY id
  ), running AS (
    -- Rows are locked in the same order everywhere, so that two servers never deadlock; a day's row is changed only
    -- by the transaction that locks its listing.
    SELECT sponsored_listings.id FROM sponsored_listings JOIN more USING (id)
    WHERE is_active AND (start_date IS NULL OR start_date <= (now() AT TIME ZONE 'utc')::date)
      AND (end_date IS NULL OR end_date >= (now() AT TIME ZONE 'utc')::date)
    ORDER BY id FOR UPDATE OF sponsored_listings
  ), today AS (
    INSERT INTO sponsored_days (listing_id, day, views, clicks)
    SELECT id, (now() AT TIME ZONE 'utc')::date, more.views, more.clicks FROM running JOIN more USING (id)
    ON CONFLICT (listing_id, day) DO UPDATE
      SET views = sponsored_days.views + excluded.views, clicks = sponsored_days.clicks + excluded.clicks
  )
  UPDATE sponsored_listings SET views_count = views_count + more.views, clicks_count = clicks_count + more.clicks
  FROM running JOIN more USING (id) WHERE sponsored_listings.id = running.id;
$$;
