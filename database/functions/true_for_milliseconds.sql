-- For how long what is read now stays so, in the tables that visitors may read, counted from before this was asked. Null where somebody is
-- about to change one, or another server is asking just now. It has to be asked before they are read, by a statement of its own. Fewer
-- than the twenty-five for which wait_for_readers holds a change back: clocks do not run alike.
CREATE OR REPLACE FUNCTION true_for_milliseconds() RETURNS integer LANGUAGE sql VOLATILE SET search_path = public, pg_temp AS $$
  SELECT CASE WHEN pg_try_advisory_xact_lock(720514892, -1) THEN 20 END;
$$;
