import type { Translation } from "#app/shared/languages/translation.ts";
import type * as english from "./text-words.ts";

type Words = Translation<typeof english>;

export const forgotText: Words["forgotText"] = {
  title: "የይለፍ ቃልዎን ረስተዋል?",
  intro: "የተመዘገቡበትን ኢሜይል ይጻፉ። አዲስ የይለፍ ቃል የሚያወጡበት ሊንክ እንልክልዎታለን።",
  send: "ሊንኩን ይላኩልኝ",
};

export const resetText: Words["resetText"] = {
  title: "አዲስ የይለፍ ቃል ያውጡ",
  newPassword: "አዲስ የይለፍ ቃል",
  saving: "እየተቀመጠ ነው...",
  failed: "የይለፍ ቃሉ አልተቀየረም",
  save: "የይለፍ ቃሉን ያስቀምጡ",
  another: "ሌላ ሊንክ ይጠይቁ",
};

export const passwordText: Words["passwordText"] = {
  title: "የይለፍ ቃልዎን ይቀይሩ",
  newPassword: "አዲስ የይለፍ ቃል",
  failed: "የይለፍ ቃሉ አልተቀየረም",
  intro: "በሌሎች መሣሪያዎች ላይ ከመለያው ይወጣሉ።",
  save: "የይለፍ ቃሉን ያስቀምጡ",
};

export const passwordFieldText: Words["passwordFieldText"] = {
  hide: "ይደብቁ",
  show: "ያሳዩ",
  hidePassword: "የይለፍ ቃሉን ይደብቁ",
  showPassword: "የይለፍ ቃሉን ያሳዩ",
};
