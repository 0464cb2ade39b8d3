-- Adds the words and tags of new and changed listings that were not known yet. It runs once a statement, so that a thousand
-- listings cost little more than one; it never changes a row that is there, so nobody waits for anybody.
CREATE OR REPLACE FUNCTION learn_words() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
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

CREATE OR REPLACE TRIGGER learn_words_of_added_scholarships AFTER INSERT ON scholarships REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION learn_words('scholarships', 'search_text');
CREATE OR REPLACE TRIGGER learn_words_of_changed_scholarships AFTER UPDATE ON scholarships REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION learn_words('scholarships', 'search_text');
CREATE OR REPLACE TRIGGER learn_words_of_added_colleges AFTER INSERT ON colleges REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION learn_words('colleges', 'search_text');
CREATE OR REPLACE TRIGGER learn_words_of_changed_colleges AFTER UPDATE ON colleges REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION learn_words('colleges', 'search_text');
CREATE OR REPLACE TRIGGER learn_words_of_added_internships AFTER INSERT ON internships REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION learn_words('internships', 'search_text');
CREATE OR REPLACE TRIGGER learn_words_of_changed_internships AFTER UPDATE ON internships REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION learn_words('internships', 'search_text');
CREATE OR REPLACE TRIGGER learn_words_of_added_jobs AFTER INSERT ON internships REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION learn_words('jobs', 'job_search_text');
CREATE OR REPLACE TRIGGER learn_words_of_changed_jobs AFTER UPDATE ON internships REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION learn_words('jobs', 'job_search_text');
