import type { Translation } from "#app/shared/languages/translation.ts";
import type * as english from "./words.ts";

type Words = Translation<typeof english>;

export const reasonNames: Words["reasonNames"] = {
  date: "La date est fausse",
  link: "Le lien ne marche pas",
  closed: "C’est fermé",
  wrong: "Quelque chose est faux ou trop ancien",
  scam: "On demande de l’argent, ou cela ressemble à une arnaque",
  other: "Autre chose",
};

export const reportWords: Words["reportWords"] = {
  title: "Signaler un problème",
  intro: (title) => `Quel est le problème avec « ${title} » ? Notre équipe regarde chaque signalement.`,
  reason: "Quel est le problème ?",
  chooseReason: "Choisissez une raison",
  note: "Dites-nous en plus",
  noteHint: "Par exemple, ce qu’on vous a demandé de payer.",
  rightOn: "La bonne date limite",
  rightOnHint: "Seulement si la date est fausse et que vous connaissez la bonne.",
  notADay: "Écrivez une date comme 2027-03-31.",
  evidenceUrl: "Où vous l’avez lue",
  evidenceUrlHint: "Le lien de la page, pour que notre équipe vérifie.",
  notALink: "Écrivez une adresse web complète, comme https://example.org/apply.",
  email: "Votre adresse e-mail",
  emailHint: "Seulement si vous voulez une réponse. Nous la supprimons après notre réponse.",
  submit: "Envoyer le signalement",
  submitting: "Envoi…",
  problems: "À vérifier",
  thanks: { title: "Merci pour votre signalement", detail: "Notre équipe va regarder." },
  trap: "On dirait qu’un programme a rempli ce formulaire. Si vous êtes une personne, laissez vide le champ caché et renvoyez.",
  stale: "Cette page est restée ouverte trop longtemps. Envoyez à nouveau le signalement.",
};

export const wrongDateWords: Words["wrongDateWords"] = {
  title: "Cette date est fausse",
  intro: "Donnez-nous la bonne date limite. Notre équipe la vérifie avant de changer la page.",
  now: "Fursa dit maintenant",
  rightOn: "La bonne date limite",
  where: "Où l’avez-vous vue ?",
  whereHint: "Un lien, c’est le mieux. Vous pouvez aussi l’écrire en mots : « un e-mail de l’université ».",
  emailHint: "Seulement si vous voulez une réponse. Nous supprimons votre adresse après notre réponse.",
  submit: "Envoyer la date",
};

export const editingWords: Words["editingWords"] = (reports) =>
  reports === 0 ? "Edit" : `Edit (${reports} open ${reports === 1 ? "report" : "reports"})`;
