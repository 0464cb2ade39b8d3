-- A class of degree, in hundredths of a GPA out of four; 1 is any first degree, 0 what cannot be read.
CREATE OR REPLACE FUNCTION fit_class(words text) RETURNS bigint LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN CASE
    WHEN words COLLATE "C" ~ '^(?:relevant )?(?:bachelor s|first) degree(?: or equal| or equivalent)?$' THEN 1
    WHEN words COLLATE "C" ~ '^first(?: class)?(?: honours)?$' THEN 350
    WHEN words COLLATE "C" ~ '^(?:2 1|second class upper|upper second)(?: class)?(?: honours)?(?: or equivalent)?$' THEN 300
    WHEN words COLLATE "C" ~ '^(?:2 2|second class lower|lower second|second)(?: class)?(?: honours)?(?: or equivalent)?$' THEN 200
    WHEN words COLLATE "C" ~ '^third(?: class)?(?: honours)?$' THEN 100
    ELSE 0 END;
