-- What an award pays for and which tests it asks for. Most never say whether they ask for a test, which is not the same as none.
CREATE OR REPLACE FUNCTION award_tags(covers text[], is_loan boolean, tests text[], tests_waived text)
  RETURNS text[] LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN tags_from('covers', covers) || CASE WHEN is_loan THEN ARRAY['covers loan'] ELSE '{}' END
    || CASE WHEN tests_waived IS NOT NULL OR tests = '{}' THEN ARRAY['test unneeded']
       WHEN tests IS NULL THEN ARRAY['test unsaid'] ELSE ARRAY['test named'] END
    || CASE WHEN array_to_string(tests, ' ') ~ '\mSAT\M' THEN ARRAY['test SAT'] ELSE '{}' END
    || CASE WHEN array_to_string(tests, ' ') ~ '\mGRE\M' THEN ARRAY['test GRE'] ELSE '{}' END
    || CASE WHEN array_to_string(tests, ' ') ~ '\mGMAT\M' THEN ARRAY['test GMAT'] ELSE '{}' END;
