import type { Translation } from "#app/shared/languages/translation.ts";
import type * as english from "./text-words.ts";

type Words = Translation<typeof english>;

export const emailText: Words["emailText"] = {
  title: "ኢሜይልዎን ይቀይሩ",
  newEmail: "አዲስ ኢሜይል",
  failed: "ኢሜይሉ አልተቀየረም",
  intro: (email) =>
    `አሁን የሚገቡት በ${email} ነው። ወደ አዲሱ አድራሻ ኢሜይል እንልካለን። ለመቀየር በውስጡ ያለውን ሊንክ ይክፈቱ። ለድሮው አድራሻም እናሳውቃለን።`,
  send: "ሊንኩን ይላኩልኝ",
};

export const keepEmailText: Words["keepEmailText"] = {
  title: "ኢሜይልዎን ሳይቀይሩ ያቆዩ",
  failed: "ምንም አልቆመም",
  intro: "የይለፍ ቃልዎን የሚያውቅ ሰው በሌላ አድራሻ ለመግባት ጠይቋል። እርስዎ ካልሆኑ መለያዎን እዚህ ያስመልሱ።",
  text: "አድራሻዎ አይቀየርም። በሁሉም መሣሪያዎች ላይ ከመለያው እናስወጣለን፤ እርስዎም አዲስ የይለፍ ቃል ያወጣሉ።",
  keep: "አድራሻዬ ይቆይ",
};

export const newEmailText: Words["newEmailText"] = {
  title: "አዲሱ ኢሜይልዎ",
  intro: "ከአሁን ጀምሮ የሚገቡት በዚህ አድራሻ ነው። በሁሉም መሣሪያዎች ላይ ከመለያው ይወጣሉ።",
  use: "ይህን አድራሻ ይጠቀሙ",
};
