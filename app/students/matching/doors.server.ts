import type { Applicant } from "#app/catalogue/eligibility/applicant.ts";
import type { OpportunityKind } from "#app/opportunities/kinds.ts";
import { closingColumns, closingRules, type FitRule } from "#app/students/fit/verdict.server.ts";
import { type BarsOf, collectBars, weakestLike } from "#app/students/fit/weakest-like.server.ts";
import { opportunityKinds } from "#database/schema/lists.ts";
import { type BitColumn, bitColumns } from "#database/schema/match-shelves.ts";
import { add, onShelves } from "./shelves/on-shelves.server.ts";
import type { BitStrings } from "./shelves/read-shelves.server.ts";

/** Opportunities to be judged for many people: a rule is asked once for all who have told the same of what it looks at. */
export interface Doors {
  kinds: DoorsOfKind[];
  bars: BarsOf;
  /** What people have told, fact by fact, each with a number of its own. */
  told: { fact: keyof Applicant; numbers: Map<unknown, number> }[];
}

interface DoorsOfKind {
  strings: BitStrings;
  rules: {
    rule: FitRule;
    /** Of its facts among all. */
    places: number[];
    /** Whom it turned away, by the numbers of what was told. */
    known: Map<number, Int32Array>;
  }[];
}

/** So much is remembered of each fact. */
const mostTold = 2 ** 12;
/** So many answers of each rule, and not more than some 1 MB. */
const mostKnown = 2000;
const mostNumbers = 250_000;

/** What the rules look at. */
const facts = [
  ...new Set(Object.values(closingRules).flatMap((rules) => rules.flatMap((rule) => rule.facts))),
];

/** Each opportunity is given by its columns that can close a door, eight bytes to a column, the highest first. */
export const makeDoors = (given: Record<OpportunityKind, Uint8Array[]>): Doors => ({
  kinds: opportunityKinds.map((kind) => ({
    strings: stringsOf(kind, given[kind]),
    rules: closingRules[kind].map((rule) => ({
      ...{ rule, known: new Map() },
      places: rule.facts.map((fact) => facts.indexOf(fact)),
    })),
  })),
  bars: collectBars(opportunityKinds.flatMap((kind) => given[kind].flatMap((one) => minimaOf(kind, one)))),
  told: facts.map((fact) => ({ fact, numbers: new Map() })),
});

function stringsOf(kind: OpportunityKind, given: Uint8Array[]): BitStrings {
  const blank = () => new Int32Array(Math.ceil(given.length / 32));
  const strings: BitStrings = { everyone: blank(), places: new Map(), regions: [], asked: new Map() };
  const columns = closingColumns[kind].map((column) => bitColumns.indexOf(column) * 64);
  for (const [nth, bytes] of given.entries()) {
    setBit(strings.everyone, nth);
    for (const [place, first] of columns.entries())
      for (const bit of bitsIn(bytes.subarray(place * 8, place * 8 + 8))) {
        const string = strings.places.get(first + bit) ?? blank();
        strings.places.set(first + bit, string);
        setBit(string, nth);
      }
  }
  return strings;
}

/** Which bits of a column are set. The last place says that there is one at all, as on the shelves. */
function bitsIn(bytes: Uint8Array): number[] {
  const found: number[] = [];
  for (const [place, byte] of bytes.entries())
    for (let bit = 0; byte >> bit !== 0; bit++) if ((byte >> bit) & 1) found.push((7 - place) * 8 + bit);
  if (found.length > 0) found.push(63);
  return found;
}

function setBit(string: Int32Array, nth: number): void {
  string[nth >> 5] = (string[nth >> 5] ?? 0) | (1 << (nth & 31));
}

const columnsOfMinima: readonly BitColumn[] = ["fit_grades", "fit_other_grades"];

function minimaOf(kind: OpportunityKind, bytes: Uint8Array): bigint[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset);
  return closingColumns[kind].flatMap((column, place) =>
    columnsOfMinima.includes(column) ? [view.getBigInt64(place * 8)] : [],
  );
}

/** For each kind those that `judge` would call closed to somebody, as a string of bits. */
export function findClosed(doors: Doors, somebody: Applicant): Int32Array[] {
  const applicant = { ...somebody, standing: weakestLike(somebody.standing, doors.bars) };
  const told = numbersOf(doors, applicant);
  return doors.kinds.map(({ strings, rules }) => {
    const closed = new Int32Array(strings.everyone.length);
    const most = Math.min(mostKnown, mostNumbers / closed.length);
    for (const { rule, places, known } of rules) {
      let key = 0;
      for (const place of places) key = key * mostTold + (told[place] ?? 0);
      let own = known.get(key);
      if (!own) {
        own = onShelves(strings, rule.inSql(applicant).isNo);
        if (known.size >= most) known.clear();
        known.set(key, own);
      }
      add(closed, own);
    }
    return closed;
  });
}

/** Where there are too many, all is forgotten. */
function numbersOf(doors: Doors, applicant: Applicant): number[] {
  if (doors.told.some(({ numbers }) => numbers.size >= mostTold)) {
    for (const { numbers } of doors.told) numbers.clear();
    for (const { rules } of doors.kinds) for (const { known } of rules) known.clear();
  }
  return doors.told.map(({ fact, numbers }) => {
    const value = applicant[fact];
    const key = typeof value === "object" && value !== null ? JSON.stringify(value) : value;
    const number = numbers.get(key) ?? numbers.size;
    numbers.set(key, number);
    return number;
  });
}
