-- How two texts are compared: letters A to Z in any case; underscores, hyphens and spaces of any kind alike. What we look
-- for is plain ASCII, so other letters stay as they are, and the answer is the same under every locale and in JavaScript.
CREATE OR REPLACE FUNCTION match_text(words text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN translate(lower(words COLLATE "C"), E'_-\t\n\r\u00a0', '      ');
