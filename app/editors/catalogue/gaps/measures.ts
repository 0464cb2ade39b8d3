import type { Kind } from "#app/catalogue/kinds/kinds.ts";
import type { Evidence, RecordValues } from "#database/schema/index.ts";
import { isEmpty } from "../fields/is-empty.ts";

/** What a record may say, written so that it can be asked of a record here and of a table in the database: see `rule-condition.server.ts`. */
export type Rule =
  | { said: string }
  | { isTrue: string }
  /** The address of a site without a page of it. */
  | { isHomepage: string }
  /** Some evidence is a page, or was written or looked at since this day of last year. */
  | { evidence: "page" | "fresh" }
  | { not: Rule }
  | { any: Rule[] }
  | { all: Rule[] };

const said = (name: string): Rule => ({ said: name });
const addressOf = {
  scholarships: "application_url",
  colleges: "website_url",
  internships: "application_url",
};
const moneyOnCard = { scholarships: "amount", colleges: "tuition_range", internships: "duration" };

/** What is measured of every record, in the order in which tables show it. Colleges are entered by grades, and pay nobody. */
const rules = {
  cycle: () => ({
    any: [
      ...["deadline", "application_deadline", "opens_on", "usual_opens", "usual_closes", "intakes"].map(said),
      { isTrue: "is_rolling" },
    ],
  }),
  money: (kind) =>
    kind === "colleges"
      ? said("fees")
      : { any: [said("amount_value"), said(kind === "scholarships" ? "covers" : "is_paid")] },
  eligibility: (kind) =>
    kind === "colleges"
      ? { any: [said("entry"), said("admission")] }
      : { all: [said("citizens"), said("finished")] },
  documents: () => said("documents"),
  deepLink: () => said("call_url"),
  linked: (kind) => ({
    any: [said("call_url"), { all: [said(addressOf[kind]), { not: { isHomepage: addressOf[kind] } }] }],
  }),
  page: () => ({ evidence: "page" }),
  fresh: () => ({ evidence: "fresh" }),
  card: (kind) => said(moneyOnCard[kind]),
} satisfies Record<string, (kind: Kind) => Rule>;

export type Measure = keyof typeof rules;
export const measures = Object.keys(rules) as Measure[];

export const ruleOf = (measure: Measure, kind: Kind): Rule => (rules[measure] as (kind: Kind) => Rule)(kind);

/** Nobody asks of a college which documents it wants: it has no field for them. */
export const measuresOf = (kind: Kind): Measure[] =>
  measures.filter((measure) => measure !== "documents" || kind !== "colleges");

export const homepage = /^https?:\/\/[^/?#]+\/?$/i;

export const yearBefore = (today: string) => `${Number(today.slice(0, 4)) - 1}${today.slice(4)}`;

/** Whether a record says what is measured. */
export function holds(rule: Rule, record: RecordValues, today: string): boolean {
  if ("said" in rule) return !isEmpty(record[rule.said]);
  if ("isTrue" in rule) return record[rule.isTrue] === true;
  if ("isHomepage" in rule) return homepage.test(String(record[rule.isHomepage] ?? ""));
  if ("not" in rule) return !holds(rule.not, record, today);
  if ("any" in rule) return rule.any.some((one) => holds(one, record, today));
  if ("all" in rule) return rule.all.every((one) => holds(one, record, today));
  const evidence = (record.evidence ?? []) as Evidence[];
  if (rule.evidence === "page") return evidence.some(({ source }) => source !== "knowledge");
  const since = yearBefore(today);
  return evidence.some(({ dated, checkedOn }) =>
    [dated, checkedOn].some((day) => day && day.slice(0, 10) >= since.slice(0, day.length)),
  );
}
