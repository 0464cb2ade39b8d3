import type { Applicant } from "#app/catalogue/eligibility/applicant.ts";
import type { StateFilter } from "#app/catalogue/kinds/kinds.ts";
import type { SectionIndex } from "../index/kind-index.ts";
import type { Meaning, TypedMoney } from "../parser/meaning.ts";
import type { QueryTerm } from "./query-terms.ts";

/** A query as the index can answer it. */
export interface SearchPlan {
  section: SectionIndex;
  /** Words are `searchable`. */
  terms: QueryTerm[];
  /** What was ruled out: see `leaveOutRuledOut`. */
  ruledOut: Meaning[];
  money: TypedMoney | null;
  /** All that was typed, with what the lexicon translates in English: names of listings are. */
  typed: string;
  /** A listing has a tag of each of these groups; their tags are forms. */
  tagForms: string[][];
  isClosingSoon: boolean;
  state: StateFilter | null;
  applicant: Applicant | null;
}

const isRequiring = ({ terms }: SearchPlan) => terms.some(({ isRequired }) => isRequired);

/** Whether some listings are more relevant than others: several words may be a name. */
export const isRanked = (plan: SearchPlan) =>
  isRequiring(plan) ||
  plan.money !== null ||
  plan.typed.includes(" ") ||
  plan.terms.some(({ prefers }) => Object.keys(prefers).length > 0);
