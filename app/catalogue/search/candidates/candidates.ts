import { isClosedTo } from "#app/catalogue/eligibility/judge.ts";
import { memoizeByObject } from "#app/shared/memoize.ts";
import type { SectionIndex } from "../index/kind-index.ts";
import { dayFlag } from "../index/kind-index.ts";
import { addAll, countSet, emptySet, intersect, type ListingSet } from "../index/listing-set.ts";
import type { Meaning, TypedMoney } from "../parser/meaning.ts";
import type { QueryTerm } from "../plan/query-terms.ts";
import type { SearchPlan } from "../plan/search-plan.ts";
import { isAffordable } from "./compare-money.ts";

/** The listings that match every required term and every filter. Memoized by plan; callers must not change the set. */
export const findCandidates = memoizeByObject((plan: SearchPlan): ListingSet => {
  const { section, terms, tagForms, state, isClosingSoon } = plan;
  const found = section.listed.slice();
  for (const forms of tagForms) intersect(found, withTagForms(section, forms));
  if (state) keepFlagged(found, section, dayFlag[state]);
  if (isClosingSoon) keepFlagged(found, section, dayFlag.closingSoon);
  for (const term of terms) if (term.isRequired) intersect(found, matchTerm(section, term, found));
  if (plan.money?.isMost && section.kind === "colleges") keepAffordable(found, section, plan.money);
  for (const means of plan.ruledOut) leaveOutRuledOut(found, section, means);
  leaveOutClosed(found, plan);
  return found;
});

export const countCandidates = (plan: SearchPlan): number => countSet(findCandidates(plan));

function withTagForms(section: SectionIndex, forms: string[]): ListingSet {
  const set = emptySet(section);
  for (const form of forms) for (const listings of section.index.withTagForm(form)) addAll(set, listings);
  return set;
}

function keepFlagged(found: ListingSet, { index, today }: SectionIndex, flag: number): void {
  const flags = index.dayFlags(today);
  for (let listing = 0; listing < found.length; listing++)
    if (!((flags[listing] ?? 0) & flag)) found[listing] = 0;
}

/** Listings that contain all words of a term, or one of its synonyms, or have one of its tags. May include listings outside `among`. */
function matchTerm(
  section: SectionIndex,
  { words, synonyms, tags, state }: QueryTerm,
  among: ListingSet,
): ListingSet {
  const { index, kind, today } = section;
  const matching = emptySet(section);
  const [first = "", ...others] = words;
  addMentions(matching, section, first, among);
  for (const word of others) {
    const mentioned = emptySet(section);
    addMentions(mentioned, section, word, among);
    intersect(matching, mentioned);
  }
  for (const synonym of synonyms)
    if (synonym !== first || others.length > 0) addMentions(matching, section, synonym, among);
  for (const tag of Object.keys(tags)) addAll(matching, index.withTag(tag));
  if (state && kind !== "colleges") {
    const flags = index.dayFlags(today);
    for (let listing = 0; listing < matching.length; listing++)
      if ((flags[listing] ?? 0) & dayFlag[state]) matching[listing] = 1;
  }
  return matching;
}

const addMentions = (set: ListingSet, { text }: SectionIndex, word: string, among: ListingSet) =>
  text.forEachWith(
    word,
    (listing) => {
      set[listing] = 1;
    },
    among,
  );

/**
 * A listing may have several of these tags: "not in Kenya" doesn't exclude one in Kenya and Ghana, nor "other than
 * nursing" a university that teaches nursing and law.
 */
const oftenSeveral = ["country ", "level ", "program "];
/** A name that ends with the excluded word is meant too, unless the word is as short as "art". */
const fewestAtEnd = 4;

function leaveOutRuledOut(found: ListingSet, { index, text }: SectionIndex, ruledOut: Meaning): void {
  const { words, names, tags } = ruledOut;
  const leaveOut = (listing: number) => {
    found[listing] = 0;
  };
  for (const word of words) text.forEachWith(` ${word}`, leaveOut);
  for (const name of names) {
    index.name.forEachWith(` ${name}`, leaveOut);
    // "Ecobank" is a bank.
    if (name.length >= fewestAtEnd) index.name.forEachWith(`${name} `, leaveOut);
  }
  for (const tag of Object.keys(tags)) {
    const group = oftenSeveral.find((prefix) => tag.startsWith(prefix));
    for (const listing of index.withTag(tag)) {
      const isAlso =
        group &&
        [...index.tagsOf(listing)].some((number) => {
          const { tag: other = "" } = index.tags[number] ?? {};
          return other.startsWith(group) && !(other in tags);
        });
      if (!isAlso) leaveOut(listing);
    }
  }
}

/** Removes colleges whose lowest fees are higher or unknown. */
function keepAffordable(found: ListingSet, { index, rates }: SectionIndex, money: TypedMoney): void {
  for (let number = 0; number < found.length; number++) {
    const listing = found[number] ? index.listings[number] : undefined;
    if (listing && !isAffordable(listing.fees, money, rates)) found[number] = 0;
  }
}

function leaveOutClosed(found: ListingSet, { section, applicant }: SearchPlan): void {
  if (!applicant) return;
  for (let number = 0; number < found.length; number++) {
    const listing = found[number] ? section.index.listings[number] : undefined;
    if (listing && isClosedTo(listing.kind, listing.facts, applicant)) found[number] = 0;
  }
}
