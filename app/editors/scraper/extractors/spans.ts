export interface TextSpan {
  start: number;
  end: number;
}

/** Characters per bucket; a little more than a typical search range. */
const bucketSize = 128;

/** Spans of a text in buckets, so that nearby ones are found without scanning all. */
export class Spans<Item extends TextSpan> {
  readonly #buckets = new Map<number, Item[]>();

  constructor(spans: Iterable<Item> = []) {
    for (const span of spans) this.add(span);
  }

  add(span: Item): void {
    for (let bucket = Math.floor(span.start / bucketSize); bucket * bucketSize <= span.end; bucket++) {
      const others = this.#buckets.get(bucket);
      if (others) others.push(span);
      else this.#buckets.set(bucket, [span]);
    }
  }

  /** Spans that overlap or touch the given one. */
  touching({ start, end }: TextSpan): Item[] {
    const found = new Set<Item>();
    for (let bucket = Math.floor(start / bucketSize); bucket * bucketSize <= end; bucket++)
      for (const span of this.#buckets.get(bucket) ?? [])
        if (span.start <= end && start <= span.end) found.add(span);
    return [...found];
  }
}

export const overlap = (one: TextSpan, other: TextSpan) => one.start < other.end && other.start < one.end;
