/** Grades by subject code. A higher rank is a better grade: see the exam's own file for its ranks. */
export type SubjectRanks = ReadonlyMap<string, number>;

/** Subjects that count as one: any of them meets the option, at this rank or better. */
interface SubjectOption {
  subjects: readonly string[];
  least: number;
}

/** This many different options of the list have to be met, each by another subject. */
export interface SubjectSlot {
  count: number;
  options: readonly SubjectOption[];
  /** The options as the rule names them, where it names a group of subjects: "@ART/@SOC". */
  written?: string;
}

/** One way to meet a rule: every slot of it. */
export interface SubjectWay {
  slots: readonly SubjectSlot[];
  /** Whether a subject may meet two slots. */
  eachSubjectOnce: boolean;
  /** The way is not open to anyone who took one of these subjects. */
  onlyIfNotTaken?: readonly string[];
}

/** One place of a slot, and the subject that fills it; null if none does. */
export interface FilledPlace {
  slot: SubjectSlot;
  by: string | null;
}

export interface SubjectCheck {
  isMet: boolean;
  places: readonly FilledPlace[];
}

/**
 * Fills as many places as possible. Every place is tried with every subject, so the order of slots and subjects makes
 * no difference. A rule has at most five places, and a certificate at most nine subjects.
 */
export function checkWay(way: SubjectWay, ranks: SubjectRanks): SubjectCheck {
  const places = way.slots.flatMap((slot) => Array.from({ length: slot.count }, () => slot));
  if (way.onlyIfNotTaken?.some((subject) => ranks.has(subject)))
    return { isMet: false, places: places.map((slot) => ({ slot, by: null })) };
  const search = new PlaceSearch(places, way.eachSubjectOnce, ranks);
  const filled = search.best();
  return {
    isMet: filled.every((by) => by !== null),
    places: places.map((slot, place) => ({ slot, by: filled[place] ?? null })),
  };
}

/**
 * Whether any of the ways is met. If none is, returns the check of the way that comes closest. An empty list requires
 * nothing.
 */
export function checkWays(ways: readonly SubjectWay[], ranks: SubjectRanks): SubjectCheck {
  let closest: SubjectCheck | null = null;
  for (const way of ways) {
    const check = checkWay(way, ranks);
    if (check.isMet) return check;
    if (!closest || unfilled(check) < unfilled(closest)) closest = check;
  }
  return closest ?? { isMet: true, places: [] };
}

const unfilled = ({ places }: SubjectCheck): number => places.filter(({ by }) => by === null).length;

class PlaceSearch {
  readonly #places: readonly SubjectSlot[];
  readonly #eachSubjectOnce: boolean;
  readonly #ranks: SubjectRanks;
  #best: (string | null)[] | null = null;
  #bestCount = -1;

  constructor(places: readonly SubjectSlot[], eachSubjectOnce: boolean, ranks: SubjectRanks) {
    this.#places = places;
    this.#eachSubjectOnce = eachSubjectOnce;
    this.#ranks = ranks;
  }

  best(): (string | null)[] {
    this.#fill([], new Set(), new Set(), 0);
    return this.#best ?? [];
  }

  /** `usedOptions` holds the options of the current slot: two places of a slot need two options. */
  #fill(filled: (string | null)[], used: Set<string>, usedOptions: Set<SubjectOption>, count: number): void {
    const place = filled.length;
    if (count + this.#places.length - place <= this.#bestCount) return;
    const slot = this.#places[place];
    if (!slot) {
      this.#best = filled;
      this.#bestCount = count;
      return;
    }
    const isNewSlot = slot !== this.#places[place - 1];
    const taken = isNewSlot ? new Set<SubjectOption>() : usedOptions;
    for (const option of slot.options) {
      if (taken.has(option)) continue;
      for (const subject of option.subjects) {
        if ((this.#ranks.get(subject) ?? Number.NEGATIVE_INFINITY) < option.least) continue;
        if (used.has(subject)) continue;
        const nowUsed = this.#eachSubjectOnce ? new Set(used).add(subject) : used;
        this.#fill([...filled, subject], nowUsed, new Set(taken).add(option), count + 1);
        if (this.#bestCount === this.#places.length) return;
      }
    }
    this.#fill([...filled, null], used, taken, count);
  }
}

/**
 * The highest sum of ranks over one subject for each place, no subject twice; null if a place can't be filled.
 * Returns the subjects in the order of the places.
 */
export function bestSum(
  places: readonly (readonly string[])[],
  ranks: SubjectRanks,
): { sum: number; subjects: string[] } | null {
  let best: { sum: number; subjects: string[] } | null = null;
  const choose = (place: number, subjects: string[], sum: number): void => {
    const options = places[place];
    if (!options) {
      if (!best || sum > best.sum) best = { sum, subjects };
      return;
    }
    for (const subject of options) {
      const rank = ranks.get(subject);
      if (rank === undefined || subjects.includes(subject)) continue;
      choose(place + 1, [...subjects, subject], sum + rank);
    }
  };
  choose(0, [], 0);
  return best;
}
