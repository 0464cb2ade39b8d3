import type { Translation } from "#app/shared/languages/translation.ts";
import type * as english from "./words.ts";

type Words = Translation<typeof english>;

export const outboxWords: Words["outboxWords"] = {
  noProfile: "Vous n’avez pas encore de profil. Créez-en un quand vous aurez internet.",
};
