-- Counts one view of a sponsored listing that runs today.
CREATE OR REPLACE FUNCTION increment_sponsored_views(listing_id uuid) RETURNS void LANGUAGE sql SECURITY DEFINER SET search_path = public, pg_temp AS $$
  SELECT add_sponsored_counts(jsonb_build_array(jsonb_build_object('id', listing_id, 'views', 1, 'clicks', 0)));
$$;
