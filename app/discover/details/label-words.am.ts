import type { Translation } from "#app/shared/languages/translation.ts";
import type * as english from "./label-words.ts";

type Words = Translation<typeof english>;

export const labelWords: Words["labelWords"] = {
  tuition: "የትምህርት ክፍያ",
  location: "ቦታ",
  country: "ሀገር",
  region: "ክልል",
  schoolType: "የትምህርት ቤቱ ዓይነት",
  acceptanceRate: "የመቀበያ መጠን",
  remote: "ከርቀት",
  duration: "የቆይታ ጊዜ",
  type: "ዓይነት",
  field: "መስክ",
  studies: "ትምህርት",
  fieldOfStudy: "የትምህርት መስክ",
  whereYouStudy: "የሚማሩበት ሀገር",
  level: "ደረጃ",
  yes: "አዎ",
  no: "አይ",
  paid: "የሚከፈልበት",
  notPaid: "የማይከፈልበት",
  noneNeeded: "አያስፈልግም",
};

export const rangeWords: Words["rangeWords"] = {
  between: (least, most) => `ከ${least} እስከ ${most}`,
  orOlder: (least) => `${least} እና ከዚያ በላይ`,
  orYounger: (most) => `${most} እና ከዚያ በታች`,
  years: (years) => `${years} ዓመት`,
};
