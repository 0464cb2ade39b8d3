-- Adds the words and tags of new and changed listings that were not known yet. It runs once a statement, so that a thousand
-- listings cost little more than one; it never changes a row that is there, so nobody waits for anybody.
CREATE FUNCTION learn_words() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  listed_kind text := TG_ARGV[0];
  text_column text := TG_ARGV[1];
BEGIN
  EXECUTE format('
    INSERT INTO search_words (kind, word, docs)
    SELECT $1, word, count(*) FROM changed, unnest(words_of(%I)) AS words(word) GROUP BY word
    HAVING NOT EXISTS (SELECT 1 FROM search_words AS known WHERE known.kind = $1 AND known.word = words.word)
    ', text_column) USING listed_kind;
  INSERT INTO search_tags (kind, tag, docs)
  SELECT listed_kind, new_tag, count(*) FROM changed, unnest(tags) AS new_tags(new_tag) GROUP BY new_tag
  HAVING NOT EXISTS (SELECT 1 FROM search_tags AS known WHERE known.kind = listed_kind AND known.tag = new_tags.new_tag);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER learn_words_of_added_scholarships AFTER INSERT ON scholarships REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION learn_words('scholarships', 'search_text');
--> statement-breakpoint
CREATE TRIGGER learn_words_of_changed_scholarships AFTER UPDATE ON scholarships REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION learn_words('scholarships', 'search_text');
--> statement-breakpoint
CREATE TRIGGER learn_words_of_added_colleges AFTER INSERT ON colleges REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION learn_words('colleges', 'search_text');
--> statement-breakpoint
CREATE TRIGGER learn_words_of_changed_colleges AFTER UPDATE ON colleges REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION learn_words('colleges', 'search_text');
--> statement-breakpoint
CREATE TRIGGER learn_words_of_added_internships AFTER INSERT ON internships REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION learn_words('internships', 'search_text');
--> statement-breakpoint
CREATE TRIGGER learn_words_of_changed_internships AFTER UPDATE ON internships REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION learn_words('internships', 'search_text');
--> statement-breakpoint
CREATE TRIGGER learn_words_of_added_jobs AFTER INSERT ON internships REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION learn_words('jobs', 'job_search_text');
--> statement-breakpoint
CREATE TRIGGER learn_words_of_changed_jobs AFTER UPDATE ON internships REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION learn_words('jobs', 'job_search_text');
--> statement-breakpoint
-- Puts the rough numbers right, from a sample of each kind (what is rare there stays as it is), and merges words that two learnt at once.
CREATE FUNCTION recount_search_words() RETURNS void LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  shelf record;
  listings real;
  share real;
BEGIN
  ANALYZE scholarships, colleges, internships;
  DELETE FROM search_words AS one USING search_words AS other
  WHERE one.kind = other.kind AND one.word = other.word AND one.ctid > other.ctid;
  DELETE FROM search_tags AS one USING search_tags AS other
  WHERE one.kind = other.kind AND one.tag = other.tag AND one.ctid > other.ctid;
  FOR shelf IN SELECT * FROM (VALUES
    ('scholarships', 'scholarships', 'search_text'), ('colleges', 'colleges', 'search_text'),
    ('internships', 'internships', 'search_text'), ('jobs', 'internships', 'job_search_text')
  ) AS shelves(kind, listed_in, text_column) LOOP
    SELECT greatest(reltuples, 1) INTO listings FROM pg_class WHERE oid = shelf.listed_in::regclass;
    share := least(100, 100 * 5000 / listings);
    EXECUTE format('
      WITH sample AS MATERIALIZED (SELECT %I AS words, tags FROM %I TABLESAMPLE SYSTEM ($2)),
      words AS (SELECT word, count(*) * 100 / $2 AS docs FROM sample, unnest(words_of(words)) AS word GROUP BY word HAVING count(*) > 4),
      tags AS (SELECT tag, count(*) * 100 / $2 AS docs FROM sample, unnest(tags) AS tag GROUP BY tag HAVING count(*) > 4),
      recounted AS (
        UPDATE search_tags AS known SET docs = tags.docs FROM tags
        WHERE known.kind = $1 AND known.tag = tags.tag AND abs(known.docs - tags.docs) > known.docs / 2
      )
      UPDATE search_words AS known SET docs = words.docs FROM words
      WHERE known.kind = $1 AND known.word = words.word AND abs(known.docs - words.docs) > known.docs / 2
      ', shelf.text_column, shelf.listed_in) USING shelf.kind, share;
  END LOOP;
  ANALYZE search_words, search_tags;
END $$;
--> statement-breakpoint
REVOKE EXECUTE ON FUNCTION recount_search_words() FROM PUBLIC;
--> statement-breakpoint
GRANT EXECUTE ON FUNCTION recount_search_words() TO fursa_worker;
--> statement-breakpoint
-- A listing with a new deadline is looked at again.
CREATE FUNCTION forget_closing() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.has_closed := false;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER forget_closing_of_scholarships BEFORE UPDATE ON scholarships
  FOR EACH ROW WHEN (OLD.deadline IS DISTINCT FROM NEW.deadline) EXECUTE FUNCTION forget_closing();
--> statement-breakpoint
CREATE TRIGGER forget_closing_of_internships BEFORE UPDATE ON internships
  FOR EACH ROW WHEN (OLD.application_deadline IS DISTINCT FROM NEW.application_deadline) EXECUTE FUNCTION forget_closing();
--> statement-breakpoint
-- What was in the catalogue before search could learn.
UPDATE scholarships SET has_closed = false;
--> statement-breakpoint
UPDATE colleges SET created_at = created_at;
--> statement-breakpoint
UPDATE internships SET has_closed = false;
