-- What a row-level policy can't express: which columns an author may change. Moderators and our own triggers may
-- change all.
CREATE OR REPLACE FUNCTION union_guard_thread() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF current_user <> 'fursa_member' THEN
    RETURN NEW;
  END IF;
  IF TG_OP = 'INSERT' THEN
    NEW.reply_count := 0;
    NEW.locked_at := NULL;
    NEW.accepted_post_id := NULL;
    NEW.created_at := now();
    NEW.last_activity_at := now();
    RETURN NEW;
  END IF;
  IF (NEW.id, NEW.author_id, NEW.state, NEW.locked_at, NEW.reply_count, NEW.created_at, NEW.last_activity_at)
    IS DISTINCT FROM (OLD.id, OLD.author_id, OLD.state, OLD.locked_at, OLD.reply_count, OLD.created_at, OLD.last_activity_at) THEN
    RAISE insufficient_privilege USING MESSAGE = 'an author may not change this of a thread';
  END IF;
  IF NEW.accepted_post_id IS DISTINCT FROM OLD.accepted_post_id AND NEW.accepted_post_id IS NOT NULL AND NOT EXISTS (
    SELECT 1 FROM union_posts p
    WHERE p.id = NEW.accepted_post_id AND p.thread_id = NEW.id AND NOT p.is_opening AND p.state = 'shown'
  ) THEN
    RAISE insufficient_privilege USING MESSAGE = 'only a reply of the thread can be its answer';
  END IF;
  RETURN NEW;
END $$;

CREATE OR REPLACE TRIGGER union_threads_guard BEFORE INSERT OR UPDATE ON union_threads FOR EACH ROW EXECUTE FUNCTION union_guard_thread();
