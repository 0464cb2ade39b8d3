import type { Translation } from "#app/shared/languages/translation.ts";
import type * as english from "./text-words.ts";

type Words = Translation<typeof english>;

export const profileText: Words["profileText"] = {
  tab: "Wasifu",
  description: "Wasifu wako kwenye Fursa.",
  title: "Wasifu wako",
  saving: "Inahifadhi...",
  update: "Sasisha wasifu",
  create: "Tengeneza wasifu",
  failed: (requestId) => `Kuna hitilafu upande wetu. Tafadhali jaribu tena. Rejea: ${requestId}`,
};
