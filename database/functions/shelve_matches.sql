-- Puts what is open on shelves and takes the lines away. One statement is one snapshot: an opportunity and its line are
-- seen together or not at all, so what is being written meanwhile keeps its line. An empty shelf -1 keeps the day where
-- nothing is open.
CREATE OR REPLACE FUNCTION shelve_matches(of_kind text, today date) RETURNS void LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  PERFORM pg_advisory_xact_lock(720514892); -- two at once would both fill the shelves
  WITH old_changes AS (DELETE FROM match_changes WHERE kind = of_kind),
  old_shelves AS (DELETE FROM match_shelves WHERE kind = of_kind),
  open_ones AS (
    SELECT match_bits FROM scholarships WHERE of_kind = 'scholarship' AND listed_until >= today
    UNION ALL SELECT match_bits FROM colleges WHERE of_kind = 'college' AND listed_until >= today
    UNION ALL SELECT match_bits FROM internships WHERE of_kind = 'internship' AND listed_until >= today
  ),
  standing AS (SELECT match_bits, (row_number() OVER () - 1) / 8192 AS shelf FROM open_ones),
  shelves AS (SELECT shelf, array_agg(match_bits) AS ones, bit_or(match_bits) AS any_bits FROM standing GROUP BY shelf)
  INSERT INTO match_shelves (kind, shelf, place, bits, shelved_on)
  SELECT of_kind, shelf, place, (
    SELECT string_agg(CASE WHEN one & (1::bigint << place) <> 0 THEN '1' ELSE '0' END, '') FROM unnest(ones) AS one
  )::varbit, today
  FROM shelves CROSS JOIN generate_series(0, 62) AS place WHERE any_bits & (1::bigint << place) <> 0
  UNION ALL SELECT of_kind, shelf, -1, repeat('1', cardinality(ones))::varbit, today FROM shelves
  UNION ALL SELECT of_kind, -1, -1, B'', today;
END $$;

REVOKE EXECUTE ON FUNCTION shelve_matches(text, date) FROM public;
GRANT EXECUTE ON FUNCTION shelve_matches(text, date) TO fursa_worker;
