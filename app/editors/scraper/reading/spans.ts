export interface Span {
  start: number;
  end: number;
}

/** Characters; a little more than what is looked for spans. */
const shelf = 128;

/** Places of a text, kept so that those near another place are found without looking at all of them. */
export class Spans<Kept extends Span> {
  readonly #shelves = new Map<number, Kept[]>();

  constructor(spans: Iterable<Kept> = []) {
    for (const span of spans) this.add(span);
  }

  add(span: Kept): void {
    for (let place = Math.floor(span.start / shelf); place * shelf <= span.end; place++) {
      const others = this.#shelves.get(place);
      if (others) others.push(span);
      else this.#shelves.set(place, [span]);
    }
  }

  /** Those that share a character with a stretch of the text, or touch it. */
  touching({ start, end }: Span): Kept[] {
    const found = new Set<Kept>();
    for (let place = Math.floor(start / shelf); place * shelf <= end; place++)
      for (const span of this.#shelves.get(place) ?? [])
        if (span.start <= end && start <= span.end) found.add(span);
    return [...found];
  }
}

export const overlap = (one: Span, other: Span) => one.start < other.end && other.start < one.end;
