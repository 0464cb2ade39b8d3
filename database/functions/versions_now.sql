-- How often each table that visitors may read has been changed, as lines of table, slot and count. Asked before every answer from memory,
-- so in the one language whose plan is made once for a session.
CREATE OR REPLACE FUNCTION versions_now() RETURNS text LANGUAGE plpgsql STABLE SET search_path = public, pg_temp AS $$
BEGIN
  RETURN (SELECT string_agg(topic || ' ' || slot || ' ' || raised, ',') FROM page_versions);
END $$;
