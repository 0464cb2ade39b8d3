import { dayInWords } from "#app/shared/calendar/days.ts";
import type { Translation } from "#app/shared/languages/translation.ts";
import type * as english from "./words.ts";

type Words = Translation<typeof english>;

export const issueWords: Words["issueWords"] = {
  subject: (first) => `Cette semaine sur Fursa : ${first}`,
  title: (day) => `Semaine du ${dayInWords(day)}`,
  articles: "À lire",
  scholarships: "Nouvelles bourses",
  closing: "Ferme dans les deux semaines",
  browse: "Parcourir toutes les opportunités",
  whyMember:
    "Vous recevez cet e-mail parce que la lettre d’information du lundi est activée dans votre profil Fursa. Vos opportunités viennent d’abord. Ce qui n’est pas ouvert à votre profil n’y est pas.",
  whyFrom: (country) =>
    `Vous recevez cet e-mail parce que vous avez demandé et confirmé la lettre d’information de Fursa. Pays choisi : ${country}.`,
  whySubscriber:
    "Vous recevez cet e-mail parce que vous avez demandé et confirmé la lettre d’information de Fursa.",
};

export const subscribeWords: Words["subscribeWords"] = {
  title: "Lettre d’information",
  description:
    "Un e-mail chaque lundi : de nouveaux articles, de nouvelles bourses et ce qui ferme dans les deux semaines. C’est gratuit, et vous pouvez arrêter en un clic.",
  asked: {
    title: "Regardez vos e-mails",
    detail:
      "Si cette adresse ne reçoit pas encore la lettre d’information, un lien de confirmation est en route.",
  },
  notAsked: "Non envoyé",
  country: "Pays",
  stage: "Où vous en êtes dans vos études",
  optional: "Facultatif. Ce qui n’est pas pour vous n’y sera pas.",
  noChoice: "Je préfère ne pas le dire",
  age: "J’ai 18 ans ou plus, ou un parent ou tuteur légal est d’accord",
  agree: "Cochez cette case. Si vous avez moins de 18 ans, un parent ou tuteur légal doit être d’accord.",
  confirmed: { title: "Bienvenue", detail: "Vous recevrez la lettre d’information lundi." },
  mailSubject: "Confirmez la lettre d’information de Fursa",
  mail: [
    "Quelqu’un, vous sans doute, a demandé la lettre d’information de Fursa à cette adresse. Confirmez pour la recevoir chaque lundi.",
    "Le lien marche pendant une semaine.",
    "Si ce n’était pas vous, ne faites rien. Nous n’envoyons rien sans confirmation.",
  ],
  mailLink: "Oui, je veux la lettre d’information",
};
