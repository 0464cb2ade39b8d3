import type { Translation } from "#app/shared/languages/translation.ts";
import type * as english from "./mail-words.ts";

type Words = Translation<typeof english>;

export const followMailWords: Words["followMailWords"] = {
  subject: (title) => `Nouvelle réponse : ${title}`,
  news: (title) => `Il y a du nouveau dans une discussion que vous suivez : ${title}`,
  once: "Nous écrivons une fois, puis seulement après votre lecture.",
  stop: "Ne plus recevoir d’e-mails sur cette discussion :",
  read: "Lire",
};
