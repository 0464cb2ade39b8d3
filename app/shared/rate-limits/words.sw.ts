import type { Translation } from "#app/shared/languages/translation.ts";
import type * as english from "./words.ts";

type Words = Translation<typeof english>;

function whenToTryAgain(seconds: number): string {
  if (seconds < 60) return `baada ya sekunde ${seconds}`;
  const minutes = Math.ceil(seconds / 60);
  if (minutes < 60) return `baada ya dakika ${minutes}`;
  const hours = Math.ceil(minutes / 60);
  if (hours <= 24) return `baada ya muda wa saa ${hours}`;
  return `baada ya siku ${Math.ceil(hours / 24)}`;
}

export const tooManyTries: Words["tooManyTries"] = (seconds) =>
  `Umejaribu mara nyingi mno. Tafadhali jaribu tena ${whenToTryAgain(seconds)}.`;
