-- Counts one attempt against each of several limits, or against none if one of them is full. The i-th limit allows a
-- number of attempts in a number of seconds. Returns the seconds until all of them allow another attempt; 0 if this one
-- was counted. Keys come in the same order everywhere, so that concurrent calls never deadlock. Rows that expired an
-- hour ago are deleted, except those that are locked.
CREATE OR REPLACE FUNCTION consume_rate_limit(keys text[], tries integer[], seconds integer[]) RETURNS integer LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
DECLARE
  wait integer;
  points_now integer;
  begins boolean := false;
  is_full boolean := false;
BEGIN
  LOOP
    -- Only reads: a refused attempt isn't counted.
    SELECT ceil(extract(epoch FROM max(known.expire) - clock_timestamp())) INTO wait
    FROM unnest(keys, tries) AS asked (key, most) JOIN rate_limits AS known USING (key)
    WHERE known.points >= asked.most AND known.expire > clock_timestamp();
    IF wait > 0 OR is_full THEN RETURN greatest(1, wait); END IF;
    BEGIN
      FOR place IN 1 .. cardinality(keys) LOOP
        INSERT INTO rate_limits AS known (key, points, expire)
        VALUES (keys[place], 1, clock_timestamp() + seconds[place] * interval '1 second')
        ON CONFLICT (key) DO UPDATE SET
          points = CASE WHEN known.expire <= clock_timestamp() THEN 1 ELSE known.points + 1 END,
          expire = CASE WHEN known.expire <= clock_timestamp() THEN excluded.expire ELSE known.expire END
          WHERE known.expire <= clock_timestamp() OR known.points < tries[place]
        RETURNING known.points INTO points_now;
        -- Of several concurrent attempts, the last one finds the limit full.
        IF NOT FOUND THEN RAISE SQLSTATE 'FULL1'; END IF;
        begins := begins OR points_now = 1;
      END LOOP;
      EXIT;
    EXCEPTION WHEN SQLSTATE 'FULL1' THEN
      is_full := true;
    END;
  END LOOP;
  IF begins THEN
    DELETE FROM rate_limits WHERE key IN (
      SELECT old.key FROM rate_limits AS old WHERE old.expire < clock_timestamp() - interval '1 hour' FOR UPDATE SKIP LOCKED
    );
  END IF;
  RETURN 0;
END $$;
