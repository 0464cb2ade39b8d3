import type { Translation } from "#app/shared/languages/translation.ts";
import type * as english from "./words.ts";

type Words = Translation<typeof english>;

export const words: Words["words"] = {
  title: "Vos enfants",
  intro:
    "Votre profil est pour un enfant. Ajoutez ici vos autres enfants. Chacun a ses propres opportunités. Personne d’autre ne les voit.",
  first: "L’enfant de votre profil",
  none: "Pas encore d’autre enfant",
  add: "Ajouter un enfant",
  newTitle: "Un autre enfant",
  full: "Vous avez ajouté dix enfants. C’est la limite.",
  forParents:
    "Cette page est pour les parents. Si vous remplissez le profil pour un enfant, choisissez « Parent » dans le profil.",
  added: { title: "Enfant ajouté", detail: "Vous pouvez le changer à tout moment." },
  changed: { title: "C’est enregistré", detail: "Les opportunités sont à jour." },
  removed: { title: "Supprimé", detail: "Toutes les informations sur cet enfant sont supprimées." },
  needsProfile: "Remplissez d’abord votre propre profil.",
  notSaved: "Enfant non enregistré",
  lookAgain: "Vérifiez les champs marqués.",
};
