import { namedChoices as named } from "#app/shared/forms/named-choices.ts";
import type { Translation } from "#app/shared/languages/translation.ts";
import * as lists from "#database/schema/lists.ts";
import type * as english from "./words.ts";

type Words = Translation<typeof english>;

export const words: Words["words"] = {
  loading: "Chargement de votre profil…",
  created: { title: "Profil créé !", detail: "Votre profil est créé." },
  updated: { title: "Profil mis à jour !", detail: "Votre profil est mis à jour." },
  saveFailed: "Le profil n’a pas pu être enregistré",
  loadFailed: "Le profil n’a pas pu être chargé",
  lookAgain: "Vérifiez les champs marqués.",
  newsletter:
    "Chaque lundi : de nouveaux articles, de nouvelles bourses et ce qui ferme bientôt. Vous pouvez arrêter à tout moment.",
  notifications:
    "Un e-mail les jours où une nouvelle offre correspond à votre profil. Vous pouvez arrêter à tout moment.",
  onlyYou: "Personne d’autre que vous ne voit vos réponses.",
  fourAnswers:
    "Quatre réponses suffisent pour une première liste : votre pays, le diplôme que vous voulez, un domaine et les études que vous avez terminées. Personne d’autre ne les voit.",
  ageDiffers: (age) => `Cela fait ${age} ans. Ce n’est pas l’âge que vous avez choisi plus haut.`,
  waiting: (count) =>
    count < 2
      ? `${count} chose faite sans internet n’est pas encore envoyée. Si nous ne pouvons pas l’envoyer maintenant, elle attend sur ce téléphone jusqu’à votre prochaine connexion ici.`
      : `${count} choses faites sans internet ne sont pas encore envoyées. Ce que nous ne pouvons pas envoyer maintenant attend sur ce téléphone jusqu’à votre prochaine connexion ici.`,
  seeWaiting: "Voir ce qui attend",
  onlyConfirmed: "Nous envoyons les deux seulement à votre adresse de connexion, une fois confirmée.",
};

export const roleChoices: Words["roleChoices"] = named(lists.profileRoles, {
  student: "Élève ou étudiant",
  parent: "Parent",
});
export const ageBandChoices: Words["ageBandChoices"] = named(lists.ageBands, {
  under_18: "Moins de 18 ans",
  "18_to_24": "De 18 à 24 ans",
  "25_and_over": "25 ans ou plus",
});
export const levelChoices: Words["levelChoices"] = named(lists.educationLevels, {
  high_school: "Lycée",
  undergraduate: "Licence",
  graduate: "Master",
  vocational: "Formation professionnelle",
});
export const degreeChoices: Words["degreeChoices"] = named(lists.degreeTypes, {
  undergraduate: "Licence (bac + 3)",
  graduate: "Master (bac + 5)",
  doctorate: "Doctorat",
  vocational: "Certificat ou diplôme professionnel",
});
export const budgetChoices: Words["budgetChoices"] = named(lists.budgetRanges, {
  "0-5000": "De 0 à 5 000 USD par an",
  "5000-10000": "De 5 000 à 10 000 USD par an",
  "10000-20000": "De 10 000 à 20 000 USD par an",
  "20000+": "20 000 USD par an ou plus",
});
