import type { Translation } from "#app/shared/languages/translation.ts";
import type * as english from "./words.ts";

type Words = Translation<typeof english>;

function whenToTryAgain(seconds: number): string {
  if (seconds < 60) return seconds < 2 ? `dans ${seconds} seconde` : `dans ${seconds} secondes`;
  const minutes = Math.ceil(seconds / 60);
  if (minutes < 60) return minutes < 2 ? "dans une minute" : `dans ${minutes} minutes`;
  const hours = Math.ceil(minutes / 60);
  if (hours <= 24) return hours < 2 ? "dans une heure" : `dans ${hours} heures`;
  return `dans ${Math.ceil(hours / 24)} jours`;
}

export const tooManyTries: Words["tooManyTries"] = (seconds) =>
  `Trop d’essais. Réessayez ${whenToTryAgain(seconds)}.`;
