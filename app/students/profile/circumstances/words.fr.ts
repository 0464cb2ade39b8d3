import type { Translation } from "#app/shared/languages/translation.ts";
import type * as english from "./words.ts";

type Words = Translation<typeof english>;

type Questions = ReturnType<Words["questionsAbout"]>;

const ofYou: Questions = {
  refugee: {
    label: "Avez-vous le statut de réfugié, ou êtes-vous une personne déplacée dans votre propre pays ?",
    hint: "Certaines bourses sont réservées aux personnes réfugiées ou déplacées.",
  },
  disability: {
    label: "Vivez-vous avec un handicap ?",
    hint: "Certaines bourses sont réservées aux personnes en situation de handicap.",
  },
  lowIncome: {
    label: "Votre famille aurait-elle du mal à payer vos études ?",
    hint: "Beaucoup de bourses sont pour les familles qui ont peu de moyens.",
  },
  orphan: {
    label: "Avez-vous perdu votre père, votre mère ou les deux ?",
    hint: "Certaines bourses sont pour les orphelins.",
  },
};

const ofChild: Questions = {
  refugee: {
    ...ofYou.refugee,
    label: "Votre enfant a-t-il le statut de réfugié, ou vit-il déplacé dans votre propre pays ?",
  },
  disability: { ...ofYou.disability, label: "Votre enfant vit-il avec un handicap ?" },
  lowIncome: { ...ofYou.lowIncome, label: "Votre famille aurait-elle du mal à payer les études ?" },
  orphan: { ...ofYou.orphan, label: "Votre enfant a-t-il perdu son père, sa mère ou les deux ?" },
};

export const questionsAbout: Words["questionsAbout"] = (about) => (about === "you" ? ofYou : ofChild);

export const words: Words["words"] = {
  title: "Situation personnelle",
  intro:
    "Quatre questions qui donnent accès à certaines bourses. Répondez à celles que vous voulez, ou à aucune.",
  promises: [
    "Vos réponses sont à part de votre profil. Personne d’autre ne les voit : ni les autres membres, ni les écoles, ni notre équipe.",
    "Nous nous en servons seulement pour savoir ce qui vous est ouvert. Elles ne sont jamais dans un e-mail, un journal, une liste ou un fichier.",
    "Elles disparaissent tout de suite si vous les supprimez ici ou si vous supprimez votre compte.",
  ],
  ratherNot: "Je préfère ne pas le dire",
  yes: "Oui",
  no: "Non",
  save: "Enregistrer mes réponses",
  erase: "Supprimer ces réponses",
  saved: { title: "C’est enregistré", detail: "Vos opportunités sont à jour." },
  erased: { title: "Supprimé", detail: "Ces réponses sont supprimées." },
  notSaved: "Réponses non enregistrées",
  lookAgain: "Vérifiez les champs marqués.",
};
