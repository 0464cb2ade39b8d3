import { expect, test } from "vitest";
import { durationInWords as inAmharic } from "./duration-words.am.ts";
import { durationInWords as inFrench } from "./duration-words.fr.ts";
import { durationInWords as inKiswahili } from "./duration-words.sw.ts";

test.each([
  ["1 year", "mwaka 1", "1 an", "1 ዓመት"],
  ["6 to 24 weeks", "wiki 6 hadi 24", "de 6 à 24 semaines", "ከ6 እስከ 24 ሳምንት"],
  ["about 3 months", "takriban miezi 3", "environ 3 mois", "3 ወር ገደማ"],
  ["up to 6 months", "hadi miezi 6", "jusqu’à 6 mois", "እስከ 6 ወር"],
  ["at least 2 years", "angalau miaka 2", "au moins 2 ans", "ቢያንስ 2 ዓመት"],
  ...["12 weeks full-time", "6 months, renewable to 12"].map((other) => [other, other, other, other]),
])("“%s” follows the grammar of each language", (english, kiswahili, french, amharic) => {
  expect([inKiswahili(english), inFrench(english), inAmharic(english)]).toEqual([kiswahili, french, amharic]);
});
