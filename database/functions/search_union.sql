-- The newest public posts that contain every word. It runs with the owner's rights because under a row policy the
-- planner would not use an index for a text comparison, so it checks what is public. Rare words are collected from the
-- trigram index and sorted; common ones are soon found in a scan from the newest.
CREATE OR REPLACE FUNCTION search_union(words text[], most integer) RETURNS TABLE (post_id uuid) LANGUAGE plpgsql STABLE SECURITY DEFINER
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
