-- Puts the rough numbers right, from a sample of each kind (what is rare there stays as it is), and merges words that two learnt at once.
CREATE OR REPLACE FUNCTION recount_search_words() RETURNS void LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
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

REVOKE EXECUTE ON FUNCTION recount_search_words() FROM public;
GRANT EXECUTE ON FUNCTION recount_search_words() TO fursa_worker;
