-- Of work: its nationalities; where none is named the countries it is in, with bit 56.
CREATE OR REPLACE FUNCTION fit_workers(citizens text[], countries text[]) RETURNS bigint LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN CASE
    WHEN cardinality(citizens) > 0 THEN public.fit_places(citizens)
    WHEN cardinality(countries) > 0 THEN public.fit_places(countries) | (1::bigint << 56)
    ELSE 0 END;
