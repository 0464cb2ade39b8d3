-- What was changed since a moment in the records that the member saved and has not applied for: only the facts of
-- which members are notified, and whether everyone could see the record before and after. Members can't read the
-- history of the catalogue.
CREATE OR REPLACE FUNCTION changes_of_saved(since timestamptz) RETURNS TABLE (
  id bigint, kind text, opportunity_id uuid, title text, former jsonb, current jsonb, was_listed boolean, is_listed boolean
) LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public, pg_temp AS $$
  SELECT change.id, saved.kind, saved.opportunity_id, coalesce(nullif(change.title, ''), saved.title),
    (SELECT coalesce(jsonb_object_agg(fact.key, fact.value), '{}') FROM jsonb_each(change.former) AS fact
      WHERE change.current IS NOT NULL AND fact.key = ANY (told.facts)),
    (SELECT coalesce(jsonb_object_agg(fact.key, fact.value), '{}') FROM jsonb_each(change.current) AS fact
      WHERE change.former IS NOT NULL AND fact.key = ANY (told.facts)),
    CASE WHEN change.former IS NULL THEN false WHEN change.former ? 'published' THEN (change.former->>'published')::boolean
      WHEN change.current IS NULL THEN true END,
    CASE WHEN change.current IS NULL THEN false WHEN change.current ? 'published' THEN (change.current->>'published')::boolean
      WHEN change.former IS NULL THEN true END
  FROM saved_items AS saved
    JOIN catalogue_changes AS change ON change.record_id = saved.opportunity_id AND change.kind = saved.kind || 's',
    (SELECT ARRAY['opens_on', 'deadline', 'application_deadline', 'usual_opens', 'usual_closes', 'usual_results', 'is_rolling',
      'application_url', 'call_url'] AS facts) AS told
  WHERE saved.user_id = current_user_id()
    -- A deadline that has passed and was rolled over is not news.
    AND NOT coalesce(change.current ? 'last_deadline', false) AND saved.status IN ('interested', 'preparing')
    AND change.changed_at >= since AND change.changed_at > saved.created_at
  ORDER BY change.id;
$$;

REVOKE EXECUTE ON FUNCTION changes_of_saved(timestamptz) FROM public;
GRANT EXECUTE ON FUNCTION changes_of_saved(timestamptz) TO fursa_member, fursa_admin;
