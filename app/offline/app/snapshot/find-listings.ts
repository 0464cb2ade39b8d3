import { comingDaysOf, cycleStatusOf, openingSoonDays } from "#app/catalogue/dates/cycle.ts";
import { type FilterName, type Kind, type StateFilter, soonDays } from "#app/catalogue/kinds/kinds.ts";
import { bare, fold } from "#app/catalogue/search/parser/fold.ts";
import { isSentence, readQuery } from "#app/catalogue/search/parser/read-query.ts";
import { type QueryTerm, queryTerms } from "#app/catalogue/search/plan/query-terms.ts";
import { daysAfter } from "#app/shared/calendar/days.ts";
import type { OfflineListing } from "./offline-listing.ts";

export interface OfflineSearch {
  kind: Kind;
  text: string;
  chosen: Partial<Record<FilterName, string>>;
}

/** Searches the snapshot: the query is parsed as on the site, and the best results come first. */
export function findListings(
  all: OfflineListing[],
  { kind, text, chosen }: OfflineSearch,
  today: string,
): OfflineListing[] {
  const reading = readQuery(text, today);
  const isLoose = isSentence(reading);
  const terms = queryTerms(reading, kind).map(foldTerm);
  const required = terms.filter(({ isRequired, isUnknown }) => isRequired && !(isUnknown && isLoose));
  const folded = fold(text);
  const filters = Object.entries(chosen) as [FilterName, string][];
  return all
    .filter(
      (one) => one.kind === kind && filters.every(([name, value]) => hasFilter(one, name, value, today)),
    )
    .filter((one) => required.every((term) => matches(one, term, today)))
    .map((one) => ({
      one,
      worth:
        terms.reduce((sum, term) => sum + pointsOf(one, term), 0) +
        (folded.includes(" ") && one.names.includes(folded) ? namePoints : 0),
      closes: closingDay(one, today),
    }))
    .sort(
      (one, other) =>
        other.worth - one.worth ||
        one.closes.localeCompare(other.closes) ||
        one.one.title.localeCompare(other.one.title),
    )
    .map(({ one }) => one);
}

const foldTerm = (term: QueryTerm): QueryTerm => ({
  ...term,
  words: term.words.map((word) => bare(fold(word))),
});

function matches(one: OfflineListing, { words, synonyms, tags, state }: QueryTerm, today: string): boolean {
  return (
    words.every((word) => one.text.includes(word)) ||
    synonyms.some((synonym) => one.text.includes(synonym)) ||
    one.tags.some((tag) => tag in tags) ||
    (state !== null && one.kind !== "colleges" && isIn(state, one, today))
  );
}

/** A name counts most, then a fact, then a mention. */
const namePoints = 20;

function pointsOf({ names, text, tags }: OfflineListing, term: QueryTerm): number {
  const best = (wanted: Record<string, number>) => Math.max(0, ...tags.map((tag) => wanted[tag] ?? 0));
  const spellings = [term.words.join(" "), ...term.synonyms];
  const isMentioned = term.words.every((word) => text.includes(word));
  return (
    (spellings.some((spelling) => ` ${names} `.includes(` ${spelling} `)) ? namePoints : 0) +
    Math.max(best(term.tags), isMentioned ? term.mentionPoints : 0) +
    best(term.prefers)
  );
}

const form = (tag: string) => fold(tag).replace(/[_-]/g, " ");
const everyField = ["field all fields", "field any field"];

function hasFilter(one: OfflineListing, name: FilterName, value: string, today: string): boolean {
  if (name === "state") return isIn(value as StateFilter, one, today);
  if (name === "closing") return closesWithin(one, soonDays, today);
  const wanted = form(`${name} ${value}`);
  const others = name === "field" && one.kind === "scholarships" ? everyField : [];
  return one.tags.some((tag) => form(tag) === wanted || others.includes(form(tag)));
}

/** Announced, and not later. */
function closesWithin({ cycle, kind }: OfflineListing, days: number, today: string): boolean {
  const { closes } = comingDaysOf(cycle, today);
  return kind !== "colleges" && !!closes?.isAnnounced && closes.day <= daysAfter(today, days);
}

function isIn(state: StateFilter, { cycle }: OfflineListing, today: string): boolean {
  const standing = cycleStatusOf(cycle, today).state;
  if (state === "open") return ["open", "usually_open", "always"].includes(standing);
  return standing === "opens" && (cycle.opensOn ?? today) <= daysAfter(today, openingSoonDays);
}

/** The next closing day; the end of time if it isn't known. */
const closingDay = ({ cycle }: OfflineListing, today: string) =>
  comingDaysOf(cycle, today).closes?.day ?? "9999";

/** What closes within this many days, on an announced or a usual day, the earliest first. */
export const closingWithin = (all: OfflineListing[], days: number, today: string): OfflineListing[] =>
  all
    .map((one) => ({ one, closes: closingDay(one, today) }))
    .filter(({ one, closes }) => one.kind !== "colleges" && closes <= daysAfter(today, days))
    .sort((a, b) => a.closes.localeCompare(b.closes) || a.one.title.localeCompare(b.one.title))
    .map(({ one }) => one);

/** The values that a filter can have, the most frequent first. */
export function valuesOf(all: OfflineListing[], kind: Kind, name: FilterName): string[] {
  const counts = new Map<string, number>();
  for (const { tags, kind: its } of all)
    if (its === kind)
      for (const tag of tags) if (tag.startsWith(`${name} `)) counts.set(tag, (counts.get(tag) ?? 0) + 1);
  return [...counts]
    .sort(([, one], [, other]) => other - one)
    .slice(0, mostValues)
    .map(([tag]) => tag.slice(name.length + 1));
}

/** More than anyone scrolls through. */
const mostValues = 40;
