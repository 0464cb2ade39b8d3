import type { Translation } from "#app/shared/languages/translation.ts";
import type * as english from "./text-words.ts";

type Words = Translation<typeof english>;

export const profileText: Words["profileText"] = {
  tab: "Profil",
  description: "Votre profil sur Fursa.",
  title: "Votre profil",
  saving: "Enregistrement…",
  update: "Mettre à jour le profil",
  create: "Créer un profil",
  failed: (requestId) => `Un problème est survenu chez nous. Réessayez. Référence : ${requestId}`,
};
