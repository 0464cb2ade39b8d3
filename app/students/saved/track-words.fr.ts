import type { Translation } from "#app/shared/languages/translation.ts";
import type * as english from "./track-words.ts";

type Words = Translation<typeof english>;

export const tickWords: Words["tickWords"] = {
  keep: "Enregistrer les cases cochées",
  keeping: "Enregistrement…",
  signIn: "Connectez-vous pour cocher",
  kept: "C’est enregistré",
  notKept: "Non enregistré",
  lost: "Votre connexion est peut-être coupée ou lente. Les cases cochées sont toujours là. Réessayez.",
};

export const openingWords: Words["openingWords"] = {
  ask: "Me prévenir à l’ouverture",
  asked: "Nous vous préviendrons à l’ouverture",
  changed: "C’est changé",
  notChanged: "Rien n’a changé",
  lost: "Votre connexion est peut-être coupée ou lente. Réessayez.",
};
