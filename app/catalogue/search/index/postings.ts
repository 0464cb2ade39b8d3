const firstCapacity = 4;

/** For each key, the documents that have it, in rising order. Keys are small numbers, given out one after the other. */
export class Postings {
  readonly #lists: Uint32Array[] = [];
  readonly #lengths: number[] = [];

  add(key: number, document: number): void {
    const length = this.#lengths[key] ?? 0;
    let list = this.#lists[key] ?? new Uint32Array(firstCapacity);
    if (length > 0 && list[length - 1] === document) return;
    if (length === list.length) {
      const larger = new Uint32Array(2 * length);
      larger.set(list);
      list = larger;
    }
    list[length] = document;
    this.#lists[key] = list;
    this.#lengths[key] = length + 1;
  }

  get(key: number): Uint32Array {
    return this.#lists[key]?.subarray(0, this.#lengths[key]) ?? none;
  }

  get bytes(): number {
    return this.#lists.reduce((sum, list) => sum + list.byteLength, 0);
  }
}

const none = new Uint32Array(0);
