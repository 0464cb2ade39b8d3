-- A thread's title, state and counts follow its posts. The thread's row is locked until the end of the transaction,
-- so that its last activity, read from the clock after locking, increases from commit to commit.
CREATE OR REPLACE FUNCTION union_follow_posts() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
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
  -- The author of a post has read it.
  IF change > 0 THEN
    UPDATE union_follows SET is_notified = false, seen_at = (SELECT last_activity_at FROM union_threads WHERE id = post.thread_id)
    WHERE thread_id = post.thread_id AND user_id = post.author_id;
  END IF;
  RETURN NULL;
END $$;

-- The author is checked because deleting an account clears the posts in the guard trigger, and a trigger's changes
-- aren't visible here.
CREATE OR REPLACE TRIGGER union_posts_follow AFTER INSERT OR DELETE OR UPDATE OF state, heading, author_id ON union_posts
  FOR EACH ROW EXECUTE FUNCTION union_follow_posts();
