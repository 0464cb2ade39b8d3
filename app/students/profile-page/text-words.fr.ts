import type { Translation } from "#app/shared/languages/translation.ts";
import type * as english from "./text-words.ts";

type Words = Translation<typeof english>;

export const profileText: Words["profileText"] = {
  profile: "Profil",
  yourProfileOnFursa: "Votre profil sur Fursa.",
  yourProfile: "Votre profil",
  saving: "Enregistrement…",
  updateProfile: "Mettre à jour le profil",
  createProfile: "Créer un profil",
};
