-- Another text with every change of what a search reads: whatever was found under the same one is still so. Null inside of a transaction
-- that has changed something itself, which nobody else may see yet. A server that took over from another begins anew.
CREATE OR REPLACE FUNCTION catalogue_version() RETURNS text LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public, pg_temp AS $$
  SELECT concat_ws(' ', sum(raised), pg_postmaster_start_time()) FROM page_versions
  WHERE topic IN ('scholarships', 'colleges', 'internships', 'search_words', 'search_tags', 'search_synonyms', 'kept_pictures', 'currency_rates')
  HAVING pg_current_xact_id_if_assigned() IS NULL;
$$;
