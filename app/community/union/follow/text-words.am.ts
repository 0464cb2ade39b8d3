import type { Translation } from "#app/shared/languages/translation.ts";
import type * as english from "./text-words.ts";

type Words = Translation<typeof english>;

export const followButtonText: Words["followButtonText"] = {
  unfollow: "እየተከታተሉ ነው፦ ኢሜይሉን ያቁሙ",
  follow: "በኢሜይል ይከታተሉ",
};

export const unsubscribeText: Words["unsubscribeText"] = {
  stop: "እነዚህን ኢሜይሎች ያቁሙ",
  nothingToStop: "የሚቆም ነገር የለም",
  question: "እነዚህ ኢሜይሎች ይቁሙ?",
  about: (title) => `ስለ ውይይቱ፦ ${title}`,
  stopThread: "ስለዚህ ውይይት ኢሜይሎችን ያቁሙ",
  noEmails: "ስለዚህ ውይይት ኢሜይል አይደርስዎትም፣ ወይም ሊንኩ ሙሉ አይደለም።",
};
