-- One bit for what must be finished, from primary school to a master's degree.
CREATE OR REPLACE FUNCTION fit_finished(finished text) RETURNS bigint LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN CASE finished WHEN 'primary' THEN 1 WHEN 'secondary' THEN 2 WHEN 'vocational' THEN 4 WHEN 'undergraduate' THEN 8
    WHEN 'graduate' THEN 16 ELSE 0 END;
