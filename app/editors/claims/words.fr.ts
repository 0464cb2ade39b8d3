import type { Translation } from "#app/shared/languages/translation.ts";
import type * as english from "./words.ts";

type Words = Translation<typeof english>;

export const claimWords: Words["claimWords"] = {
  title: "C’est votre programme ?",
  intro: (title) =>
    `Si vous travaillez pour l’institution, vous pouvez envoyer des corrections à cette fiche : « ${title} ».`,
  steps: (domain) =>
    `Indiquez votre adresse e-mail qui finit par ${domain}. Nous vous envoyons un lien vers un court formulaire. Notre équipe vérifie chaque changement avant que les étudiants le voient.`,
  noDomain:
    "Nous ne connaissons pas de site officiel pour cette fiche, donc nous ne pouvons pas vérifier d’adresse. Signalez plutôt un problème.",
  report: "Signaler un problème",
  email: "Votre e-mail professionnel",
  trap: "Laissez ce champ vide",
  send: "M’envoyer le lien",
  sending: "Envoi…",
  problems: "À corriger",
  wrongDomain: (domain) => `Indiquez une adresse qui finit par ${domain}.`,
  sent: {
    title: "Regardez vos e-mails",
    detail: "Si l’adresse existe, le lien arrive dans quelques minutes.",
  },
  mail: {
    subject: (title) => `Votre lien pour corriger « ${title} » sur Fursa`,
    ask: (title) =>
      `Quelqu’un, vous sans doute, veut corriger la page « ${title} » sur Fursa, un guide gratuit pour les élèves et étudiants d’Afrique.`,
    link: "Corriger la page",
    valid:
      "Le lien marche pendant six mois. Ne le transférez pas : toute personne qui l’a peut envoyer des changements en votre nom.",
    ignore: "Si ce n’était pas vous, ignorez cet e-mail. Rien ne change.",
  },
  form: {
    title: "Corriger votre page",
    intro: (title) => `Voici ce que les étudiants lisent sur « ${title} ». Changez ce qui est faux.`,
    page: "La page de votre site qui le dit",
    pageHint: "Notre équipe l’ouvre. Un changement que votre propre page confirme est accepté plus vite.",
    submit: "Envoyer les changements",
    none: "Vous n’avez encore rien changé.",
    notYours: (domain) => `Indiquez une page de ${domain}.`,
  },
  received: (changes) => ({
    title: "Merci",
    detail:
      changes < 2
        ? "Notre équipe va regarder votre changement et vous écrire."
        : `Notre équipe va regarder vos ${changes} changements et vous écrire.`,
  }),
  oldLink: {
    title: "Ce lien ne marche plus",
    text: "Il est trop vieux ou incomplet. Vous pouvez en demander un autre sur la page de votre programme.",
    browse: "Chercher votre programme",
  },
  answer: {
    subject: "Vos changements sur Fursa",
    text: (title) =>
      `Notre équipe a regardé chaque changement que vous avez envoyé pour « ${title} ». La page montre ce qui a été accepté.`,
    bye: "Merci. Nous avons supprimé votre adresse de ces changements. Vous pouvez utiliser à nouveau le lien de notre premier e-mail.",
  },
  fields: {
    deadline: "Date limite",
    application_deadline: "Date limite de candidature",
    amount: "Montant",
    eligibility: "Qui peut postuler",
    application_url: "Adresse pour postuler",
    salary_range: "Rémunération",
    tuition_range: "Frais de scolarité",
    description: "Description",
    website_url: "Site",
  },
};
