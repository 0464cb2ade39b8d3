import { dayInWords } from "#app/shared/calendar/days.ts";
import type { Translation } from "#app/shared/languages/translation.ts";
import type * as english from "./words.ts";

type Words = Translation<typeof english>;

export const pageWords: Words["pageWords"] = {
  meta: {
    title: "Montrez votre offre aux étudiants",
    description:
      "Demandez une fiche sponsorisée sur Fursa : voyez-la comme les étudiants, choisissez les dates, connaissez le prix. Rien à payer avant un accord sur la facture.",
  },
  title: "Montrez votre offre aux étudiants",
  intro:
    "Une fiche sponsorisée est placée au-dessus des listes, sur notre page d’accueil et dans la recherche. Elle porte toujours la mention « Sponsorisé par » et votre nom.",
  steps: {
    title: "Comment ça marche",
    list: [
      "Remplissez le formulaire et regardez l’aperçu.",
      "Confirmez votre adresse e-mail avec le lien que nous vous envoyons.",
      "Notre équipe la lit, d’habitude sous 2 jours ouvrés. Si c’est non, nous vous disons pourquoi.",
      "Vous recevez une page privée avec l’état, les vues et les clics, et un bouton pour l’arrêter.",
    ],
  },
  prices: {
    title: "Prix",
    length: "Durée",
    price: "Prix",
    note: "Les prix sont en dollars américains. Il n’y a rien à payer maintenant : ce site ne prend aucun paiement. Si nous disons oui, nous vous envoyons une facture par e-mail. Vous payez seulement si vous l’acceptez.",
  },
  terms: {
    title: "Conditions",
    list: [
      "Elle doit être vraie et utile aux étudiants d’Afrique : une école, une formation, une bourse, un stage ou un mentorat.",
      "Postuler à une bourse ou à un stage doit être gratuit. Pas de prêts, de paris, d’agents de visa ni de places « garanties ».",
      "Elle ne change rien d’autre. Personne ne peut acheter les opportunités de chacun, les résultats de recherche ou la vérification des arnaques.",
      "Nous comptons les vues et les clics. Nous ne vous disons pas de qui ils viennent.",
      "Vous pouvez l’arrêter à tout moment. Nous aussi, si elle contient une erreur. Nous vous dirons pourquoi.",
      "Nous gardons votre adresse e-mail jusqu’à un an après la fin de la fiche, et nous l’utilisons seulement pour cette fiche.",
    ],
  },
};

const weeksInWords = (weeks: number) => (weeks < 2 ? `${weeks} semaine` : `${weeks} semaines`);

export const periodWords: Words["periodWords"] = {
  weeks: weeksInWords,
  price: (dollars) => `${dollars} $`,
  choice: (weeks, dollars) => `${weeksInWords(weeks)} : ${dollars} $`,
  days: (first, last) => `du ${dayInWords(first)} au ${dayInWords(last)}`,
};

export const formWords: Words["formWords"] = {
  title: "Votre fiche",
  problems: "À corriger",
  labels: {
    sponsor: "Votre organisme",
    email: "Votre adresse e-mail",
    title: "Titre",
    description: "Description",
    type: "De quoi il s’agit",
    targetUrl: "La page où elle mène",
    imageUrl: "Lien vers une image (facultatif)",
    startsOn: "Premier jour",
    weeks: "Durée",
    agrees: "Je parle pour cet organisme, et j’accepte les conditions de cette page.",
  },
  hints: {
    sponsor: "Les étudiants lisent « Sponsorisé par » et ce nom.",
    email: "Nous envoyons un lien pour la confirmer. Les étudiants ne la voient pas.",
    title: "Un téléphone en montre une ligne : environ 20 lettres.",
    description: "Un ordinateur en montre deux lignes, un téléphone aucune.",
    imageUrl: "Une image large va le mieux. Nous montrons une petite copie, sur ordinateur seulement.",
    startsOn: "Demain au plus tôt. Notre équipe la lit en 2 jours ouvrés au plus.",
  },
  trap: "Laissez ce champ vide",
  preview: "Voir l’aperçu",
  previewAgain: "Mettre l’aperçu à jour",
  send: "Envoyer pour accord",
  busy: "Un instant…",
  notAnAddress: "Indiquez une adresse web complète, comme https://example.org/apply.",
  notADay: "Écrivez le jour comme ceci : 2027-04-30.",
  notOffered: "Choisissez un jour à partir de demain, dans les six mois qui viennent.",
  mustAgree: "Cochez cette case pour envoyer.",
  sent: {
    title: "Regardez vos e-mails",
    detail: "Nous vous avons envoyé un lien. Notre équipe verra votre fiche quand vous l’aurez confirmée là.",
  },
};

export const previewWords: Words["previewWords"] = {
  title: "Aperçu",
  intro: "Voici ce que verront les étudiants. Rien n’est encore envoyé.",
  phone: "Sur un téléphone",
  computer: "Sur un ordinateur",
  cost: (weeks, days, dollars) =>
    `${weeksInWords(weeks)}, ${days} : ${dollars} $. Rien à payer avant votre accord sur la facture.`,
};

export const statusWords: Words["statusWords"] = {
  title: "Votre fiche sponsorisée",
  private: "Cette page est privée. Toute personne qui a son lien peut arrêter la fiche : ne le donnez pas.",
  status: "État",
  dates: "Dates",
  price: "Prix",
  leadsTo: "Mène à",
  views: "Vues",
  clicks: "Clics",
  figures: "Vues et clics",
  noFigures: "Nous commençons à compter le premier jour.",
  perDay: "Jour par jour, les 30 derniers jours d’affichage",
  day: "Jour",
  counted:
    "Nous comptons une vue quand la moitié de la fiche reste une seconde à l’écran. Nous comptons un clic quand quelqu’un va vers votre page.",
  states: {
    unconfirmed: "Pas encore envoyée. Confirmez-la ci-dessous, et notre équipe la regardera.",
    waiting: "Notre équipe va la lire, d’habitude sous 2 jours ouvrés. Nous vous écrirons.",
    refused: "Non acceptée.",
    stopped: "Arrêtée. Elle n’est plus affichée.",
    removed: "Notre équipe l’a retirée. Écrivez-nous si vous ne savez pas pourquoi.",
    paused: "Notre équipe l’a mise en pause. Écrivez-nous si vous ne savez pas pourquoi.",
    upcoming: (day) => `Acceptée. Elle commence le ${dayInWords(day)}.`,
    running: (day) => `Les étudiants la voient en ce moment, jusqu’au ${dayInWords(day)}.`,
    ended: (day) => `Elle s’est terminée le ${dayInWords(day)}.`,
  },
  why: "Pourquoi",
  confirm: "Confirmer et envoyer à l’équipe",
  confirmed: {
    title: "Envoyée à notre équipe",
    detail: "Nous vous écrirons quand elle aura décidé.",
  },
  stop: "Arrêter la fiche",
  stopWhat:
    "Elle disparaît de Fursa en une minute. Pour l’afficher à nouveau, il faudrait envoyer une nouvelle demande.",
  stopped: { title: "Arrêtée", detail: "Votre fiche n’est plus affichée." },
  again: "Demander une autre fiche",
  oldLink: {
    title: "Ce lien ne marche pas",
    text: "Il est incomplet, ou la fiche a été supprimée parce qu’elle n’a pas été confirmée en une semaine.",
  },
};

export const mailWords: Words["mailWords"] = {
  confirm: {
    subject: "Confirmez votre fiche sponsorisée sur Fursa",
    paragraphs: [
      "Quelqu’un a demandé une fiche sponsorisée sur Fursa avec cette adresse e-mail. Si c’était vous, ouvrez le lien, vérifiez la fiche et envoyez-la à notre équipe.",
      "Confirmez dans la semaine. Gardez cet e-mail : son lien est votre page privée, avec l’état, les vues et les clics.",
      "Si ce n’était pas vous, ignorez cet e-mail. Personne ne voit la fiche, et nous la supprimons après une semaine.",
    ],
    link: "La revoir et confirmer",
  },
  team: {
    subject: "A sponsored listing is waiting for approval",
    paragraph: "A partner has confirmed a request for a sponsored listing.",
    link: "Open the admin page",
  },
  approved: {
    subject: "Votre fiche sponsorisée est acceptée",
    text: (title, days) => `Cette fiche sera affichée sur Fursa ${days} : « ${title} ».`,
    invoice: (dollars) =>
      `Le prix est de ${dollars} $. Nous vous écrirons au sujet de la facture. Rien à payer avant votre accord.`,
    link: "Voir les vues et les clics, ou l’arrêter",
  },
  refused: {
    subject: "Nous ne pouvons pas afficher votre fiche sponsorisée",
    text: (title) => `Nous ne pouvons pas afficher « ${title} » sur Fursa. Notre équipe a écrit :`,
    again: "Vous pouvez la changer et demander à nouveau. Vous n’avez rien payé.",
    link: "Voir votre demande",
  },
  ended: {
    subject: "Votre fiche sponsorisée est terminée",
    text: (title, views, clicks) =>
      `« ${title} » est terminée. Vues : ${views.toLocaleString("fr")}. Clics : ${clicks.toLocaleString("fr")}.`,
    again: "Vous pouvez en demander une autre à tout moment. Le formulaire est sur votre page privée.",
    link: "Voir les vues et les clics jour par jour",
  },
};
