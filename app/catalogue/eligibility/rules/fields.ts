import { welcomesEveryField } from "#app/catalogue/scoring/score.ts";
import { fieldsOfInterest } from "#database/schema/lists.ts";
import type { Applicant } from "../applicant.ts";
import type { FactsOf, Finding } from "../judgement.ts";
import { memoizeByList, memoizeByText } from "../memoize.ts";
import { fitWords } from "../words.ts";
import { containsWords, wordsOf } from "../words-of.ts";
import { line } from "./line.ts";

type Field = (typeof fieldsOfInterest)[number];

/** Fields so near that somebody of the one may be welcome in the other. */
const neighbours: readonly (readonly [Field, Field])[] = [
  ["Nursing", "Medicine"],
  ["Computer Science", "Engineering"],
  ["Computer Science", "Sciences"],
  ["Engineering", "Sciences"],
  ["Sciences", "Agriculture"],
  ["Sciences", "Medicine"],
  ["Social Work", "Psychology"],
];

const neighboursOf = (fields: readonly string[]): Field[] =>
  fieldsOfInterest.filter((field) =>
    neighbours.some(
      ([one, other]) =>
        (one === field && fields.includes(other)) || (other === field && fields.includes(one)),
    ),
  );

interface Fields {
  named: Field[];
  isAny: boolean;
  /** An entry that is not one of our fields. */
  hasOther: boolean;
}

const inWords = fieldsOfInterest.map((field) => ({ field, words: wordsOf(field) }));
const everyField = welcomesEveryField.map(wordsOf);

/** Entry by entry, between commas. */
export const parseFields = memoizeByText((text: string): Fields => {
  const read: Fields = { named: [], isAny: false, hasOther: false };
  const found = new Set<Field>();
  for (const entry of text.split(/[,;/|]/).map(wordsOf)) {
    if (entry === "") continue;
    const isAny = everyField.includes(entry);
    const within = inWords.filter(({ words }) => containsWords(entry, words));
    for (const { field } of within) found.add(field);
    read.isAny ||= isAny;
    read.hasOther ||= !isAny && !within.some(({ words }) => words === entry);
  }
  return { ...read, named: fieldsOfInterest.filter((field) => found.has(field)) };
});

/** What goes beside other studies may be of another field than they are. */
export function judgeFields(text: string, { fields }: Applicant, goesBeside = false): Finding | null {
  const words = fitWords.fields;
  const { named, isAny, hasOther } = parseFields(text);
  if (isAny || (named.length === 0 && !hasOther)) return null;
  const offered = text
    .split(/[,;/|]/)
    .map((entry) => entry.trim())
    .filter(Boolean);
  if (fields.length === 0)
    return line("fields", "check", () => words.ask(offered), { field: "fieldsOfInterest" });
  const matched = named.filter((field) => fields.includes(field));
  if (matched.length > 0) return line("fields", "yes", () => words.yes(matched));
  const isNear = goesBeside || hasOther || neighboursOf(fields).some((field) => named.includes(field));
  return isNear
    ? line("fields", "check", () => words.near(offered, fields))
    : line("fields", "no", () => words.no(offered, fields));
}

/** What a college teaches: its list of fields, and the fields of its programmes. */
export const taughtFields = memoizeByList(
  ({ programs, programmes }: Pick<FactsOf["college"], "programs" | "programmes">): Field[] => {
    const said = [...programs, ...programmes.map(({ field }) => field)].map(wordsOf);
    return inWords
      .filter(({ words }) => said.some((entry) => containsWords(entry, words)))
      .map(({ field }) => field);
  },
);

/** A list of courses is seldom complete: a field that is missing closes no door. */
export function judgeTaughtFields(facts: FactsOf["college"], { fields }: Applicant): Finding | null {
  const words = fitWords.fields;
  if (facts.programs.length === 0 && facts.programmes.length === 0) return null;
  if (fields.length === 0) return line("fields", "check", words.asksTaught, { field: "fieldsOfInterest" });
  const matched = taughtFields(facts).filter((field) => fields.includes(field));
  return matched.length > 0
    ? line("fields", "yes", () => words.teaches(matched))
    : line("fields", "check", () => words.doesNotTeach(fields));
}
