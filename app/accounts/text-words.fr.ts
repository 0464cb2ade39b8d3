import type { Translation } from "#app/shared/languages/translation.ts";
import type * as english from "./text-words.ts";

type Words = Translation<typeof english>;

export const passwordFieldText: Words["passwordFieldText"] = {
  hide: "Masquer",
  show: "Afficher",
  hidePassword: "Masquer le mot de passe",
  showPassword: "Afficher le mot de passe",
};
