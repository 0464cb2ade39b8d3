CREATE OR REPLACE FUNCTION internship_tags(field text, location text, job_type text) RETURNS text[] LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN tags_of('field', field) || tags_of('location', location)
    || tags_of('job', coalesce(nullif(job_type, ''), 'internship'));
