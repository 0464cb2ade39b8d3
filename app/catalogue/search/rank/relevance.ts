import { plainName } from "#app/catalogue/search-fields/searchable.ts";
import type { Listing } from "#app/catalogue/snapshot/listing.ts";
import { paysAbout } from "../candidates/compare-money.ts";
import type { SectionIndex } from "../index/kind-index.ts";
import { type ListingSet, numbersIn } from "../index/listing-set.ts";
import type { TextField } from "../index/text-field.ts";
import { bare, fold } from "../parser/fold.ts";
import type { TypedMoney } from "../parser/meaning.ts";
import type { QueryTerm } from "../plan/query-terms.ts";
import type { SearchPlan } from "../plan/search-plan.ts";

/** Points for a name that has a term: as its first word, as a whole word, as the beginning of one, inside one. */
const inName = { first: 13, whole: 12, beginning: 9, inside: 5 };
/** Points for a name that equals the whole text, or contains it, or continues it within a word. */
const wholeName = { exactly: 14, contained: 12, begun: 10 };
/** Points for a name that has a synonym. */
const synonymInName = 7;
/** Points for a college with a programme that has the term, or a synonym, in its name, or a word that begins with it. */
const programmeName = { typed: 11, synonym: 10, beginning: 8 };
/** Extra points for a whole word: "un" isn't meant in "university". */
const wholeWord = 2;
/** Extra points for a tag if the text contains the word too: among all that teach business, those with "commerce". */
const tagAndText = 2;
/** Extra points for two adjacent terms. */
const adjacent = 4;
/** For a term of the lexicon that occurs only inside a longer word. */
const insideOnly = -4;
/** For an unknown term that occurs only inside a longer word. */
const unknownInside = 1;
/** Points for a name with a word that only names the tab. */
const kindInName = 2;
/** For a listing that pays about what was typed. */
const typedAmount = 20;
/** Terms of the lexicon that are as short as this are whole words: "GRE" doesn't begin "great", nor "tech" "technical". So are single letters. */
const shortWord = 4;

/** For a listing that has the excluded value among others: "not in Kenya" shows one in Kenya and Ghana last. */
const ruledOutAmongOthers = -6;

/** For a listing that mentions what the student lacks: "without NYSC". */
const mentionOfRuledOut = -6;

const countryOfRuledOut = 6;

/** Nearly all programmes that colleges list are for school leavers. */
const postgraduate = ["level graduate", "level doctorate"];

/** Points of each listing of a section, by number. */
type RelevancePoints = Int16Array;

/**
 * How relevant each candidate is: its name counts most, then its facts, then its text. Each term counts by its best
 * match. The points of other listings are meaningless.
 */
export function scoreRelevance(plan: SearchPlan, candidates: ListingSet): RelevancePoints {
  const { section, terms } = plan;
  const total = new Int16Array(section.listed.length);
  const isPostgraduate = terms.some(({ tags }) => postgraduate.some((tag) => tag in tags));
  for (const term of terms) {
    if (term.isRequired || term.isUnknown || term.isLoose)
      scoreTerm(total, section, term, candidates, !isPostgraduate);
    else scoreKindWord(total, section, term);
    for (const [tag, points] of Object.entries(term.prefers))
      for (const listing of section.index.withTag(tag)) add(total, listing, points);
  }
  for (const { tags, names } of plan.ruledOut) {
    for (const tag of Object.keys(tags))
      for (const listing of section.index.withTag(tag)) add(total, listing, ruledOutAmongOthers);
    if (Object.keys(tags).length > 0) continue;
    const named = new Set(names.flatMap((name) => [...setOf(section.index.name, ` ${name} `)]));
    // "Without interviews": what mentions one comes last.
    if (named.size === 0)
      for (const name of names)
        for (const listing of setOf(section.text, ` ${name}`)) add(total, listing, ruledOutAmongOthers);
    if (section.kind === "colleges")
      for (const listing of inSameCountry(section, named)) add(total, listing, countryOfRuledOut);
  }
  const mentioning = new Set(plan.demoted.flatMap((word) => [...setOf(section.text, ` ${word}`)]));
  for (const listing of mentioning) add(total, listing, mentionOfRuledOut);
  if (plan.money) scoreAmount(total, section, plan.money, candidates);
  scoreName(total, plan);
  scoreNeighbours(total, plan);
  return total;
}

/** "Architecture apart from KNUST" means others in Ghana. */
function inSameCountry({ index, listed }: SectionIndex, named: Set<number>): Iterable<number> {
  const countries = new Set<string>();
  for (const listing of named)
    for (const number of listed[listing] ? index.tagsOf(listing) : []) {
      const { tag = "" } = index.tags[number] ?? {};
      if (tag.startsWith("country ")) countries.add(tag);
    }
  const [country] = countries;
  return country && countries.size === 1 ? index.withTag(country) : [];
}

function add(points: RelevancePoints, listing: number, more: number): void {
  if (listing < points.length) points[listing] = (points[listing] ?? 0) + more;
}

/** A way to match a term, and its points. */
interface TermMatch {
  points: number;
  forEach(found: (listing: number) => void): void;
}

function scoreTerm(
  total: RelevancePoints,
  section: SectionIndex,
  term: QueryTerm,
  candidates: ListingSet,
  withProgrammes: boolean,
): void {
  const typed = plainWords(term.words).join(" ");
  const isMeant = Object.keys(term.tags).length + term.synonyms.length > 0;
  const least = isMeant ? insideOnly : unknownInside;
  const best = new Int16Array(total.length).fill(least);
  for (const { points, forEach } of matchesOf(
    section,
    term,
    candidates,
    typed,
    typed.length <= (isMeant ? shortWord : 1),
    withProgrammes,
  ))
    if (points > least)
      forEach((listing) => {
        if (points > (best[listing] ?? points)) best[listing] = points;
      });
  if (typed && Object.keys(term.tags).length > 0)
    for (const listing of setOf(section.text, ` ${typed}`)) add(best, listing, tagAndText);
  for (let listing = 0; listing < total.length; listing++) add(total, listing, best[listing] ?? 0);
}

function matchesOf(
  section: SectionIndex,
  term: QueryTerm,
  candidates: ListingSet,
  typed: string,
  isWholeWord: boolean,
  withProgrammes: boolean,
): TermMatch[] {
  const { index, text } = section;
  const { name, programmes } = index;
  const { mentionPoints, tags } = term;
  const has = (field: TextField, pattern: string, points: number): TermMatch => ({
    points,
    forEach: (found) => field.forEachWith(pattern, found, candidates),
  });
  const synonyms = isWholeWord ? term.synonyms : term.synonyms.filter((synonym) => synonym !== typed);
  const matches: TermMatch[] = [
    ...synonyms.flatMap((synonym) => [
      has(name, ` ${synonym}`, synonymInName),
      has(text, ` ${synonym}`, mentionPoints),
    ]),
    ...(term.isSubject && withProgrammes
      ? term.synonyms.map((synonym) => has(programmes, inProgramme(synonym), programmeName.synonym))
      : []),
    ...Object.entries(tags).map(([tag, points]) => ({
      points,
      forEach: (found: (listing: number) => void) => index.withTag(tag).forEach(found),
    })),
  ];
  if (!typed) return matches;
  if (!isWholeWord)
    matches.push(
      has(name, ` ${typed}`, inName.beginning),
      has(name, typed, inName.inside),
      has(text, ` ${typed}`, mentionPoints),
    );
  return [
    ...matches,
    has(text, ` ${typed} `, mentionPoints + wholeWord),
    has(name, ` ${typed} `, inName.whole),
    {
      points: inName.first,
      forEach: (found) =>
        name.forEachWith(` ${typed} `, (listing) => {
          if (name.textOf(listing).startsWith(` ${typed} `)) found(listing);
        }),
    },
    ...(withProgrammes && (term.isUnknown || term.isSubject) && /^[a-z0-9 ]+$/.test(typed)
      ? [
          has(programmes, ` ${typed} `, programmeName.typed),
          has(programmes, inProgramme(typed), programmeName.beginning),
        ]
      : []),
  ];
}

/** Begins a word of a programme's name; short ones are whole words. */
const inProgramme = (word: string) => (word.length > shortWord ? ` ${word}` : ` ${word} `);

function setOf(field: TextField, pattern: string): Set<number> {
  const found = new Set<number>();
  field.forEachWith(pattern, (listing) => found.add(listing));
  return found;
}

function scoreKindWord(total: RelevancePoints, { index }: SectionIndex, { words }: QueryTerm): void {
  for (const listing of setOf(index.name, plainWords(words).join(" "))) add(total, listing, kindInName);
}

function scoreAmount(
  total: RelevancePoints,
  { index, rates }: SectionIndex,
  money: TypedMoney,
  candidates: ListingSet,
): void {
  for (const number of numbersIn(candidates))
    if (paysAbout((index.listings[number] as Listing).amount, money, rates)) add(total, number, typedAmount);
}

/** "University of Nairobi" ranks that university before others in Nairobi. */
function scoreName(total: RelevancePoints, { section, typed }: SearchPlan): void {
  const { name, listings } = section.index;
  const all = plainWords(typed.split(" ")).join(" ");
  if (!all) return;
  const called = setOf(name, ` ${all} `);
  for (const listing of called) {
    if (listings[listing]?.search.names[0] === all) add(total, listing, wholeName.exactly);
    if (all.includes(" ")) add(total, listing, wholeName.contained);
  }
  if (called.size === 0 && all.includes(" "))
    for (const listing of setOf(name, ` ${all}`)) add(total, listing, wholeName.begun);
  if (called.size > 0) return;
  for (const listing of listingsBegun(section, all)) add(total, listing, wholeName.begun);
}

/** The listings with a name whose words these are, each perhaps cut off: "univ nai". */
export function listingsBegun({ index }: SectionIndex, typed: string): number[] {
  const begun = tellingWords(typed);
  if (begun.length < 2 || begun.length > mostBegun) return [];
  return [...setOf(index.name, ` ${begun[0]}`)].filter((listing) =>
    index.listings[listing]?.search.names.some((one) => isBegun(tellingWords(one), begun)),
  );
}

/** At most this many unfinished words are compared with names. */
const mostBegun = 5;
const tellingWords = (name: string) =>
  name.split(" ").filter((word) => !/^(?:of|the|and|for|in|at|de)$/.test(word));

/** "Univ nai" begins the words of "University of Nairobi". */
const isBegun = (words: string[], begun: string[]) =>
  words.length >= begun.length && begun.every((part, place) => words[place]?.startsWith(part));

/** Ranks "food science" before listings with both words apart. */
function scoreNeighbours(total: RelevancePoints, { section, terms }: SearchPlan): void {
  const required = terms
    .filter(({ isRequired }) => isRequired)
    .map(({ words }) => plainWords(words).join(" "));
  for (const [position, word] of required.slice(1).entries())
    for (const listing of setOf(section.text, ` ${required[position]} ${word}`))
      add(total, listing, adjacent);
}

/** Words in the form of indexed names: without punctuation. */
export const plainWords = (words: string[]): string[] =>
  words.flatMap((word) =>
    plainName(bare(fold(word)))
      .split(" ")
      .filter(Boolean),
  );
