import type { Translation } from "#app/shared/languages/translation.ts";
import type * as english from "./score-words.ts";

type Words = Translation<typeof english>;

export const scoreWords: Words["scoreWords"] = {
  outOf: (won, of) => `${won} sur ${of}`,
};
