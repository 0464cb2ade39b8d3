-- Each statement adds lines for what it changed.
CREATE FUNCTION note_match_changes() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    INSERT INTO match_changes (kind, match_bits, closes_on, opportunities)
    SELECT TG_ARGV[0], match_bits, closes_on, count(*) FROM added GROUP BY match_bits, closes_on;
  END IF;
  IF TG_OP = 'DELETE' THEN
    INSERT INTO match_changes (kind, match_bits, closes_on, opportunities)
    SELECT TG_ARGV[0], match_bits, closes_on, -count(*) FROM gone GROUP BY match_bits, closes_on;
  END IF;
  IF TG_OP = 'UPDATE' THEN
    INSERT INTO match_changes (kind, match_bits, closes_on, opportunities)
    SELECT TG_ARGV[0], match_bits, closes_on, sum(one) FROM (
      SELECT match_bits, closes_on, -1 AS one FROM gone UNION ALL SELECT match_bits, closes_on, 1 FROM added
    ) AS changed
    GROUP BY match_bits, closes_on HAVING sum(one) <> 0;
  END IF;
  IF TG_OP = 'TRUNCATE' THEN
    DELETE FROM match_changes WHERE kind = TG_ARGV[0];
    DELETE FROM match_shelves WHERE kind = TG_ARGV[0];
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER match_added AFTER INSERT ON scholarships REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION note_match_changes('scholarship');
--> statement-breakpoint
CREATE TRIGGER match_changed AFTER UPDATE ON scholarships REFERENCING OLD TABLE AS gone NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION note_match_changes('scholarship');
--> statement-breakpoint
CREATE TRIGGER match_removed AFTER DELETE ON scholarships REFERENCING OLD TABLE AS gone
  FOR EACH STATEMENT EXECUTE FUNCTION note_match_changes('scholarship');
--> statement-breakpoint
CREATE TRIGGER match_emptied AFTER TRUNCATE ON scholarships
  FOR EACH STATEMENT EXECUTE FUNCTION note_match_changes('scholarship');
--> statement-breakpoint
CREATE TRIGGER match_added AFTER INSERT ON colleges REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION note_match_changes('college');
--> statement-breakpoint
CREATE TRIGGER match_changed AFTER UPDATE ON colleges REFERENCING OLD TABLE AS gone NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION note_match_changes('college');
--> statement-breakpoint
CREATE TRIGGER match_removed AFTER DELETE ON colleges REFERENCING OLD TABLE AS gone
  FOR EACH STATEMENT EXECUTE FUNCTION note_match_changes('college');
--> statement-breakpoint
CREATE TRIGGER match_emptied AFTER TRUNCATE ON colleges
  FOR EACH STATEMENT EXECUTE FUNCTION note_match_changes('college');
--> statement-breakpoint
CREATE TRIGGER match_added AFTER INSERT ON internships REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION note_match_changes('internship');
--> statement-breakpoint
CREATE TRIGGER match_changed AFTER UPDATE ON internships REFERENCING OLD TABLE AS gone NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION note_match_changes('internship');
--> statement-breakpoint
CREATE TRIGGER match_removed AFTER DELETE ON internships REFERENCING OLD TABLE AS gone
  FOR EACH STATEMENT EXECUTE FUNCTION note_match_changes('internship');
--> statement-breakpoint
CREATE TRIGGER match_emptied AFTER TRUNCATE ON internships
  FOR EACH STATEMENT EXECUTE FUNCTION note_match_changes('internship');
--> statement-breakpoint
-- Puts what is open on shelves and takes the lines away. One statement is one snapshot: an opportunity and its line are
-- seen together or not at all, so what is being written meanwhile keeps its line. An empty shelf -1 keeps the day where
-- nothing is open.
CREATE FUNCTION shelve_matches(of_kind text, today date) RETURNS void LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  PERFORM pg_advisory_xact_lock(720514892); -- two at once would both fill the shelves
  WITH old_changes AS (DELETE FROM match_changes WHERE kind = of_kind),
  old_shelves AS (DELETE FROM match_shelves WHERE kind = of_kind),
  open_ones AS (
    SELECT match_bits FROM scholarships WHERE of_kind = 'scholarship' AND closes_on >= today
    UNION ALL SELECT match_bits FROM colleges WHERE of_kind = 'college' AND closes_on >= today
    UNION ALL SELECT match_bits FROM internships WHERE of_kind = 'internship' AND closes_on >= today
  ),
  standing AS (SELECT match_bits, (row_number() OVER () - 1) / 8192 AS shelf FROM open_ones),
  shelves AS (SELECT shelf, array_agg(match_bits) AS ones, bit_or(match_bits) AS any_bits FROM standing GROUP BY shelf)
  INSERT INTO match_shelves (kind, shelf, place, bits, shelved_on)
  SELECT of_kind, shelf, place, (
    SELECT string_agg(CASE WHEN one & (1::bigint << place) <> 0 THEN '1' ELSE '0' END, '') FROM unnest(ones) AS one
  )::varbit, today
  FROM shelves CROSS JOIN generate_series(0, 62) AS place WHERE any_bits & (1::bigint << place) <> 0
  UNION ALL SELECT of_kind, shelf, -1, repeat('1', cardinality(ones))::varbit, today FROM shelves
  UNION ALL SELECT of_kind, -1, -1, B'', today;
END $$;
--> statement-breakpoint
REVOKE EXECUTE ON FUNCTION shelve_matches(text, date) FROM public;
--> statement-breakpoint
GRANT EXECUTE ON FUNCTION shelve_matches(text, date) TO fursa_worker;
--> statement-breakpoint
-- Not for parallel plans: the shelves are counted sooner than helpers are called.
CREATE FUNCTION matches_shelved_on(of_kind text) RETURNS date LANGUAGE sql STABLE PARALLEL UNSAFE
  RETURN (SELECT coalesce(max(shelved_on), '-infinity') FROM match_shelves WHERE kind = of_kind AND place = -1);
--> statement-breakpoint
SELECT shelve_matches(kind, current_date) FROM unnest(array['scholarship', 'college', 'internship']) AS kind;
