import type { Translation } from "#app/shared/languages/translation.ts";
import type * as english from "./words.ts";

type Words = Translation<typeof english>;

export const savedAnswersWords: Words["savedAnswersWords"] = {
  kept: {
    title: "መገለጫዎ ተፈጥሯል!",
    detail: "በመልሶችዎ ሞልተነዋል። የሚስማማ አዲስ ነገር ሲመጣ ኢሜይል እንልክልዎታለን፤ ሰኞ ሰኞ ደግሞ የዜና ኢሜይል። እያንዳንዱን በመገለጫዎ ማጥፋት ይችላሉ።",
  },
  "has a profile": {
    title: "መገለጫዎ እንደነበረ ነው",
    detail: "አስቀድሞ መገለጫ ስለነበረዎት አልቀየርነውም። ለእርስዎ ተስማሚ የሆኑት የሚመረጡት ከእሱ ነው።",
  },
};
