CREATE OR REPLACE FUNCTION union_count_votes() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  UPDATE union_posts SET helpful_count = helpful_count + CASE WHEN TG_OP = 'INSERT' THEN 1 ELSE -1 END
  WHERE id = CASE WHEN TG_OP = 'INSERT' THEN NEW.post_id ELSE OLD.post_id END;
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER union_votes_count AFTER INSERT OR DELETE ON union_votes FOR EACH ROW EXECUTE FUNCTION union_count_votes();
