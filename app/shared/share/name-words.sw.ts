import type { Translation } from "#app/shared/languages/translation.ts";
import type * as english from "./name-words.ts";

type Words = Translation<typeof english>;

export const shareNames: Words["shareNames"] = {
  email: "Barua pepe",
  onWhatsApp: "Shiriki kwenye WhatsApp",
  newTab: (network) => `${network}, shiriki (hufunguka kwenye kichupo kipya)`,
};
