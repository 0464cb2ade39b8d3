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

/** Parts of one or two letters have no trigram and occur in most texts, so these are searched one by one. */
const shortPart = 2;

/**
 * An inverted index of one text of each document. A pattern is found anywhere in a text; a space at one of its ends is a word
 * boundary: " eng" begins a word, " law " is one.
 */
export class TextField {
  readonly #texts: string[] = [];
  readonly #numbers = new Map<string, number>();
  readonly #words: string[] = [];
  readonly #postings = new Postings();
  /** The numbers of all words in alphabetical order. Rebuilt after words were added. */
  #sorted = new Uint32Array(0);
  /** The letters of each word as bits. */
  #signatures = new Uint32Array(0);
  /** Word numbers by trigram. */
  readonly #wordsByTrigram = new Postings();
  readonly #trigrams = new Map<string, number>();

  /** The text is searchable: see `searchable`. */
  add(document: number, text: string): void {
    this.#texts[document] = ` ${text} `;
    for (const word of text.split(" ")) if (word) this.#postings.add(this.#numberOf(word), document);
  }

  #numberOf(word: string): number {
    let number = this.#numbers.get(word);
    if (number === undefined) {
      number = this.#words.length;
      this.#words.push(word);
      this.#numbers.set(word, number);
      for (const trigram of trigramsOf(word)) this.#wordsByTrigram.add(this.#trigramNumber(trigram), number);
    }
    return number;
  }

  #trigramNumber(trigram: string): number {
    const number = this.#trigrams.get(trigram) ?? this.#trigrams.size;
    this.#trigrams.set(trigram, number);
    return number;
  }

  /** With a space at each end. */
  textOf(document: number): string {
    return this.#texts[document] ?? "";
  }

  /** Documents that have a whole word. */
  withWord(word: string): Uint32Array {
    return this.#postings.get(this.#numbers.get(word) ?? -1);
  }

  words(): readonly string[] {
    return this.#words;
  }

  /** Words that may be a misspelling of this one: of about the same length, with about the same letters. */
  wordsLike(word: string): string[] {
    const letters = lettersIn(word);
    const signatures = this.#signaturesOfWords();
    const found: string[] = [];
    for (let number = 0; number < signatures.length; number++) {
      if (countBits((signatures[number] ?? 0) ^ letters) > mostOtherLetters) continue;
      const other = this.#words[number] ?? "";
      if (Math.abs(other.length - word.length) <= mostLonger) found.push(other);
    }
    return found;
  }

  #signaturesOfWords(): Uint32Array {
    const known = this.#signatures.length;
    if (known !== this.#words.length) {
      const signatures = new Uint32Array(this.#words.length);
      signatures.set(this.#signatures);
      for (let number = known; number < signatures.length; number++)
        signatures[number] = lettersIn(this.#words[number] ?? "");
      this.#signatures = signatures;
    }
    return this.#signatures;
  }

  /**
   * Calls back for each document whose text contains the pattern, at least once, in no particular order. Documents that
   * are not in `among` may be left out.
   */
  forEachWith(pattern: string, found: (document: number) => void, among?: Uint8Array): void {
    const words = pattern.trim().split(" ");
    if (words[0] === "") return;
    const isIn = (document: number) =>
      !(among && !among[document]) && this.textOf(document).includes(pattern);
    if (pattern.trim().length <= shortPart && !this.#isWholeWord(pattern)) {
      for (let document = 0; document < this.#texts.length; document++) if (isIn(document)) found(document);
      return;
    }
    if (words.length === 1) {
      for (const list of this.#postingsOf(pattern)) for (const document of list) found(document);
      return;
    }
    const rarest = this.#rarestOf(pattern, words);
    for (const list of rarest) for (const document of list) if (isIn(document)) found(document);
  }

  /** The documents of a phrase's rarest word. Inner words are whole words; the first and the last may be parts. */
  #rarestOf(pattern: string, words: string[]): Uint32Array[] {
    const whole = words.flatMap((word, position) => {
      const isWhole =
        (position > 0 || pattern.startsWith(" ")) && (position < words.length - 1 || pattern.endsWith(" "));
      return isWhole ? [this.withWord(word)] : [];
    });
    if (whole.length > 0) return [shortestOf(whole)];
    const [first = "", last = ""] = [words[0], words.at(-1)];
    return this.#postingsOf(first.length > last.length ? `${first} ` : ` ${last}`);
  }

  #isWholeWord = (pattern: string) => pattern.startsWith(" ") && pattern.endsWith(" ");

  #postingsOf(pattern: string): Uint32Array[] {
    if (this.#isWholeWord(pattern)) return [this.withWord(pattern.trim())];
    if (pattern.startsWith(" "))
      return this.#beginning(pattern.slice(1)).map((word) => this.#postings.get(word));
    return this.#containing(pattern).map((word) => this.#postings.get(word));
  }

  /** Words that begin with a part. */
  wordsBeginning(part: string): string[] {
    return this.#beginning(part).map((number) => this.#words[number] ?? "");
  }

  /** The numbers of all words that begin with a part. */
  #beginning(part: string): number[] {
    const sorted = this.#inOrder();
    let low = 0;
    let high = sorted.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if ((this.#words[sorted[middle] ?? 0] ?? "") < part) low = middle + 1;
      else high = middle;
    }
    let end = low;
    while (end < sorted.length && this.#words[sorted[end] ?? 0]?.startsWith(part)) end++;
    return Array.from(sorted.subarray(low, end));
  }

  #inOrder(): Uint32Array {
    if (this.#sorted.length !== this.#words.length) {
      const words = this.#words;
      this.#sorted = Uint32Array.from(words.keys()).sort((one, other) =>
        (words[one] ?? "") < (words[other] ?? "") ? -1 : 1,
      );
    }
    return this.#sorted;
  }

  /** The numbers of all words that contain a part, or end with it if a space follows. */
  #containing(part: string): number[] {
    const lists = trigramsOf(part.trim()).map((trigram) =>
      this.#wordsByTrigram.get(this.#trigrams.get(trigram) ?? -1),
    );
    const words = lists.length > 0 ? shortestOf(lists) : this.#words.keys();
    return Array.from(words).filter((word) => `${this.#words[word]} `.includes(part));
  }

  /** The size of the index: characters of the texts and bytes of the lists. */
  get size(): { characters: number; postings: number } {
    return {
      characters: this.#texts.reduce((sum, { length }) => sum + length, 0),
      postings: this.#postings.bytes,
    };
  }
}

const shortestOf = (lists: Uint32Array[]): Uint32Array =>
  lists.reduce((one, other) => (other.length < one.length ? other : one));

const trigramLength = 3;

const trigramsOf = (word: string): string[] =>
  Array.from({ length: Math.max(0, word.length - trigramLength + 1) }, (_, place) =>
    word.slice(place, place + trigramLength),
  );

/** The maximum number of letters that only one of two spellings may have, and the maximum difference in length. */
const mostOtherLetters = 5;
const mostLonger = 3;

/** A bit for each letter that is in a word. */
function lettersIn(word: string): number {
  let letters = 0;
  for (let place = 0; place < word.length; place++) letters |= 1 << (word.charCodeAt(place) & 31);
  return letters;
}

function countBits(bits: number): number {
  let count = 0;
  for (let rest = bits; rest !== 0; rest &= rest - 1) count++;
  return count;
}
