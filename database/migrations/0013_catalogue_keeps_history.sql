-- The columns that people and jobs write: not what the database works out, nor what the upkeep and the link check note each day.
CREATE FUNCTION written_columns(of_table text) RETURNS text[] LANGUAGE sql STABLE SET search_path = public, pg_temp AS $$
  SELECT array_agg(attname::text ORDER BY attnum) FROM pg_attribute
  WHERE attrelid = of_table::regclass AND attnum > 0 AND NOT attisdropped AND attgenerated = ''
    AND attname NOT IN ('has_closed', 'checked_at');
$$;
--> statement-breakpoint
-- What a record is called in a list.
CREATE FUNCTION record_title(record jsonb) RETURNS text LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public, pg_temp AS $$
  SELECT coalesce(record->>'title', record->>'name',
    (SELECT name FROM colleges WHERE id = (record->>'school_id')::uuid), left(record->>'spotlight_text', 80), '');
$$;
--> statement-breakpoint
-- Writes down what a statement did, with the former values. What the owner of the tables does (migrations, the starter
-- catalogue) is not an edit. A verb may name its change by the setting `fursa.change`: an action, and perhaps a batch.
CREATE FUNCTION note_catalogue_changes() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  by_role text := current_setting('role');
  named text[] := string_to_array(coalesce(current_setting('fursa.change', true), ''), ' ');
  named_action text := nullif(named[1], '');
  batch uuid := nullif(named[2], '')::uuid;
  is_moved boolean := coalesce(named_action IN ('publish', 'unpublish'), false);
  columns text[];
  changes text;
BEGIN
  IF by_role NOT IN ('fursa_admin', 'fursa_worker') THEN
    RETURN NULL;
  END IF;
  IF TG_TABLE_NAME = 'unpublished_records' THEN
    -- What moves between here and the public table is noted there.
    IF is_moved THEN RETURN NULL; END IF;
    changes := CASE TG_OP
      WHEN 'INSERT' THEN 'SELECT kind, id, NULL::jsonb AS former, record || ''{"published": false}'' AS current FROM added'
      WHEN 'DELETE' THEN 'SELECT kind, id, record || ''{"published": false}'' AS former, NULL::jsonb AS current FROM gone'
      ELSE 'SELECT added.kind, id, gone.record AS former, added.record AS current FROM gone JOIN added USING (id)
        WHERE gone.record IS DISTINCT FROM added.record' END;
  ELSE
    columns := written_columns(TG_TABLE_NAME);
    changes := CASE TG_OP
      WHEN 'INSERT' THEN 'SELECT $1 AS kind, id, NULL::jsonb AS former, to_jsonb(added) AS current FROM added'
      WHEN 'DELETE' THEN 'SELECT $1 AS kind, id, to_jsonb(gone) AS former, NULL::jsonb AS current FROM gone'
      ELSE (
        -- Compared column by column first: most of what a job touches has not changed at all.
        SELECT format('SELECT $1 AS kind, added.id, to_jsonb(gone) AS former, to_jsonb(added) AS current
          FROM gone JOIN added USING (id) WHERE (%s) IS DISTINCT FROM (%s)',
          string_agg(format('gone.%I', name), ', '), string_agg(format('added.%I', name), ', '))
        FROM unnest(columns) AS name) END;
  END IF;
  EXECUTE format('
    INSERT INTO catalogue_changes (kind, record_id, title, action, former, current, changed_by, by_worker, batch_id)
    SELECT kind, id, record_title(coalesce(changes.current, changes.former)), $2,
      CASE WHEN $3 THEN jsonb_build_object(''published'', changes.current IS NULL) ELSE shown.former END,
      CASE WHEN $3 THEN jsonb_build_object(''published'', changes.current IS NOT NULL) ELSE shown.current END,
      current_user_id(), $4, $5
    FROM (%s) AS changes, LATERAL (
      SELECT jsonb_object_agg(key, before.value) FILTER (WHERE changes.former IS NOT NULL) AS former,
        jsonb_object_agg(key, after.value) FILTER (WHERE changes.current IS NOT NULL) AS current
      FROM jsonb_each(coalesce(changes.former, ''{}'')) AS before
        FULL JOIN jsonb_each(coalesce(changes.current, ''{}'')) AS after USING (key)
      WHERE ($6 IS NULL OR key = ANY ($6)) AND before.value IS DISTINCT FROM after.value
    ) AS shown
    ORDER BY id', changes)
  USING TG_TABLE_NAME::text,
    coalesce(named_action, CASE TG_OP WHEN 'INSERT' THEN 'create' WHEN 'DELETE' THEN 'delete' ELSE 'update' END),
    is_moved, by_role = 'fursa_worker', batch, columns;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER note_added AFTER INSERT ON scholarships REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION note_catalogue_changes();
--> statement-breakpoint
CREATE TRIGGER note_changed AFTER UPDATE ON scholarships REFERENCING OLD TABLE AS gone NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION note_catalogue_changes();
--> statement-breakpoint
CREATE TRIGGER note_removed AFTER DELETE ON scholarships REFERENCING OLD TABLE AS gone
  FOR EACH STATEMENT EXECUTE FUNCTION note_catalogue_changes();
--> statement-breakpoint
CREATE TRIGGER note_added AFTER INSERT ON colleges REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION note_catalogue_changes();
--> statement-breakpoint
CREATE TRIGGER note_changed AFTER UPDATE ON colleges REFERENCING OLD TABLE AS gone NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION note_catalogue_changes();
--> statement-breakpoint
CREATE TRIGGER note_removed AFTER DELETE ON colleges REFERENCING OLD TABLE AS gone
  FOR EACH STATEMENT EXECUTE FUNCTION note_catalogue_changes();
--> statement-breakpoint
CREATE TRIGGER note_added AFTER INSERT ON internships REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION note_catalogue_changes();
--> statement-breakpoint
CREATE TRIGGER note_changed AFTER UPDATE ON internships REFERENCING OLD TABLE AS gone NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION note_catalogue_changes();
--> statement-breakpoint
CREATE TRIGGER note_removed AFTER DELETE ON internships REFERENCING OLD TABLE AS gone
  FOR EACH STATEMENT EXECUTE FUNCTION note_catalogue_changes();
--> statement-breakpoint
CREATE TRIGGER note_added AFTER INSERT ON events REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION note_catalogue_changes();
--> statement-breakpoint
CREATE TRIGGER note_changed AFTER UPDATE ON events REFERENCING OLD TABLE AS gone NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION note_catalogue_changes();
--> statement-breakpoint
CREATE TRIGGER note_removed AFTER DELETE ON events REFERENCING OLD TABLE AS gone
  FOR EACH STATEMENT EXECUTE FUNCTION note_catalogue_changes();
--> statement-breakpoint
CREATE TRIGGER note_added AFTER INSERT ON test_prep REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION note_catalogue_changes();
--> statement-breakpoint
CREATE TRIGGER note_changed AFTER UPDATE ON test_prep REFERENCING OLD TABLE AS gone NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION note_catalogue_changes();
--> statement-breakpoint
CREATE TRIGGER note_removed AFTER DELETE ON test_prep REFERENCING OLD TABLE AS gone
  FOR EACH STATEMENT EXECUTE FUNCTION note_catalogue_changes();
--> statement-breakpoint
CREATE TRIGGER note_added AFTER INSERT ON student_spotlights REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION note_catalogue_changes();
--> statement-breakpoint
CREATE TRIGGER note_changed AFTER UPDATE ON student_spotlights REFERENCING OLD TABLE AS gone NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION note_catalogue_changes();
--> statement-breakpoint
CREATE TRIGGER note_removed AFTER DELETE ON student_spotlights REFERENCING OLD TABLE AS gone
  FOR EACH STATEMENT EXECUTE FUNCTION note_catalogue_changes();
--> statement-breakpoint
CREATE TRIGGER note_added AFTER INSERT ON school_spotlights REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION note_catalogue_changes();
--> statement-breakpoint
CREATE TRIGGER note_changed AFTER UPDATE ON school_spotlights REFERENCING OLD TABLE AS gone NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION note_catalogue_changes();
--> statement-breakpoint
CREATE TRIGGER note_removed AFTER DELETE ON school_spotlights REFERENCING OLD TABLE AS gone
  FOR EACH STATEMENT EXECUTE FUNCTION note_catalogue_changes();
--> statement-breakpoint
CREATE TRIGGER note_added AFTER INSERT ON unpublished_records REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION note_catalogue_changes();
--> statement-breakpoint
CREATE TRIGGER note_changed AFTER UPDATE ON unpublished_records REFERENCING OLD TABLE AS gone NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION note_catalogue_changes();
--> statement-breakpoint
CREATE TRIGGER note_removed AFTER DELETE ON unpublished_records REFERENCING OLD TABLE AS gone
  FOR EACH STATEMENT EXECUTE FUNCTION note_catalogue_changes();
--> statement-breakpoint
-- Takes records out of the table that visitors read. The spotlights of a college go with it. Says how many were taken down.
CREATE FUNCTION unpublish_records(of_kind text, ids uuid[], why text DEFAULT NULL) RETURNS integer
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  outer_name text := coalesce(current_setting('fursa.change', true), '');
  moved integer;
BEGIN
  PERFORM set_config('fursa.change', 'unpublish ' || split_part(outer_name, ' ', 2), true);
  IF of_kind = 'colleges' THEN
    WITH gone AS (DELETE FROM school_spotlights WHERE school_id = ANY (ids) RETURNING *)
    INSERT INTO unpublished_records (id, kind, title, record, was_published, together, created_at)
    SELECT id, 'school_spotlights', record_title(to_jsonb(gone)), to_jsonb(gone), true, school_id, created_at FROM gone;
  END IF;
  EXECUTE format('
    WITH gone AS (DELETE FROM %I WHERE id = ANY ($1) RETURNING *)
    INSERT INTO unpublished_records (id, kind, title, record, was_published, reason, created_at)
    SELECT id, $2, record_title(to_jsonb(gone)),
      (SELECT jsonb_object_agg(key, value) FROM jsonb_each(to_jsonb(gone)) WHERE key = ANY ($3)), true, $4, created_at FROM gone
    ', of_kind) USING ids, of_kind, written_columns(of_kind) || 'checked_at'::text, why;
  GET DIAGNOSTICS moved = ROW_COUNT;
  PERFORM set_config('fursa.change', outer_name, true);
  RETURN moved;
END $$;
--> statement-breakpoint
-- Puts records where visitors find them; one that was never public is new from now on. A school's spotlight waits for its school.
CREATE FUNCTION publish_records(of_kind text, ids uuid[]) RETURNS integer
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  outer_name text := coalesce(current_setting('fursa.change', true), '');
  columns text[];
  moved integer := 0;
  part integer;
BEGIN
  PERFORM set_config('fursa.change', 'publish ' || split_part(outer_name, ' ', 2), true);
  FOR columns IN
    SELECT DISTINCT ARRAY(SELECT key FROM jsonb_object_keys(record) AS key WHERE key = ANY (written_columns(of_kind) || 'checked_at'::text)
      AND key NOT IN ('id', 'created_at') ORDER BY key)
    FROM unpublished_records WHERE kind = of_kind AND id = ANY (ids)
  LOOP
    EXECUTE format('
      WITH back AS (
        DELETE FROM unpublished_records AS waiting WHERE kind = $1 AND id = ANY ($2)
          AND ARRAY(SELECT key FROM jsonb_object_keys(record) AS key WHERE key = ANY ($4) ORDER BY key) = $3
          AND ($1 <> ''school_spotlights'' OR EXISTS (SELECT 1 FROM colleges WHERE colleges.id = (record->>''school_id'')::uuid))
        RETURNING *
      )
      INSERT INTO %1$I (id, created_at, %2$s)
      SELECT back.id, CASE WHEN was_published THEN back.created_at ELSE now() END, %3$s
      FROM back, jsonb_populate_record(NULL::%1$I, record) AS whole
      ', of_kind,
      (SELECT string_agg(quote_ident(name), ', ') FROM unnest(columns) AS name),
      (SELECT string_agg('whole.' || quote_ident(name), ', ') FROM unnest(columns) AS name))
    USING of_kind, ids, columns, array_remove(array_remove(written_columns(of_kind) || 'checked_at'::text, 'id'), 'created_at');
    GET DIAGNOSTICS part = ROW_COUNT;
    moved := moved + part;
  END LOOP;
  IF of_kind = 'colleges' THEN
    PERFORM publish_records('school_spotlights', ARRAY(SELECT id FROM unpublished_records WHERE together = ANY (ids)));
  END IF;
  PERFORM set_config('fursa.change', outer_name, true);
  RETURN moved;
END $$;
--> statement-breakpoint
REVOKE EXECUTE ON FUNCTION unpublish_records(text, uuid[], text), publish_records(text, uuid[]) FROM public;
--> statement-breakpoint
GRANT EXECUTE ON FUNCTION unpublish_records(text, uuid[], text), publish_records(text, uuid[]) TO fursa_admin, fursa_worker;
--> statement-breakpoint
-- Admins do not read accounts, but may know who edited the catalogue with them.
CREATE FUNCTION editor_names(ids uuid[]) RETURNS TABLE (id uuid, name text) LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public, pg_temp AS $$
  SELECT users.id, coalesce(nullif(users.name, ''), users.email) FROM users
  WHERE users.id = ANY (ids) AND (EXISTS (SELECT 1 FROM catalogue_changes WHERE changed_by = users.id)
    OR EXISTS (SELECT 1 FROM catalogue_imports WHERE imported_by = users.id));
$$;
--> statement-breakpoint
REVOKE EXECUTE ON FUNCTION editor_names(uuid[]) FROM public;
--> statement-breakpoint
GRANT EXECUTE ON FUNCTION editor_names(uuid[]) TO fursa_admin;
--> statement-breakpoint
-- A title as two writers would agree on it: small letters, no accents, no signs.
CREATE FUNCTION plain_title(title text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN btrim(regexp_replace(translate(searchable(title), E'!"#$%&\'()*+,-./:;<=>?@[\\]^_`{|}~', repeat(' ', 32)), ' +', ' ', 'g'));
--> statement-breakpoint
-- An address without what differs between two links to one page: scheme, www, tracking, the slash and the mark at the end.
CREATE FUNCTION plain_address(address text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN left(regexp_replace(regexp_replace(regexp_replace(regexp_replace(
    lower(btrim(address) COLLATE "C"), '^[a-z]+://(www\.)?|#.*$', '', 'g'),
    '(utm_[a-z_]+|fbclid|gclid|mc_cid|mc_eid)=[^&]*(&|$)', '', 'g'), '[?&/]+$', ''), '/\?', '?'), 500);
--> statement-breakpoint
CREATE INDEX scholarships_near_title ON scholarships USING gin (plain_title(title) gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX scholarships_same_title ON scholarships (left(plain_title(title), 200));
--> statement-breakpoint
CREATE INDEX scholarships_same_address ON scholarships (plain_address(application_url)) WHERE application_url <> '';
--> statement-breakpoint
CREATE INDEX colleges_near_title ON colleges USING gin (plain_title(name) gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX colleges_same_title ON colleges (left(plain_title(name), 200));
--> statement-breakpoint
CREATE INDEX colleges_same_address ON colleges (plain_address(website_url)) WHERE website_url <> '';
--> statement-breakpoint
CREATE INDEX internships_near_title ON internships USING gin (plain_title(title) gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX internships_same_title ON internships (left(plain_title(title), 200));
--> statement-breakpoint
CREATE INDEX internships_same_address ON internships (plain_address(application_url)) WHERE application_url <> '';
