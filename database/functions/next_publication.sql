-- Seconds until an article appears by itself, of all that are due later than so many seconds ago. Nobody may read those before their time.
CREATE OR REPLACE FUNCTION next_publication(ago double precision) RETURNS double precision LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public, pg_temp AS $$
  SELECT extract(epoch FROM min(published_at) - now())::double precision FROM blog_posts WHERE published_at > now() - make_interval(secs => ago);
$$;
