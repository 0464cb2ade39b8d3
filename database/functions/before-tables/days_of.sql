-- On which day a moment is, counted from 2000 on: a list of one, which an index keeps beside words.
CREATE OR REPLACE FUNCTION days_of(moment timestamptz) RETURNS integer[] LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN ARRAY[floor(extract(epoch FROM moment - '2000-01-01 00:00:00+00'::timestamptz) / 86400)::integer];
