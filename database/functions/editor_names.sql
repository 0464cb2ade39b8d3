-- Admins can't read accounts, but may know who edited the catalogue.
CREATE OR REPLACE FUNCTION editor_names(ids uuid[]) RETURNS TABLE (id uuid, name text) LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public, pg_temp AS $$
  SELECT users.id, coalesce(nullif(users.name, ''), users.email) FROM users
  WHERE users.id = ANY (ids) AND (EXISTS (SELECT 1 FROM catalogue_changes WHERE changed_by = users.id)
    OR EXISTS (SELECT 1 FROM catalogue_imports WHERE imported_by = users.id));
$$;

REVOKE EXECUTE ON FUNCTION editor_names(uuid[]) FROM public;
GRANT EXECUTE ON FUNCTION editor_names(uuid[]) TO fursa_admin;
