import type { Translation } from "#app/shared/languages/translation.ts";
import type * as english from "./field-words.ts";

type Words = Translation<typeof english>;

export const fieldWords: Words["fieldWords"] = {
  enter: () => "Jaza sehemu hii.",
  write: () => "Andika hapa.",
  choose: () => "Chagua jibu.",
  tooLong: (most) => `Tumia herufi ${most} au chini ya hapo.`,
  email: "Andika barua pepe kamili, kama amina@example.com.",
  phone: "Andika namba ya simu kwa tarakimu, kama +254 712 345678.",
  password: "Andika nenosiri lako.",
  tooShort: (least) => `Lazima iwe na herufi ${least} au zaidi`,
  number: (least, most) => `Andika namba kati ya ${least} na ${most}.`,
  whole: "Andika namba kamili.",
  decimals: (most) =>
    most === 1
      ? "Tumia tarakimu moja tu ya desimali."
      : `Tumia tarakimu ${most} za desimali au chini ya hapo.`,
  oneOf: "Chagua moja kwenye orodha.",
  someOf: "Chagua kwenye orodha.",
  once: "Chagua kila moja mara moja tu.",
  lost: "Sehemu ya fomu imepotea. Tafadhali itume tena.",
};
