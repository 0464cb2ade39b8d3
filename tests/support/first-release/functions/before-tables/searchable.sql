-- Text as it is searched: small letters without accents, and one blank between words. A search word never holds a blank, so
-- "contains" asked of columns joined by blanks is "contains" asked of each. Everything here gives the same answer under any
-- locale of the server, which makes it safe to store and to index.
CREATE OR REPLACE FUNCTION searchable(given text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN btrim(regexp_replace(lower(
    CASE WHEN octet_length(given) = length(given) THEN given
    ELSE replace(replace(replace(translate(regexp_replace(normalize(given, NFKD), '[\u0300-\u036f]', '', 'g'),
      'ØøĐđÐðŁłıĦħŊŋŦŧƁɓƊɗƘƙƳƴƐɛƆɔƎǝẞÆŒΑΒΓΔΕΖΗΘΙΚΛΜΝΞΟΠΡΣΤΥΦΧΨΩςАБВГДЕЖЗИКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯ’‘ʼ“”‐–—' || U&'\0085\1680\2028\2029\200B',
      'ooddddllihhnnttbbddkkyyeeooeeßæœαβγδεζηθικλμνξοπρστυφχψωσабвгдежзиклмнопрстуфхцчшщъыьэюя''''''""---     '),
      'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe')
    END COLLATE "C"), '[^\S ]+|\s{2,}', ' ', 'g'));
