import type { Translation } from "#app/shared/languages/translation.ts";
import type * as english from "./words.ts";

type Words = Translation<typeof english>;

export const outboxWords: Words["outboxWords"] = {
  noProfile: "Bado huna wasifu. Tengeneza mmoja ukiwa na intaneti.",
};
