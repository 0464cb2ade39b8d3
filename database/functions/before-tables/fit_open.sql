-- When something can be applied for, for sorting by what is open now: the day from which on in 15 bits (0 where none is announced), the
-- announced last day in 15 (0 where there is none), a bit for each month in which it is usually open, and one for always. Days count from 2000.
CREATE OR REPLACE FUNCTION fit_open(opens_on date, deadline date, usual_opens text, usual_closes text, is_rolling boolean)
  RETURNS bigint LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE AS $$
DECLARE
  month int := left(usual_opens, 2)::int;
  final int := left(coalesce(usual_closes, usual_opens), 2)::int;
  bits bigint := is_rolling::int::bigint << 42;
BEGIN
  WHILE month IS NOT NULL LOOP
    bits := bits | (1::bigint << 29 + month);
    EXIT WHEN month = final;
    month := month % 12 + 1;
  END LOOP;
  IF isfinite(opens_on) THEN
    bits := bits | least(greatest(opens_on - date '2000-01-01', 1), 32767);
  END IF;
  IF isfinite(deadline) THEN
    bits := bits | (least(greatest(deadline - date '2000-01-01', 1), 32767)::bigint << 15);
  END IF;
  RETURN bits;
END $$;
