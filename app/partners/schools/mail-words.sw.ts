import type { Translation } from "#app/shared/languages/translation.ts";
import type * as english from "./mail-words.ts";

type Words = Translation<typeof english>;

export const receiptWords: Words["receiptWords"] = {
  subject: "Tumepokea ombi lako la ushirikiano",
  thanks:
    "Asante kwa kuipenda Fursa. Ombi la shule yako limetufikia. Tutawasiliana nawe ndani ya siku 2 za kazi.",
  more: (contactEmail) => `Ukitaka kuongeza au kubadilisha jambo, andika kwa ${contactEmail}.`,
  notYou: "Kama hukutuma ombi, kuna mtu aliyeandika anwani yako kimakosa. Unaweza kuipuuza barua pepe hii.",
};
