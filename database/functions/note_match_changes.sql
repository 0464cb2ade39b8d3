-- Each statement adds lines for what it changed.
CREATE OR REPLACE FUNCTION note_match_changes() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    INSERT INTO match_changes (kind, match_bits, listed_until, opportunities)
    SELECT TG_ARGV[0], match_bits, listed_until, count(*) FROM added GROUP BY match_bits, listed_until;
  END IF;
  IF TG_OP = 'DELETE' THEN
    INSERT INTO match_changes (kind, match_bits, listed_until, opportunities)
    SELECT TG_ARGV[0], match_bits, listed_until, -count(*) FROM gone GROUP BY match_bits, listed_until;
  END IF;
  IF TG_OP = 'UPDATE' THEN
    -- One line is enough to tell that the shelves are out of date, even where it comes to none more and none fewer.
    EXECUTE format('
      INSERT INTO match_changes (kind, match_bits, listed_until, opportunities)
      SELECT $1, match_bits, listed_until, sum(ones) FROM (
        SELECT match_bits, listed_until, sum(one) AS ones FROM (
          SELECT id, created_at, match_bits, listed_until, %1$s, -1 AS one FROM gone
          UNION ALL SELECT id, created_at, match_bits, listed_until, %1$s, 1 FROM added
        ) AS both_sides
        GROUP BY id, created_at, match_bits, listed_until, %1$s HAVING sum(one) <> 0
      ) AS changed
      GROUP BY match_bits, listed_until', TG_ARGV[1]) USING TG_ARGV[0];
  END IF;
  IF TG_OP = 'TRUNCATE' THEN
    DELETE FROM match_changes WHERE kind = TG_ARGV[0];
    DELETE FROM match_shelves WHERE kind = TG_ARGV[0];
  END IF;
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER match_added AFTER INSERT ON scholarships REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION note_match_changes('scholarship');
CREATE OR REPLACE TRIGGER match_changed AFTER UPDATE ON scholarships REFERENCING OLD TABLE AS gone NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION note_match_changes('scholarship', 'fit_bits, fit_citizens, fit_residents, fit_grades, fit_tests, fit_enrolled, fit_open, fit_region');
CREATE OR REPLACE TRIGGER match_removed AFTER DELETE ON scholarships REFERENCING OLD TABLE AS gone
  FOR EACH STATEMENT EXECUTE FUNCTION note_match_changes('scholarship');
CREATE OR REPLACE TRIGGER match_emptied AFTER TRUNCATE ON scholarships
  FOR EACH STATEMENT EXECUTE FUNCTION note_match_changes('scholarship');
CREATE OR REPLACE TRIGGER match_added AFTER INSERT ON colleges REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION note_match_changes('college');
CREATE OR REPLACE TRIGGER match_changed AFTER UPDATE ON colleges REFERENCING OLD TABLE AS gone NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION note_match_changes('college', 'fit_bits, fit_grades, fit_other_grades, fit_open, fit_region');
CREATE OR REPLACE TRIGGER match_removed AFTER DELETE ON colleges REFERENCING OLD TABLE AS gone
  FOR EACH STATEMENT EXECUTE FUNCTION note_match_changes('college');
CREATE OR REPLACE TRIGGER match_emptied AFTER TRUNCATE ON colleges
  FOR EACH STATEMENT EXECUTE FUNCTION note_match_changes('college');
CREATE OR REPLACE TRIGGER match_added AFTER INSERT ON internships REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION note_match_changes('internship');
CREATE OR REPLACE TRIGGER match_changed AFTER UPDATE ON internships REFERENCING OLD TABLE AS gone NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION note_match_changes('internship', 'fit_bits, fit_citizens, fit_residents, fit_grades, fit_tests, fit_enrolled, fit_open, fit_region');
CREATE OR REPLACE TRIGGER match_removed AFTER DELETE ON internships REFERENCING OLD TABLE AS gone
  FOR EACH STATEMENT EXECUTE FUNCTION note_match_changes('internship');
CREATE OR REPLACE TRIGGER match_emptied AFTER TRUNCATE ON internships
  FOR EACH STATEMENT EXECUTE FUNCTION note_match_changes('internship');
