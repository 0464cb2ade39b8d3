-- The bit of a country of Africa, or the bits of all that a name stands for: the order is that of database/schema/places.ts. Bit 54 is
-- anywhere, bit 55 a name we cannot place.
CREATE OR REPLACE FUNCTION fit_place(words text) RETURNS bigint LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN CASE words
    WHEN 'algeria' THEN 1
    WHEN 'angola' THEN 2
    WHEN 'benin' THEN 4
    WHEN 'botswana' THEN 8
    WHEN 'burkina faso' THEN 16
    WHEN 'burundi' THEN 32
    WHEN 'cabo verde' THEN 64
    WHEN 'cameroon' THEN 128
    WHEN 'central african republic' THEN 256
    WHEN 'chad' THEN 512
    WHEN 'comoros' THEN 1024
    WHEN 'republic of the congo' THEN 2048
    WHEN 'democratic republic of the congo' THEN 4096
    WHEN 'côte d ivoire' THEN 8192
    WHEN 'djibouti' THEN 16384
    WHEN 'egypt' THEN 32768
    WHEN 'equatorial guinea' THEN 65536
    WHEN 'eritrea' THEN 131072
    WHEN 'eswatini' THEN 262144
    WHEN 'ethiopia' THEN 524288
    WHEN 'gabon' THEN 1048576
    WHEN 'gambia' THEN 2097152
    WHEN 'ghana' THEN 4194304
    WHEN 'guinea' THEN 8388608
    WHEN 'guinea bissau' THEN 16777216
    WHEN 'kenya' THEN 33554432
    WHEN 'lesotho' THEN 67108864
    WHEN 'liberia' THEN 134217728
    WHEN 'libya' THEN 268435456
    WHEN 'madagascar' THEN 536870912
    WHEN 'malawi' THEN 1073741824
    WHEN 'mali' THEN 2147483648
    WHEN 'mauritania' THEN 4294967296
    WHEN 'mauritius' THEN 8589934592
    WHEN 'morocco' THEN 17179869184
    WHEN 'mozambique' THEN 34359738368
    WHEN 'namibia' THEN 68719476736
    WHEN 'niger' THEN 137438953472
    WHEN 'nigeria' THEN 274877906944
    WHEN 'rwanda' THEN 549755813888
    WHEN 'são tomé and príncipe' THEN 1099511627776
    WHEN 'senegal' THEN 2199023255552
    WHEN 'seychelles' THEN 4398046511104
    WHEN 'sierra leone' THEN 8796093022208
    WHEN 'somalia' THEN 17592186044416
    WHEN 'south africa' THEN 35184372088832
    WHEN 'south sudan' THEN 70368744177664
    WHEN 'sudan' THEN 140737488355328
    WHEN 'tanzania' THEN 281474976710656
    WHEN 'togo' THEN 562949953421312
    WHEN 'tunisia' THEN 1125899906842624
    WHEN 'uganda' THEN 2251799813685248
    WHEN 'zambia' THEN 4503599627370496
    WHEN 'zimbabwe' THEN 9007199254740992
    WHEN 'cape verde' THEN 64
    WHEN 'congo' THEN 2048
    WHEN 'congo brazzaville' THEN 2048
    WHEN 'republic of congo' THEN 2048
    WHEN 'drc' THEN 4096
    WHEN 'dr congo' THEN 4096
    WHEN 'congo kinshasa' THEN 4096
    WHEN 'democratic republic of congo' THEN 4096
    WHEN 'ivory coast' THEN 8192
    WHEN 'cote d ivoire' THEN 8192
    WHEN 'swaziland' THEN 262144
    WHEN 'the gambia' THEN 2097152
    WHEN 'sao tome and principe' THEN 1099511627776
    WHEN 'united republic of tanzania' THEN 281474976710656
    WHEN 'africa' THEN 18014398509481983
    WHEN 'african union' THEN 18014398509481983
    WHEN 'sub saharan africa' THEN 16888481154301950
    WHEN 'subsaharan africa' THEN 16888481154301950
    WHEN 'north africa' THEN 1266659138502657
    WHEN 'northern africa' THEN 1266659138502657
    WHEN 'west africa' THEN 574363994693716
    WHEN 'western africa' THEN 574363994693716
    WHEN 'east africa' THEN 2766930172331040
    WHEN 'eastern africa' THEN 2766930172331040
    WHEN 'central africa' THEN 1099512748928
    WHEN 'southern africa' THEN 13546087474528266
    WHEN 'commonwealth' THEN 7649140367687816
    WHEN 'any' THEN 18014398509481984
    WHEN 'any country' THEN 18014398509481984
    WHEN 'all countries' THEN 18014398509481984
    WHEN 'all nationalities' THEN 18014398509481984
    WHEN 'worldwide' THEN 18014398509481984
    ELSE 36028797018963968 END;
