import type { Translation } from "#app/shared/languages/translation.ts";
import type * as english from "./name-words.ts";

type Words = Translation<typeof english>;

export const shareNames: Words["shareNames"] = {
  email: "E-mail",
  onWhatsApp: "Partager sur WhatsApp",
  newTab: (network) => `${network}, partager (nouvel onglet)`,
};
