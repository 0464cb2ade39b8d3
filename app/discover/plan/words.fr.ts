import { dayInWords, dayWithoutYear, monthOf } from "#app/shared/calendar/days.ts";
import type { Translation } from "#app/shared/languages/translation.ts";
import type * as english from "./words.ts";

type Words = Translation<typeof english>;

const ofThese = (count: number) => `demandé par ${count} de ces opportunités`;
const isSameYear = (day: string, today: string) => day.slice(0, 4) === today.slice(0, 4);

export const planWords: Words["planWords"] = {
  title: "Votre plan",
  intro: "Les dates habituelles peuvent changer : consultez le site officiel.",
  description: "Que faire et quand, dans les deux ans à venir, selon ce qui vous convient.",
  summary: (fits, check) =>
    `Convient à votre profil : ${fits}. Il manque une réponse, de vous ou de l’organisme : ${check}. Ce qui n’est pas ouvert à votre profil n’est pas dans le plan.`,
  best: "Votre plan montre ce qui vous convient le mieux.",
  file: "Mettre le plan dans mon agenda",
  fileName: "Fursa : mon plan",
  matches: "Voir toutes mes opportunités",
  next: "À faire maintenant",
  months: "Mois par mois",
  counts: (prepare, closes, opens) =>
    [
      prepare > 0 && `${prepare} à préparer`,
      closes > 0 && (closes < 2 ? "1 ferme" : `${closes} ferment`),
      opens > 0 && (opens < 2 ? "1 ouvre" : `${opens} ouvrent`),
    ]
      .filter(Boolean)
      .join(", "),
  prepare: "À préparer",
  closes: "Ferme",
  opens: "Ouvre",
  happens: {
    closes: (time) => `Fermeture : ${time}`,
    opens: (time) => `Ouverture : ${time}`,
  },
  anyTime: "À tout moment",
  anyTimeIntro: "Vous pouvez y postuler toute l’année.",
  undated: (count) =>
    count < 2
      ? "1 autre vous convient, mais nous ne connaissons pas ses dates."
      : `${count} autres vous conviennent, mais nous ne connaissons pas leurs dates.`,
  nothingToPlan: "Quelque chose vous convient, mais les dates ne sont pas encore connues.",
  nothingFits: "Rien ne correspond encore à votre profil",
  noProfile: "Votre plan commence par votre profil",
  tell: (facts) => `Pour un meilleur plan, dites-nous : ${facts.join(" ; ")}.`,
  toProfile: "Aller à mon profil",
  missing: {
    wants: "ce que vous voulez étudier ensuite",
    finished: "les études que vous avez terminées",
    fields: "les domaines qui vous intéressent",
    countries: "où vous voulez étudier",
    results: "vos notes",
    tests: "les tests que vous avez passés, s’il y en a",
  },
  now: "maintenant",
  byMonth: (day, today) => `d’ici ${monthOf(day)}${isSameYear(day, today) ? "" : ` ${day.slice(0, 4)}`}`,
  byDay: (day, today) => `avant le ${isSameYear(day, today) ? dayWithoutYear(day) : dayInWords(day)}`,
  take: (test, time, count) => `Passer ce test ${time} : ${test} (${ofThese(count)})`,
  askReferees: (most, time, count) =>
    most < 2
      ? `Demander une lettre de recommandation ${time} (${ofThese(count)})`
      : `Demander ${most} lettres de recommandation ${time} (${ofThese(count)})`,
  writeEssay: (time, count) => `Rédiger votre texte ${time} (${ofThese(count)})`,
  haveReady: (document, time, count) => `Préparer ${time} : ${document} (${ofThese(count)})`,
};
