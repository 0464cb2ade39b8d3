-- What a row-level policy cannot say: which columns an author may touch. Moderators and our own triggers pass.
CREATE FUNCTION union_guard_thread() RETURNS trigger LANGUAGE plpgsql AS $$
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
--> statement-breakpoint
CREATE TRIGGER union_threads_guard BEFORE INSERT OR UPDATE ON union_threads FOR EACH ROW EXECUTE FUNCTION union_guard_thread();
--> statement-breakpoint
CREATE FUNCTION union_guard_post() RETURNS trigger LANGUAGE plpgsql AS $$
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
    -- Nobody brings their own post back, and a hidden or held one is not shown by an edit.
    IF NEW.state <> 'removed' AND (OLD.state IN ('hidden', 'removed') OR (NEW.state <> OLD.state AND NEW.state <> 'held')) THEN
      RAISE insufficient_privilege USING MESSAGE = 'an author may not bring a post back';
    END IF;
    IF NEW.state <> 'removed' AND EXISTS (SELECT 1 FROM union_threads t WHERE t.id = NEW.thread_id AND t.locked_at IS NOT NULL) THEN
      RAISE insufficient_privilege USING MESSAGE = 'the thread is locked';
    END IF;
    -- New words have to be looked at anew.
    IF (NEW.heading, NEW.body) IS DISTINCT FROM (OLD.heading, OLD.body) THEN
      NEW.reviewed_at := NULL;
    END IF;
  END IF;
  -- The account is gone: nothing of what the person wrote stays.
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
--> statement-breakpoint
CREATE TRIGGER union_posts_guard BEFORE INSERT OR UPDATE ON union_posts FOR EACH ROW EXECUTE FUNCTION union_guard_post();
--> statement-breakpoint
-- A thread's title, state and counts follow its posts. The row of the thread is locked until the end of the transaction, so
-- that its last activity, read off the clock after the lock was had, grows from commit to commit.
CREATE FUNCTION union_follow_posts() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  was_shown boolean := TG_OP <> 'INSERT' AND OLD.state = 'shown';
  is_shown boolean := TG_OP <> 'DELETE' AND NEW.state = 'shown';
  post union_posts := CASE WHEN TG_OP = 'DELETE' THEN OLD ELSE NEW END;
  change integer := is_shown::int - was_shown::int;
BEGIN
  IF post.is_opening THEN
    IF TG_OP <> 'DELETE' THEN
      UPDATE union_threads SET
        title = CASE WHEN post.state = 'removed' THEN 'Removed by its author' ELSE coalesce(nullif(post.heading, ''), title) END,
        state = CASE WHEN post.state = 'removed' AND reply_count > 0 AND state = 'shown' THEN 'shown' ELSE post.state END,
        last_activity_at = CASE WHEN change > 0 THEN clock_timestamp() ELSE last_activity_at END
      WHERE id = post.thread_id;
    END IF;
  ELSIF change <> 0 THEN
    PERFORM 1 FROM union_threads WHERE id = post.thread_id FOR NO KEY UPDATE;
    UPDATE union_threads SET
      reply_count = reply_count + change,
      last_activity_at = CASE WHEN change > 0 THEN clock_timestamp() ELSE coalesce(
        (SELECT p.created_at FROM union_posts p WHERE p.thread_id = post.thread_id AND p.state = 'shown'
         ORDER BY p.created_at DESC, p.id DESC LIMIT 1), created_at) END,
      accepted_post_id = CASE WHEN change < 0 AND accepted_post_id = post.id THEN NULL ELSE accepted_post_id END
    WHERE id = post.thread_id;
  END IF;
  -- Who has just written has read it.
  IF change > 0 THEN
    UPDATE union_follows SET is_told = false, seen_at = (SELECT last_activity_at FROM union_threads WHERE id = post.thread_id)
    WHERE thread_id = post.thread_id AND user_id = post.author_id;
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
-- The author is in the list because the end of an account removes the posts in the guard, and what a trigger changes is not seen here.
CREATE TRIGGER union_posts_follow AFTER INSERT OR DELETE OR UPDATE OF state, heading, author_id ON union_posts
  FOR EACH ROW EXECUTE FUNCTION union_follow_posts();
--> statement-breakpoint
CREATE FUNCTION union_count_votes() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  UPDATE union_posts SET helpful_count = helpful_count + CASE WHEN TG_OP = 'INSERT' THEN 1 ELSE -1 END
  WHERE id = CASE WHEN TG_OP = 'INSERT' THEN NEW.post_id ELSE OLD.post_id END;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER union_votes_count AFTER INSERT OR DELETE ON union_votes FOR EACH ROW EXECUTE FUNCTION union_count_votes();
--> statement-breakpoint
-- The newest public posts that hold every word. It runs with the owner's rights, since under a row policy the planner would not
-- take a text comparison to an index; so it says itself what is public. What is rare is collected from the index of letters and
-- sorted; what is common is met soon on a walk from the newest.
CREATE FUNCTION search_union(words text[], most integer) RETURNS TABLE (post_id uuid) LANGUAGE plpgsql STABLE SECURITY DEFINER
  SET search_path = public, pg_temp SET enable_seqscan = off AS $$
DECLARE
  holds text := '';
  word text;
  ids uuid[];
  enough CONSTANT integer := 2000;
BEGIN
  FOREACH word IN ARRAY words LOOP
    holds := holds || format(' AND p.search_text LIKE %L', '%' || replace(replace(replace(word, '\', '\\'), '%', '\%'), '_', '\_') || '%');
  END LOOP;
  EXECUTE 'SELECT array_agg(id) FROM (SELECT p.id FROM union_posts p WHERE p.state = ''shown''' || holds || ' LIMIT ' || enough || ') f' INTO ids;
  IF coalesce(cardinality(ids), 0) < enough THEN
    RETURN QUERY SELECT p.id FROM union_posts p JOIN union_threads t ON t.id = p.thread_id AND t.state = 'shown'
      WHERE p.id = ANY (ids) ORDER BY p.created_at DESC, p.id DESC LIMIT most;
  ELSE
    RETURN QUERY EXECUTE 'SELECT p.id FROM union_posts p JOIN union_threads t ON t.id = p.thread_id AND t.state = ''shown'' WHERE p.state = ''shown'''
      || holds || ' ORDER BY p.created_at DESC, p.id DESC LIMIT ' || most;
  END IF;
END $$;
