import type { Applicant } from "#app/catalogue/eligibility/applicant.ts";
import type { StateFilter } from "#app/catalogue/kinds/kinds.ts";
import type { SectionIndex } from "../index/kind-index.ts";
import type { Meaning, TypedMoney } from "../parser/meaning.ts";
import type { QueryTerm } from "./query-terms.ts";

/** A query in the form that the index executes. */
export interface SearchPlan {
  section: SectionIndex;
  /** Words are `searchable`. */
  terms: QueryTerm[];
  /** What was ruled out: see `leaveOutRuledOut`. */
  ruledOut: Meaning[];
  /** Listings that mention one of these come last. */
  demoted: string[];
  money: TypedMoney | null;
  /** The whole text, translated to English by the lexicon, to be compared with the names of listings. */
  typed: string;
  /** Groups of tag forms. A listing must have a tag of each group. */
  tagForms: string[][];
  isClosingSoon: boolean;
  state: StateFilter | null;
  applicant: Applicant | null;
  /** The reader's country; null if it is unknown, or if the search names the people of a country. */
  home: string | null;
  /** Then it doesn't matter what is at home. */
  namesPlace: boolean;
}

const isRequiring = ({ terms }: SearchPlan) => terms.some(({ isRequired }) => isRequired);

/** Whether relevance orders the results. Several words may be a name. */
export const isRanked = (plan: SearchPlan) =>
  isRequiring(plan) ||
  plan.money !== null ||
  plan.typed.includes(" ") ||
  plan.terms.some(({ prefers }) => Object.keys(prefers).length > 0);
