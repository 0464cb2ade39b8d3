-- Seconds until the next scheduled article goes live, of those due after a given number of seconds ago. Visitors can't read them before.
CREATE OR REPLACE FUNCTION next_publication(ago double precision) RETURNS double precision LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public, pg_temp AS $$
  SELECT extract(epoch FROM min(published_at) - now())::double precision FROM blog_posts WHERE published_at > now() - make_interval(secs => ago);
$$;
