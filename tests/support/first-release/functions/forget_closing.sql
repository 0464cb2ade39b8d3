-- A listing with a new deadline is looked at again.
CREATE OR REPLACE FUNCTION forget_closing() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.has_closed := false;
  RETURN NEW;
END $$;

CREATE OR REPLACE TRIGGER forget_closing_of_scholarships BEFORE UPDATE ON scholarships
  FOR EACH ROW WHEN (OLD.deadline IS DISTINCT FROM NEW.deadline) EXECUTE FUNCTION forget_closing();
CREATE OR REPLACE TRIGGER forget_closing_of_internships BEFORE UPDATE ON internships
  FOR EACH ROW WHEN (OLD.application_deadline IS DISTINCT FROM NEW.application_deadline) EXECUTE FUNCTION forget_closing();
