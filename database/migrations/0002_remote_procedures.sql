-- Asked with the caller's own rights: a member learns of their own roles only.
CREATE FUNCTION has_role(user_id uuid, role text) RETURNS boolean LANGUAGE sql STABLE
  RETURN EXISTS (SELECT 1 FROM user_roles WHERE user_roles.user_id = has_role.user_id AND user_roles.role = has_role.role);
--> statement-breakpoint
-- Visitors may not change a listing, but may be counted: these two run with the owner's rights and touch one number.
CREATE FUNCTION increment_sponsored_views(listing_id uuid) RETURNS void LANGUAGE sql SECURITY DEFINER SET search_path = public, pg_temp AS $$
  UPDATE sponsored_listings SET views_count = views_count + 1
  WHERE id = listing_id AND is_active AND (end_date IS NULL OR end_date >= (now() AT TIME ZONE 'utc')::date);
$$;
--> statement-breakpoint
CREATE FUNCTION increment_sponsored_clicks(listing_id uuid) RETURNS void LANGUAGE sql SECURITY DEFINER SET search_path = public, pg_temp AS $$
  UPDATE sponsored_listings SET clicks_count = clicks_count + 1
  WHERE id = listing_id AND is_active AND (end_date IS NULL OR end_date >= (now() AT TIME ZONE 'utc')::date);
$$;
