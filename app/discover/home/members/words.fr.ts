import type { Translation } from "#app/shared/languages/translation.ts";
import type * as english from "./words.ts";

type Words = Translation<typeof english>;

export const memberWords: Words["memberWords"] = {
  title: "Bon retour",
  since: (day) => `Nouveau depuis le ${day}`,
  nothingNew: "Rien n’a changé depuis.",
  matches: (count) =>
    count < 2 ? `${count} nouvelle opportunité pour vous` : `${count} nouvelles opportunités pour vous`,
  manyMatches: (count) => `${count} nouvelles opportunités ou plus`,
  opened: "Ouvert maintenant",
  changed: "A changé",
  answered: "Réponse dans l’Entraide",
  soon: "Ferme bientôt",
  allMatches: "Voir mes opportunités",
  allSaved: "Ma liste",
  next: "Votre prochaine étape",
  more: "Comment en débloquer plus",
  profile: "Aller à mon profil",
  steps: {
    profile: {
      text: "Dites-nous ce que vous étudiez et où vous voulez aller. Nous trouverons ce qui vous convient.",
      action: "Créer mon profil",
    },
    save: {
      text: "Touchez le cœur sur une offre qui vous plaît. Nous l’ajoutons à votre liste avec les étapes à préparer.",
      action: "Voir mes opportunités",
    },
    checklist: "Ouvrir les étapes",
    todo: (title, step) => `${title} : ${step}.`,
    send: (title, closes) => `${title} : ${closes}.`,
    goOn: (title) => `Continuer : ${title}.`,
    begin: (title) => `Commencer à préparer : ${title}.`,
  },
};
