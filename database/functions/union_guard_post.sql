CREATE OR REPLACE FUNCTION union_guard_post() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    IF current_user = 'fursa_member' THEN
      NEW.helpful_count := 0;
      NEW.reviewed_at := NULL;
      NEW.created_at := clock_timestamp();
    END IF;
    RETURN NEW;
  END IF;
  IF current_user = 'fursa_member' THEN
    IF (NEW.id, NEW.thread_id, NEW.author_id, NEW.is_opening, NEW.helpful_count, NEW.created_at, NEW.reviewed_at)
      IS DISTINCT FROM (OLD.id, OLD.thread_id, OLD.author_id, OLD.is_opening, OLD.helpful_count, OLD.created_at, OLD.reviewed_at) THEN
      RAISE insufficient_privilege USING MESSAGE = 'an author may not change this of a post';
    END IF;
    -- Authors can't restore their own posts, and an edit doesn't show a hidden or held one.
    IF NEW.state <> 'removed' AND (OLD.state IN ('hidden', 'removed') OR (NEW.state <> OLD.state AND NEW.state <> 'held')) THEN
      RAISE insufficient_privilege USING MESSAGE = 'an author may not bring a post back';
    END IF;
    IF NEW.state <> 'removed' AND EXISTS (SELECT 1 FROM union_threads t WHERE t.id = NEW.thread_id AND t.locked_at IS NOT NULL) THEN
      RAISE insufficient_privilege USING MESSAGE = 'the thread is locked';
    END IF;
    -- Changed text has to be reviewed again.
    IF (NEW.heading, NEW.body) IS DISTINCT FROM (OLD.heading, OLD.body) THEN
      NEW.reviewed_at := NULL;
    END IF;
  END IF;
  -- The account is deleted: nothing of the person's text stays.
  IF NEW.author_id IS NULL AND OLD.author_id IS NOT NULL THEN
    NEW.state := 'removed';
  END IF;
  IF NEW.state = 'removed' THEN
    NEW.heading := '';
    NEW.body := '';
    NEW.flags := '{}';
  END IF;
  RETURN NEW;
END $$;

CREATE OR REPLACE TRIGGER union_posts_guard BEFORE INSERT OR UPDATE ON union_posts FOR EACH ROW EXECUTE FUNCTION union_guard_post();
