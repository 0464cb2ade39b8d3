/**
 * Returns an upper bound for how many ways a pattern can match from one position of a text, or infinity if a repeat
 * is unbounded. It assumes that only one of several alternatives can match, which is true of words, and that a repeat
 * can stop anywhere.
 */
export function countWays(source: string): number {
  const reader = new Reader(source);
  const ways = reader.alternatives();
  if (!reader.isDone) throw new Error(`This pattern can't be counted: ${source}`);
  return ways;
}

class Reader {
  readonly #source: string;
  #at = 0;

  constructor(source: string) {
    this.#source = source;
  }

  get isDone() {
    return this.#at === this.#source.length;
  }

  alternatives(): number {
    let most = this.#sequence();
    while (this.#take(/\|/y)) most = Math.max(most, this.#sequence());
    return most;
  }

  #sequence(): number {
    let ways = 1;
    while (!this.isDone && !/[|)]/.test(this.#source.charAt(this.#at))) ways *= this.#repeated();
    return ways;
  }

  #repeated(): number {
    const ways = this.#atom();
    const repeat = this.#take(/[*+?]\??|\{\d+(?:,\d*)?\}\??/y);
    if (!repeat) return ways;
    const [least, most] = boundsOf(repeat);
    if (most === Number.POSITIVE_INFINITY) return most;
    let sum = 0;
    for (let count = least; count <= most; count++) sum += ways ** count;
    return sum;
  }

  #atom(): number {
    if (this.#take(/\((?:\?(?::|=|!|<=|<!|<\w+>))?/y)) {
      const ways = this.alternatives();
      this.#take(/\)/y);
      return ways;
    }
    this.#take(/\[(?:\\[\s\S]|[^\]\\])*\]|\\(?:[pP]\{[^}]*\}|u\{[^}]*\}|k<\w+>|[\s\S])|[\s\S]/y);
    return 1;
  }

  #take(pattern: RegExp): string | null {
    pattern.lastIndex = this.#at;
    const [taken] = pattern.exec(this.#source) ?? [];
    if (taken === undefined) return null;
    this.#at += taken.length;
    return taken;
  }
}

function boundsOf(repeat: string): [number, number] {
  if (repeat.startsWith("*") || repeat.startsWith("+")) return [0, Number.POSITIVE_INFINITY];
  if (repeat.startsWith("?")) return [0, 1];
  const [least = "0", most] = repeat.replace(/[{}?]/g, "").split(",");
  return [
    Number(least),
    most === undefined ? Number(least) : most === "" ? Number.POSITIVE_INFINITY : Number(most),
  ];
}
