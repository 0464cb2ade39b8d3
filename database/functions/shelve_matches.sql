-- Puts what is open on shelves and takes the lines away. One statement is one snapshot: an opportunity and its line are
-- seen together or not at all, so what is being written meanwhile keeps its line. An empty shelf -1 keeps the day where
-- nothing is open, and the stamp of this filling. The columns have the order of bitColumns in database/schema/match-shelves.ts, and 64 places each: the last says that a
-- bit is set at all.
CREATE OR REPLACE FUNCTION shelve_matches(of_kind text, today date) RETURNS void LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  PERFORM pg_advisory_xact_lock(720514892); -- two at once would both fill the shelves
  IF NOT EXISTS (SELECT FROM match_changes WHERE kind = of_kind) AND EXISTS (
    SELECT FROM match_shelves WHERE kind = of_kind AND place = -1 AND shelf = -1 AND shelved_on = today AND ids IS NOT NULL
  ) THEN
    RETURN; -- nothing was written since
  END IF;
  WITH old_changes AS (DELETE FROM match_changes WHERE kind = of_kind),
  old_shelves AS (DELETE FROM match_shelves WHERE kind = of_kind),
  open_ones AS (
    SELECT id, listed_until, created_at, fit_region,
      ARRAY[match_bits, fit_bits, fit_citizens, fit_residents, fit_grades, 0, fit_tests, fit_enrolled, fit_open] AS columns
    FROM scholarships WHERE of_kind = 'scholarship' AND listed_until >= today
    UNION ALL SELECT id, listed_until, created_at, fit_region,
      ARRAY[match_bits, fit_bits, 0, 0, fit_grades, fit_other_grades, 0, 0, fit_open]
    FROM colleges WHERE of_kind = 'college' AND listed_until >= today
    UNION ALL SELECT id, listed_until, created_at, fit_region,
      ARRAY[match_bits, fit_bits, fit_citizens, fit_residents, fit_grades, 0, fit_tests, fit_enrolled, fit_open]
    FROM internships WHERE of_kind = 'internship' AND listed_until >= today
  ),
  -- In the order of a list of matches, so that of two equally good ones the first comes first.
  standing AS (
    SELECT *, row_number() OVER closing AS number, (row_number() OVER closing - 1) / 8192 AS shelf FROM open_ones
    WINDOW closing AS (ORDER BY listed_until, created_at DESC, id DESC)
  ),
  shelves AS (
    SELECT shelf, nth, array_agg(column_bits ORDER BY number) AS ones, bit_or(column_bits) AS any_bits
    FROM standing, unnest(columns) WITH ORDINALITY AS one (column_bits, nth) GROUP BY shelf, nth
  ),
  regions AS (SELECT shelf, array_agg(fit_region ORDER BY number) AS ones FROM standing GROUP BY shelf)
  INSERT INTO match_shelves (kind, shelf, place, bits, ids, region, shelved_on)
  SELECT of_kind, shelf, (nth - 1) * 64 + place, (
    SELECT string_agg(CASE WHEN one & mask <> 0 THEN '1' ELSE '0' END, '') FROM unnest(ones) AS one
  )::varbit, NULL::uuid[], NULL::text, today
  FROM shelves CROSS JOIN generate_series(0, 63) AS place
    CROSS JOIN LATERAL (SELECT CASE WHEN place = 63 THEN -1 ELSE 1::bigint << place END AS mask) AS masks
  WHERE any_bits & mask <> 0
  UNION ALL SELECT of_kind, shelf, -2, (
    SELECT string_agg(CASE WHEN one = named THEN '1' ELSE '0' END, '') FROM unnest(ones) AS one
  )::varbit, NULL, named, today
  FROM regions CROSS JOIN LATERAL (SELECT DISTINCT one AS named FROM unnest(ones) AS one WHERE one IS NOT NULL) AS names
  UNION ALL SELECT of_kind, shelf, -1, repeat('1', count(*)::int)::varbit, array_agg(id ORDER BY number), NULL, today FROM standing GROUP BY shelf
  UNION ALL SELECT of_kind, -1, -1, B'', ARRAY[gen_random_uuid()], NULL, today;
END $$;

REVOKE EXECUTE ON FUNCTION shelve_matches(text, date) FROM public;
GRANT EXECUTE ON FUNCTION shelve_matches(text, date) TO fursa_worker;
