import type { Kind } from "#app/catalogue/kinds/kinds.ts";
import type { Evidence, RecordValues } from "#database/schema/index.ts";
import { isEmpty } from "../fields/is-empty.ts";

/** A rule about a record's completeness, evaluated here by `meetsRule` and in SQL by `ruleCondition`. */
export type CompletenessRule =
  | { filled: string }
  | { isTrue: string }
  /** The URL of a site's home page. */
  | { isHomepage: string }
  /** Some evidence is a web page, or is dated or checked within the last year. */
  | { evidence: "page" | "fresh" }
  | { not: CompletenessRule }
  | { any: CompletenessRule[] }
  | { all: CompletenessRule[] };

const isFilled = (name: string): CompletenessRule => ({ filled: name });
const addressOf = {
  scholarships: "application_url",
  colleges: "website_url",
  internships: "application_url",
};
const moneyOnCard = { scholarships: "amount", colleges: "tuition_range", internships: "duration" };

/**
 * The measures of every record, in table order. Colleges have entry grades and fees instead of eligibility
 * and amounts.
 */
const rules = {
  cycle: () => ({
    any: [
      ...["deadline", "application_deadline", "opens_on", "usual_opens", "usual_closes", "intakes"].map(
        isFilled,
      ),
      { isTrue: "is_rolling" },
    ],
  }),
  money: (kind) =>
    kind === "colleges"
      ? isFilled("fees")
      : { any: [isFilled("amount_value"), isFilled(kind === "scholarships" ? "covers" : "is_paid")] },
  eligibility: (kind) =>
    kind === "colleges"
      ? { any: [isFilled("entry"), isFilled("admission")] }
      : { all: [isFilled("citizens"), isFilled("finished")] },
  documents: () => isFilled("documents"),
  deepLink: () => isFilled("call_url"),
  linked: (kind) => ({
    any: [
      isFilled("call_url"),
      { all: [isFilled(addressOf[kind]), { not: { isHomepage: addressOf[kind] } }] },
    ],
  }),
  page: () => ({ evidence: "page" }),
  fresh: () => ({ evidence: "fresh" }),
  card: (kind) => isFilled(moneyOnCard[kind]),
} satisfies Record<string, (kind: Kind) => CompletenessRule>;

export type GapMeasure = keyof typeof rules;
export const measures = Object.keys(rules) as GapMeasure[];

export const ruleOf = (measure: GapMeasure, kind: Kind): CompletenessRule =>
  (rules[measure] as (kind: Kind) => CompletenessRule)(kind);

/** Colleges have no documents field. */
export const measuresOf = (kind: Kind): GapMeasure[] =>
  measures.filter((measure) => measure !== "documents" || kind !== "colleges");

export const homepage = /^https?:\/\/[^/?#]+\/?$/i;

export const oneYearBefore = (today: string) => `${Number(today.slice(0, 4)) - 1}${today.slice(4)}`;

export function meetsRule(rule: CompletenessRule, record: RecordValues, today: string): boolean {
  if ("filled" in rule) return !isEmpty(record[rule.filled]);
  if ("isTrue" in rule) return record[rule.isTrue] === true;
  if ("isHomepage" in rule) return homepage.test(String(record[rule.isHomepage] ?? ""));
  if ("not" in rule) return !meetsRule(rule.not, record, today);
  if ("any" in rule) return rule.any.some((one) => meetsRule(one, record, today));
  if ("all" in rule) return rule.all.every((one) => meetsRule(one, record, today));
  const evidence = (record.evidence ?? []) as Evidence[];
  if (rule.evidence === "page") return evidence.some(({ source }) => source !== "knowledge");
  const since = oneYearBefore(today);
  return evidence.some(({ dated, checkedOn }) =>
    [dated, checkedOn].some((day) => day && day.slice(0, 10) >= since.slice(0, day.length)),
  );
}
