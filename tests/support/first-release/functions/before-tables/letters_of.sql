-- The letters of a word, alone and in pairs: finds the words around one or two letters, where the index of threes is blind.
-- (PL/pgSQL where there is a loop: a subquery in an SQL function would cost ten times as much on every write.)
CREATE OR REPLACE FUNCTION letters_of(word text) RETURNS text[] LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE AS $$
DECLARE
  letters text[] := string_to_array(word, NULL);
  pairs text[] := '{}';
BEGIN
  FOR place IN 1 .. cardinality(letters) - 1 LOOP
    pairs := pairs || (letters[place] || letters[place + 1]);
  END LOOP;
  RETURN letters || pairs;
END $$;
