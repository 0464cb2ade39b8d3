import type { Translation } from "#app/shared/languages/translation.ts";
import type * as english from "./foot-words.ts";

type Words = Translation<typeof english>;

export const footWords: Words["footWords"] = {
  settings: "Changer la fréquence",
  stop: "Ne plus recevoir ces e-mails",
  settingsAt: (address) => `Changer la fréquence : ${address}`,
  stopAt: (address) => `Ne plus recevoir ces e-mails : ${address}`,
};
