-- Search looks again at a listing whose deadline is new: see hasClosed in database/schema/search.ts.
CREATE OR REPLACE FUNCTION note_closing() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.has_closed := false;
  RETURN NEW;
END $$;

CREATE OR REPLACE TRIGGER note_closing_of_scholarships BEFORE UPDATE ON scholarships
  FOR EACH ROW WHEN (OLD.deadline IS DISTINCT FROM NEW.deadline)
  EXECUTE FUNCTION note_closing();
CREATE OR REPLACE TRIGGER note_closing_of_internships BEFORE UPDATE ON internships
  FOR EACH ROW WHEN (OLD.application_deadline IS DISTINCT FROM NEW.application_deadline)
  EXECUTE FUNCTION note_closing();
