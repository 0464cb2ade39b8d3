-- Keeps what lists are ordered by, and looks again at a listing whose dates are new.
CREATE OR REPLACE FUNCTION note_closing() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  deadline date := to_jsonb(NEW)->>TG_ARGV[0];
  comes_again boolean := NEW.is_rolling OR NEW.usual_opens IS NOT NULL OR NEW.usual_closes IS NOT NULL;
BEGIN
  NEW.closes_on := CASE WHEN deadline IS NULL OR comes_again AND deadline < (now() AT TIME ZONE 'utc')::date THEN 'infinity' ELSE deadline END;
  IF TG_OP = 'UPDATE' THEN
    NEW.has_closed := false;
  END IF;
  RETURN NEW;
END $$;

CREATE OR REPLACE TRIGGER note_closing_of_new_scholarships BEFORE INSERT ON scholarships
  FOR EACH ROW EXECUTE FUNCTION note_closing('deadline');
CREATE OR REPLACE TRIGGER note_closing_of_scholarships BEFORE UPDATE ON scholarships
  FOR EACH ROW WHEN ((OLD.deadline, OLD.usual_opens, OLD.usual_closes, OLD.is_rolling, OLD.has_ended)
    IS DISTINCT FROM (NEW.deadline, NEW.usual_opens, NEW.usual_closes, NEW.is_rolling, NEW.has_ended))
  EXECUTE FUNCTION note_closing('deadline');
CREATE OR REPLACE TRIGGER note_closing_of_new_internships BEFORE INSERT ON internships
  FOR EACH ROW EXECUTE FUNCTION note_closing('application_deadline');
CREATE OR REPLACE TRIGGER note_closing_of_internships BEFORE UPDATE ON internships
  FOR EACH ROW WHEN ((OLD.application_deadline, OLD.usual_opens, OLD.usual_closes, OLD.is_rolling, OLD.has_ended)
    IS DISTINCT FROM (NEW.application_deadline, NEW.usual_opens, NEW.usual_closes, NEW.is_rolling, NEW.has_ended))
  EXECUTE FUNCTION note_closing('application_deadline');
