-- Normalized text for search: lower case without accents, and one space between words. A search word never contains a
-- space, so matching the joined columns is matching each of them. The result is the same under any locale of the
-- server, so it can be stored and indexed.
CREATE OR REPLACE FUNCTION searchable(given text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN btrim(regexp_replace(lower(
    CASE WHEN octet_length(given) = length(given) THEN given
    ELSE replace(replace(replace(translate(regexp_replace(normalize(given, NFKD), '[\u0300-\u036f]', '', 'g'),
      'ØøĐđÐðŁłıĦħŊŋŦŧƁɓƊɗƘƙƳƴƐɛƆɔƎǝẞÆŒΑΒΓΔΕΖΗΘΙΚΛΜΝΞΟΠΡΣΤΥΦΧΨΩςАБВГДЕЖЗИКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯ’‘ʼ“”‐–—' || U&'\0085\1680\2028\2029\200B',
      'ooddddllihhnnttbbddkkyyeeooeeßæœαβγδεζηθικλμνξοπρστυφχψωσабвгдежзиклмнопрстуфхцчшщъыьэюя''''''""---     '),
      'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe')
    END COLLATE "C"), '[^\S ]+|\s{2,}', ' ', 'g'));
