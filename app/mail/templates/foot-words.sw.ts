import type { Translation } from "#app/shared/languages/translation.ts";
import type * as english from "./foot-words.ts";

type Words = Translation<typeof english>;

export const footWords: Words["footWords"] = {
  settings: "Badilisha ni mara ngapi",
  stop: "Acha kupokea barua pepe hizi",
  settingsAt: (address) => `Badilisha ni mara ngapi: ${address}`,
  stopAt: (address) => `Acha kupokea barua pepe hizi: ${address}`,
};
