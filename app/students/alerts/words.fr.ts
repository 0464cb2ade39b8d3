import type { Translation } from "#app/shared/languages/translation.ts";
import type * as english from "./words.ts";

type Words = Translation<typeof english>;

export const alertWords: Words["alertWords"] = {
  subject: (count, openNow, best) =>
    openNow === 0
      ? count < 2
        ? `Nouveau sur Fursa : ${best}`
        : `${count} nouveautés sur Fursa : ${best}`
      : openNow === 1
        ? `Ouvert, vous pouvez postuler : ${best}`
        : `${openNow} offres ouvertes pour vous : ${best}`,
  title: (count) => (count < 2 ? "Une nouveauté pour vous" : `${count} nouveautés pour vous`),
  intro: (count, openNow) =>
    count < 2
      ? "Une nouvelle offre sur Fursa est peut-être pour vous. La fiche dit si vous pouvez postuler."
      : `${count} nouvelles opportunités, ${openNow === 0 ? "mais aucune n’est ouverte pour vous maintenant" : `dont ${openNow} ${openNow === 1 ? "ouverte" : "ouvertes"} pour vous maintenant`}. Chaque fiche dit si vous pouvez postuler.`,
  all: "Voir toutes mes opportunités",
  why: "Vous recevez cet e-mail parce que les alertes sont activées dans votre profil Fursa.",
};

export const searchAlertWords: Words["searchAlertWords"] = {
  title: "Du nouveau pour vos recherches",
  intro: "Une nouvelle offre sur Fursa correspond à votre recherche.",
  subject: (count, title) =>
    count < 2
      ? `Du nouveau pour votre recherche : ${title}`
      : `${count} nouveautés pour vos recherches : ${title}`,
  foundBy: (name) => `Du nouveau pour : ${name}`,
  see: (more) => (more > 0 ? `En voir ${more} de plus` : "Voir cette recherche"),
  all: "Voir mes recherches",
  why: "Vous recevez cet e-mail parce que vous avez demandé des alertes sur vos opportunités et vos recherches.",
};

export const reminderWords: Words["reminderWords"] = {
  subject: (count, days, title) =>
    count < 2 ? `Ferme ${days} : ${title}` : `${count} dates limites sont proches : ${title}`,
  title: "Ferme bientôt",
  intro: "Ces offres sont dans votre liste, et elles ferment bientôt.",
  all: "Ouvrir ma liste",
  why: "Vous recevez cet e-mail parce que ces opportunités sont dans votre liste sur Fursa. Nous vous écrivons 14 jours, 3 jours et 1 jour avant la date limite, et quand une date change. Ce qui n’est pas ouvert à votre profil n’y est pas.",
  expected: "C’est la date habituelle. Cherchez celle de cette année sur le site officiel.",
};

export const portalWords: Words["portalWords"] = {
  subject: "Le portail d’affectation : vos choix de formations sont-ils prêts ?",
  open: "Ouvrir mes choix de formations",
  why: "Vous recevez cet e-mail parce que vous avez des choix de formations sur Fursa et que vous avez demandé à savoir quand le portail d’affectation ouvre.",
};

export const inDays: Words["inDays"] = (days) =>
  days <= 0 ? "aujourd’hui" : days === 1 ? "demain" : `dans ${days} jours`;

export const summaryWords: Words["summaryWords"] = {
  subject: (count, title) =>
    count < 2 ? `À faire cette semaine : ${title}` : `${count} choses à faire cette semaine : ${title}`,
  nothingDue: "Votre semaine : rien à faire",
  title: "Votre semaine",
  next: "Ferme ensuite",
  standing: (counts) => `Dans votre liste : ${counts}.`,
  all: "Ouvrir ma liste",
  why: "Vous recevez cet e-mail parce que vous avez demandé un résumé le dimanche.",
};

export const newsWords: Words["newsWords"] = {
  opened: "Ouvert maintenant",
  openedIntro: "Vous avez demandé à savoir quand ces offres ouvrent.",
  hasChanged: "A changé",
  changed: "Ce qui a changé",
  changedIntro: "Ces offres sont dans votre liste, et nos informations ont changé.",
  subject: (count, what, title) =>
    count < 2 ? `${what} : ${title}` : `Du nouveau sur ${count} fiches de votre liste : ${title}`,
  difference: (label, is, was) => `${label} : ${is ?? "inconnu désormais"} (avant : ${was ?? "inconnu"})`,
  linkGone: (label) => `${label} : disparu. Consultez les pages de l’organisme avant de vous organiser.`,
  takenDown:
    "Cette fiche n’est plus sur Fursa. L’offre est peut-être terminée, ou sa page officielle a disparu.",
  isBack: "Cette fiche est de nouveau sur Fursa.",
  more: (count) => `Encore ${count} dans votre liste.`,
};

export const changedWords: Words["changedWords"] = {
  labels: {
    opens: "Ouvre",
    closes: "Ferme",
    usuallyOpens: "Ouvre d’habitude",
    usuallyCloses: "Ferme d’habitude",
    results: "Résultats d’habitude",
    allYear: "Ouvert toute l’année",
    applyLink: "Lien pour postuler",
    formPage: "Page du formulaire",
  },
  yes: "oui",
  no: "non",
  there: "présent",
};

export const mailedWords: Words["mailedWords"] = {
  why: (percent, reason) => {
    if (percent === null) return reason ?? "";
    return reason ? `Score : ${percent} sur 100. Pourquoi : ${reason}` : `Score : ${percent} sur 100`;
  },
};
