import type { Translation } from "#app/shared/languages/translation.ts";
import type * as english from "./words.ts";

type Words = Translation<typeof english>;

export const screenWords: Words["screenWords"] = {
  menu: ["Fursa", "1 Dates proches", "2 Ma liste", "3 Vérifier un message", "4 Rechercher"],
  notAChoice: "Ce choix n’est pas dans la liste.",
  closing: "Dates proches",
  saved: "Ma liste : dates limites",
  found: (query) => `Pour ${query}`,
  more: "9 Suite",
  back: "0 Retour",
  nothingCloses: "Aucune date limite proche. Recomposez le code et choisissez 4 pour rechercher.",
  nothingSaved: "Aucune date à venir dans votre liste.",
  nothingFound: "Rien pour ces mots. Essayez autre chose, par exemple : nursing kenya",
  notLinked: (host) =>
    `Ce numéro n’est lié à aucun compte. Connectez-vous sur ${host}/profile/phone et écrivez le code envoyé par SMS.`,
  askCheck: "Écrivez le message, ou son lien. Nous ne le gardons pas.",
  askSearch: "Que cherchez-vous ? Par exemple : nursing kenya",
  coursesFor: (course, grade) => `${course.trim().slice(0, 30)} avec ${grade} :`,
  degrees: (count) => `licences : ${count}.`,
  noDegree: "aucune licence (il faut C+).",
  cutoffs: (year, lowest, highest) =>
    `Seuils ${year} : de ${lowest.toFixed(1)} à ${highest.toFixed(1)} points.`,
  lower: (count) => `Diplômes et certificats : ${count}.`,
  moreOn: (host) => `Les matières comptent aussi : ${host}/courses`,
  textMe: "8 Recevoir par SMS",
  textIsOnItsWay: "Le SMS est en route.",
  tooOften: "Trop de demandes. Attendez quelques minutes et réessayez.",
  gone: "Ce n’est plus dans le catalogue.",
  tooLong: "C’est trop long. Recomposez le code.",
  textMenu: "Fursa. Envoyez FIN, LISTE, VERIFIER et un message, ou une recherche comme : nursing kenya",
};

export const phonePageWords: Words["phonePageWords"] = {
  title: "Votre téléphone, sans internet",
  description:
    "Voyez les dates limites de votre liste sur n’importe quel téléphone. Composez un code ou envoyez un SMS.",
  dial: (code) => `Composez ${code} sur n’importe quel téléphone, sans internet ni application.`,
  text: (number) => `Ou envoyez FIN, LISTE, VERIFIER et un message, ou une recherche, par SMS au ${number}.`,
  costs: "Votre opérateur peut faire payer l’appel ou le SMS.",
  whyLink:
    "Nous donnons les dates de votre liste seulement à un numéro que vous liez ici. Nous lui envoyons d’abord un code par SMS.",
  back: "Profil",
  label: "Numéro de téléphone",
  hint: "Avec l’indicatif du pays, comme +254712345678",
  send: "Envoyer un code",
  sending: "Envoi…",
  codeLabel: "Code à six chiffres",
  codeHint: (end) =>
    `Nous l’avons envoyé par SMS au numéro qui finit par ${end}. Il marche pendant dix minutes.`,
  link: "Lier ce numéro",
  linking: "Vérification…",
  another: "Utiliser un autre numéro",
  linked: (end) => `Le numéro qui finit par ${end} est lié.`,
  linkedDetail:
    "Toute personne qui a ce téléphone peut voir les noms et les dates limites de votre liste, et rien d’autre.",
  unlink: "Ne plus lier",
  sent: { title: "Code envoyé", detail: "Écrivez-le ci-dessous dans les dix minutes." },
  nowLinked: {
    title: "Numéro lié",
    detail: "Appuyez sur 2 dans le menu pour les dates limites de votre liste.",
  },
  nowUnlinked: {
    title: "Numéro retiré",
    detail: "Il ne peut plus rien voir de votre compte.",
  },
  notSent: "Non envoyé",
  notLinked: "Non lié",
  wrongCode: "Ce code est faux ou date de plus de dix minutes.",
  code: (code) =>
    `${code} lie ce numéro à un compte Fursa. Le code marche pendant dix minutes. Si vous ne l’avez pas demandé, ne faites rien.`,
};
