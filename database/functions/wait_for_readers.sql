-- A change is done no sooner than ten milliseconds after it was announced. By then every server that had heard of none has asked again, or
-- will before it shows a page it has kept: see true_for_milliseconds. The built-in database has one server, which hears of all at once.
CREATE OR REPLACE FUNCTION wait_for_readers() RETURNS trigger LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
DECLARE
  announced CONSTANT text := split_part(current_setting('fursa.announced', true), ' ', 2);
  passed CONSTANT float8 := extract(epoch FROM clock_timestamp()) - nullif(announced, '')::float8;
BEGIN
  IF current_setting('fursa.alone', true) = 'yes' THEN RETURN NULL; END IF;
  PERFORM pg_sleep(0.01 - least(0.01, greatest(0, passed)));
  RETURN NULL;
END $$;

REVOKE EXECUTE ON FUNCTION wait_for_readers() FROM public;

CREATE CONSTRAINT TRIGGER wait_for_readers AFTER INSERT OR UPDATE ON page_versions DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW EXECUTE FUNCTION wait_for_readers();
