-- Who may apply, by when and for what fee, as tags: what a search understands is looked for among them.
CREATE OR REPLACE FUNCTION applicant_tags(
  citizens text[], residents text[], groups text[], women_only boolean, finished text, application_fee numeric, usual_closes text, deadline date
) RETURNS text[] LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN tags_from('citizen', citizens) || tags_from('citizen', residents) || tags_from('for', groups)
    || CASE WHEN women_only THEN ARRAY['for women'] ELSE '{}' END
    || CASE WHEN finished IS NOT NULL THEN ARRAY['finished ' || finished] ELSE '{}' END
    || CASE WHEN application_fee = 0 THEN ARRAY['fee none'] ELSE '{}' END
    || CASE WHEN usual_closes IS NOT NULL THEN ARRAY['closes ' || left(usual_closes, 2)] ELSE '{}' END
    || CASE WHEN deadline IS NOT NULL THEN ARRAY['closes ' || lpad(extract(month FROM deadline)::text, 2, '0')] ELSE '{}' END;
