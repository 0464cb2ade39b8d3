import { welcomesEveryField } from "#app/catalogue/scoring/score.ts";
import { fieldsOfInterest } from "#database/schema/lists.ts";
import { memoizeByObject, memoizeByText } from "../../../shared/memoize.ts";
import type { Applicant } from "../applicant.ts";
import type { FactsOf, Finding } from "../judgement.ts";
import { containsWords, wordsOf } from "../parse/words-of.ts";
import { isShortCourse, offeredLevels } from "../study-levels.ts";
import { finding } from "./rule.ts";
import { fieldsWords as words } from "./words.ts";

type FieldOfInterest = (typeof fieldsOfInterest)[number];
type ApplicantFields = Pick<Applicant, "fields">;

/** A short course may be in another field than the student's own. */
export const judgeAwardFields = (facts: FactsOf["scholarship"], applicant: ApplicantFields): Finding | null =>
  judgeFields(facts.fieldOfStudy, applicant, isShortCourse(offeredLevels("scholarship", facts)));

export const judgeWorkFields = (
  facts: Pick<FactsOf["internship"], "field">,
  applicant: ApplicantFields,
): Finding | null => judgeFields(facts.field, applicant, false);

function judgeFields(text: string, { fields }: ApplicantFields, mayDiffer: boolean): Finding | null {
  const { named, isAny, hasOther } = parseFields(text);
  if (isAny || (named.length === 0 && !hasOther)) return null;
  const offered = () =>
    text
      .split(fieldSeparator)
      .map((entry) => entry.trim())
      .filter(Boolean);
  if (fields.length === 0)
    return finding("fields", "check", () => words.ask(offered()), { field: "fieldsOfInterest" });
  const matched = named.filter((field) => fields.includes(field));
  if (matched.length > 0) return finding("fields", "yes", () => words.yes(matched));
  const isNear = mayDiffer || hasOther || neighboursOf(fields).some((field) => named.includes(field));
  return isNear
    ? finding("fields", "check", () => words.near(offered(), fields))
    : finding("fields", "no", () => words.no(offered(), fields));
}

/** Pairs of fields whose students may be accepted in the other field. */
const neighbours: readonly (readonly [FieldOfInterest, FieldOfInterest])[] = [
  ["Nursing", "Medicine"],
  ["Computer Science", "Engineering"],
  ["Computer Science", "Sciences"],
  ["Engineering", "Sciences"],
  ["Sciences", "Agriculture"],
  ["Sciences", "Medicine"],
  ["Social Work", "Psychology"],
  ["Communications", "Arts"],
  ["Engineering", "Architecture"],
];

export const neighboursOf = memoizeByObject((fields: readonly string[]): FieldOfInterest[] =>
  fieldsOfInterest.filter((field) =>
    neighbours.some(
      ([one, other]) =>
        (one === field && fields.includes(other)) || (other === field && fields.includes(one)),
    ),
  ),
);

interface NamedFields {
  named: FieldOfInterest[];
  isAny: boolean;
  /** Whether it names an unknown field. */
  hasOther: boolean;
}

const knownFields = fieldsOfInterest.map((field) => ({ field, fieldWords: wordsOf(field) }));
const everyField = welcomesEveryField.map(wordsOf);
const fieldSeparator = /[,;/|]/;

export const parseFields = memoizeByText((text: string): NamedFields => {
  const parsed = { isAny: false, hasOther: false };
  const found = new Set<FieldOfInterest>();
  for (const entry of text.split(fieldSeparator).map(wordsOf)) {
    if (entry === "") continue;
    const isAny = everyField.includes(entry);
    const within = knownFields.filter(({ fieldWords }) => containsWords(entry, fieldWords));
    for (const { field } of within) found.add(field);
    parsed.isAny ||= isAny;
    parsed.hasOther ||= !isAny && !within.some(({ fieldWords }) => fieldWords === entry);
  }
  return { ...parsed, named: fieldsOfInterest.filter((field) => found.has(field)) };
});

/** A college's list of fields, and the fields of its programmes. */
export const taughtFields = memoizeByObject(
  ({ programs, programmes }: Pick<FactsOf["college"], "programs" | "programmes">): FieldOfInterest[] => {
    const entries = [...programs, ...programmes.map(({ field }) => field)].map(wordsOf);
    return knownFields
      .filter(({ fieldWords }) => entries.some((entry) => containsWords(entry, fieldWords)))
      .map(({ field }) => field);
  },
);
