import type { Translation } from "#app/shared/languages/translation.ts";
import type * as english from "./words.ts";

type Words = Translation<typeof english>;

function whenToTryAgain(seconds: number): string {
  if (seconds < 60) return `ከ${seconds} ሰከንድ በኋላ`;
  const minutes = Math.ceil(seconds / 60);
  if (minutes < 60) return `ከ${minutes} ደቂቃ በኋላ`;
  const hours = Math.ceil(minutes / 60);
  return hours <= 24 ? `ከ${hours} ሰዓት በኋላ` : `ከ${Math.ceil(hours / 24)} ቀን በኋላ`;
}

export const tooManyTries: Words["tooManyTries"] = (seconds) =>
  `ብዙ ጊዜ ተሞክሯል። እባክዎ ${whenToTryAgain(seconds)} እንደገና ይሞክሩ።`;
