-- A change is announced before it is done, by a lock that all who write share, and is done no sooner than twenty-five milliseconds later. By then
-- every server that had heard of none has asked again, or will before it shows a page it has kept: see true_for_milliseconds. At the end
-- of the transaction, so that one that works for seconds is announced for no longer than others. The built-in database has one server,
-- which hears of all at once.
CREATE OR REPLACE FUNCTION wait_for_readers() RETURNS trigger LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
DECLARE
  present CONSTANT text := pg_current_xact_id()::text;
BEGIN
  IF current_setting('fursa.alone', true) = 'yes' OR current_setting('fursa.announced', true) = present THEN RETURN NULL; END IF;
  PERFORM pg_advisory_xact_lock_shared(720514892, -1);
  PERFORM pg_sleep(0.025);
  PERFORM set_config('fursa.announced', present, true);
  RETURN NULL;
END $$;

REVOKE EXECUTE ON FUNCTION wait_for_readers() FROM public;

CREATE CONSTRAINT TRIGGER wait_for_readers AFTER INSERT OR UPDATE ON page_versions DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW EXECUTE FUNCTION wait_for_readers();
