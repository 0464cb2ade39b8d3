export interface Span {
  start: number;
  end: number;
}

/** Characters; a little more than what is looked for spans. */
const stretch = 128;

/** Places of a text, kept so that those near another place are found without looking at all of them. */
export class Spans<Kept extends Span> {
  readonly #stretches = new Map<number, Kept[]>();

  constructor(spans: Iterable<Kept> = []) {
    for (const span of spans) this.add(span);
  }

  add(span: Kept): void {
    for (let place = Math.floor(span.start / stretch); place * stretch <= span.end; place++) {
      const others = this.#stretches.get(place);
      if (others) others.push(span);
      else this.#stretches.set(place, [span]);
    }
  }

  /** Those that share a character with a stretch of the text, or touch it. */
  touching({ start, end }: Span): Kept[] {
    const found = new Set<Kept>();
    for (let place = Math.floor(start / stretch); place * stretch <= end; place++)
      for (const span of this.#stretches.get(place) ?? [])
        if (span.start <= end && start <= span.end) found.add(span);
    return [...found];
  }
}

export const overlap = (one: Span, other: Span) => one.start < other.end && other.start < one.end;
