import type { Translation } from "#app/shared/languages/translation.ts";
import type * as english from "./words.ts";

type Words = Translation<typeof english>;

export const improveWords: Words["improveWords"] = {
  title: "Aider à améliorer cette traduction",
  intro:
    "Personne dont c’est la langue n’a encore relu ces phrases. Cherchez une phrase qui sonne mal et écrivez-la mieux. Un rédacteur lit chaque proposition.",
  choose: "Choisissez une traduction à améliorer :",
  search: "Des mots de la phrase",
  searchHint: "Copiez quelques mots de la page, dans cette langue ou en anglais.",
  find: "Chercher",
  none: "Aucune phrase ne contient ces mots. Essayez avec moins de mots.",
  many: (count) => `Voici les ${count} phrases les plus courtes. Ajoutez un mot pour en trouver d’autres.`,
  better: "Proposer de meilleurs mots",
  english: "Anglais",
  now: "Maintenant",
  suggested: "De meilleurs mots",
  openPlace: "Laissez « … » à sa place : la page y met un nom ou un nombre.",
  submit: "Envoyer la proposition",
  submitting: "Envoi…",
  problems: "À vérifier",
  same: "Vous n’avez encore rien changé.",
  places: (count) =>
    count < 2 ? "Gardez « … » une fois dans la phrase." : `Gardez les ${count} « … » dans la phrase.`,
  thanks: { title: "Merci pour votre proposition", detail: "Un rédacteur va la lire." },
  trap: "Un programme semble avoir rempli ce formulaire. Si vous êtes une personne, laissez vide le champ caché et envoyez à nouveau.",
  trapLabel: "Laissez ceci vide",
  stale: "Cette page est restée ouverte trop longtemps. Envoyez à nouveau votre proposition.",
  other: "Chercher une autre phrase",
};
