-- The points of a KCSE grade, 1 (E) to 12 (A); 0 where it cannot be read.
CREATE OR REPLACE FUNCTION fit_kcse(signs text) RETURNS bigint LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE AS $$
DECLARE
  grade text[] := regexp_match(signs COLLATE "C",
    '^([a-e])([+-]?)(?: ?\(?(plain|plus|minus)\)?)?(?: average over 7 subjects)?$');
  sign text;
BEGIN
  IF signs = 'kcse' THEN
    RETURN 1;
  ELSIF grade IS NULL THEN
    RETURN 0;
  END IF;
  sign := CASE WHEN grade[2] <> '' THEN grade[2] WHEN grade[3] = 'plus' THEN '+' WHEN grade[3] = 'minus' THEN '-' ELSE '' END;
  RETURN coalesce(array_position(ARRAY['e', 'd-', 'd', 'd+', 'c-', 'c', 'c+', 'b-', 'b', 'b+', 'a-', 'a'], grade[1] || sign), 0);
END $$;
