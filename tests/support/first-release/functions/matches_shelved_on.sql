-- Not for parallel plans: the shelves are counted sooner than helpers are called.
CREATE OR REPLACE FUNCTION matches_shelved_on(of_kind text) RETURNS date LANGUAGE sql STABLE PARALLEL UNSAFE
  RETURN (SELECT coalesce(max(shelved_on), '-infinity') FROM match_shelves WHERE kind = of_kind AND place = -1);
