import type { Translation } from "#app/shared/languages/translation.ts";
import type * as english from "./words.ts";

type Words = Translation<typeof english>;

export const imageWords: Words["imageWords"] = {
  none: "Hatupati picha yoyote kwenye kiungo hicho.",
  large: "Picha ni kubwa kuliko MB 2.",
  hint: "Tutachukua nakala ndogo ndani ya dakika kumi na kuionyesha kutoka hapa.",
  problem: (why) => `Hatukuweza kuchukua picha, kwa hiyo hatuonyeshi yoyote. ${why}`,
  photoOf: (name) => `Picha ya ${name}`,
  logoOf: (name) => `Nembo ya ${name}`,
  imageOf: (name) => `Picha ya ${name}`,
  tooMuch: "Picha ni kubwa mno, haisomeki.",
};
