-- A URL without the parts in which two links to one page may differ: scheme, www, tracking, fragment and final slash.
CREATE OR REPLACE FUNCTION plain_address(address text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN left(regexp_replace(regexp_replace(regexp_replace(regexp_replace(
    lower(btrim(address) COLLATE "C"), '^[a-z]+://(www\.)?|#.*$', '', 'g'),
    '(utm_[a-z_]+|fbclid|gclid|mc_cid|mc_eid)=[^&]*(&|$)', '', 'g'), '[?&/]+$', ''), '/\?', '?'), 500);
