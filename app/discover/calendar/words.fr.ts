import type { Translation } from "#app/shared/languages/translation.ts";
import type * as english from "./words.ts";

type Words = Translation<typeof english>;

export const calendarWords: Words["calendarWords"] = {
  title: "L’année à venir",
  intro:
    "Ce qui ouvre et ce qui ferme, mois par mois. Les dates habituelles peuvent changer : consultez le site officiel.",
  own: "Ce qui n’est pas ouvert à votre profil n’y est pas.",
  description:
    "Les dates d’ouverture et de clôture des bourses, écoles et stages, mois par mois, pour les élèves et étudiants du Kenya, du Nigeria, du Ghana, d’Éthiopie et d’Ouganda.",
  months: "Mois",
  opens: "Ouvre",
  closes: "Ferme",
  usually: (month) => `D’habitude en ${month.replace(/ \d{4}$/, "")}`,
  aboutDay: (day) => `vers le ${day}`,
  nothing: "Aucune date connue pour ce mois.",
  none: "Aucune date trouvée pour l’année à venir. Essayez un autre mot ou moins de filtres.",
  more: (rest) => `et ${rest} de plus`,
  inMonth: {
    opens: (month) => `Ce qui ouvre en ${month}`,
    closes: (month) => `Ce qui ferme en ${month}`,
  },
  happenings: "Ouverture ou fermeture",
  count: (all, text) =>
    `${all.toLocaleString("fr")} ${all < 2 ? "date" : "dates"}${text ? ` pour « ${text} »` : ""}. Les dates annoncées viennent d’abord. Vérifiez les autres sur le site officiel avant de vous organiser.`,
  back: "Retour à l’année à venir",
  file: "Mettre ces dates dans votre agenda",
  browse: "Voir la liste",
  search: "Rechercher dans le calendrier",
  usuallyOpens: "Ouvre d’habitude",
  moreIn: {
    closes: (rest, month) => `et ${rest} de plus, clôture en ${month}`,
    opens: (rest, month) => `et ${rest} de plus, ouverture en ${month}`,
  },
};
