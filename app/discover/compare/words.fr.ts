import type { Translation } from "#app/shared/languages/translation.ts";
import type * as english from "./words.ts";

type Words = Translation<typeof english>;

export const compareWords: Words["compareWords"] = {
  title: "Comparer",
  titleOf: (titles) => titles.join(" ou "),
  description: "Deux ou trois bourses, écoles ou stages côte à côte.",
  intro:
    "L’argent, les dates, qui peut postuler et ce qui est demandé, côte à côte. Vous pouvez partager cette page.",
  emptyTitle: "Rien à comparer pour le moment",
  empty:
    "Touchez « Comparer » sur une bourse, un établissement ou un stage. Puis ajoutez-en un ou deux autres.",
  browse: (kind) =>
    ({
      scholarship: "Parcourir les bourses",
      college: "Parcourir les universités et écoles",
      internship: "Parcourir les stages",
    })[kind],
  verdict: "Pour vous",
  online: "En ligne",
  free: "Gratuit",
  documents: "Pièces à fournir",
  fees: "Frais",
  closes: "Ferme",
  usually: (day) => `D’habitude le ${day}`,
  remove: (title) => `Retirer : ${title}`,
  removeShort: "Retirer",
  addTitle: (kind, count) =>
    count < 2
      ? {
          scholarship: "Choisir une autre bourse à comparer",
          college: "Choisir un autre établissement à comparer",
          internship: "Choisir un autre stage à comparer",
        }[kind]
      : {
          scholarship: "Ajouter une troisième bourse",
          college: "Ajouter un troisième établissement",
          internship: "Ajouter un troisième stage",
        }[kind],
  search: (kind) =>
    ({
      scholarship: "Rechercher une bourse à comparer",
      college: "Rechercher un établissement à comparer",
      internship: "Rechercher un stage à comparer",
    })[kind],
  searchHint: "Un nom, un domaine ou un pays",
  found: (text) => `Pour « ${text} »`,
  nothingFound: (text) => `Rien trouvé pour « ${text} ».`,
  saved: "Dans votre liste",
  alike: "Dans le même genre",
  add: (title) => `Comparer avec : ${title}`,
  share: "Partager cette comparaison",
  gone: "Une de ces fiches n’est plus sur Fursa, nous l’avons donc retirée.",
};

export const leftOutWords: Words["leftOutWords"] = {
  unreadable: "Nous n’avons pas pu lire une partie de ce lien, nous l’avons donc retirée.",
  otherKind: "On ne compare qu’une sorte d’offres à la fois, nous avons donc retiré les autres.",
  tooMany: "On peut en comparer trois au plus, nous avons donc retiré le reste.",
};
