-- The viewer's id, which `asViewer` sets for one transaction; null for a visitor.
CREATE OR REPLACE FUNCTION current_user_id() RETURNS uuid LANGUAGE sql STABLE
  RETURN nullif(current_setting('fursa.user_id', true), '')::uuid;
