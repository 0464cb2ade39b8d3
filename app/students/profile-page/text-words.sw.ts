import type { Translation } from "#app/shared/languages/translation.ts";
import type * as english from "./text-words.ts";

type Words = Translation<typeof english>;

export const profileText: Words["profileText"] = {
  profile: "Wasifu",
  yourProfileOnFursa: "Wasifu wako kwenye Fursa.",
  yourProfile: "Wasifu wako",
  saving: "Inahifadhi...",
  updateProfile: "Sasisha wasifu",
  createProfile: "Tengeneza wasifu",
};
