-- How one gets into a college, as tags: the exams that it names, whether they have to include mathematics, whether it is JAMB that
-- admits, and in which months courses begin. What is not said is said to be so: it is not the same as "no".
CREATE OR REPLACE FUNCTION entry_tags(entry jsonb, admission text, intakes smallint[]) RETURNS text[] LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN tags_from('entry', ARRAY(SELECT DISTINCT needed->>'system' FROM jsonb_array_elements(entry) AS needed ORDER BY 1))
    || CASE WHEN entry = '[]' THEN ARRAY['maths unsaid'] WHEN entry::text ~* 'math' THEN ARRAY['maths needed'] ELSE ARRAY['maths unnamed'] END
    || CASE WHEN admission ~ 'JAMB' THEN ARRAY['through JAMB'] WHEN admission IS NULL THEN '{}' ELSE ARRAY['through others'] END
    || CASE WHEN coalesce(cardinality(intakes), 0) = 0 THEN ARRAY['intake unsaid'] ELSE tags_from('intake', intakes::text[]) END;
