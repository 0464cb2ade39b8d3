import type { Translation } from "#app/shared/languages/translation.ts";
import { fieldsOfInterest } from "#database/schema/lists.ts";
import type * as english from "./problem-words.ts";
import { mostColumns, mostRows } from "./rules.ts";
import { usualExams } from "./words.ts";

type Words = Translation<typeof english>;

export const listProblems: Words["listProblems"] = {
  country: "Choisissez le pays de votre école.",
  empty: "Collez une liste de classe, ou choisissez un fichier.",
  tooLarge:
    "La liste dépasse 20 Ko. Envoyez-la en deux parties, avec seulement les colonnes que nous utilisons.",
  isCut: "En voici le début.",
  unclosedQuote: (line) => `Un guillemet de la ligne ${line} n’est pas fermé.`,
  noHeader: "Commencez par cette ligne : grade,field",
  onlyHeader: "Il n’y a pas d’élève sous la première ligne.",
  tooManyRows: `Il y a plus de ${mostRows} élèves. Envoyez-en ${mostRows} au plus à la fois, une classe après l’autre.`,
  tooManyColumns: `Il y a plus de ${mostColumns} colonnes. Envoyez seulement celles que nous utilisons.`,
};

export const problemWords: Words["problemWords"] = {
  nothing: "Ajoutez une note ou un domaine.",
  tooLong: "Une des cases est trop longue.",
  exam: (written) =>
    `Nous ne connaissons pas l’examen « ${written} ». Écrivez-en un de cette liste : ${usualExams.join(", ")}.`,
  field: (written) =>
    `Nous ne connaissons pas le domaine « ${written} ». Écrivez-en un de cette liste : ${fieldsOfInterest.join(", ")}.`,
  country: (written) =>
    `Nous ne connaissons pas le pays « ${written} ». Écrivez le nom anglais d’un pays africain.`,
  level: (written) =>
    `Nous ne connaissons pas le niveau « ${written} ». Écrivez diploma, degree, masters ou PhD.`,
  subjects: (written) =>
    `Nous ne pouvons pas lire les matières « ${written} ». Écrivez-les comme ceci : Eng B+, Kis B, Mat C+. Nous avons des formations pour le KCSE et le WASSCE.`,
  sex: (written) => `Nous ne pouvons pas lire « ${written} ». Écrivez f ou m, ou laissez vide.`,
};
