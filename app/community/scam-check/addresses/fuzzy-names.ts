import { editDistance } from "#app/shared/text/edit-distance.ts";

/**
 * An index of names by pieces, to find those within an edit distance without comparing each: if a name is cut into
 * one more piece than the allowed edits, one piece stays intact. Only a swap of two letters across a cut breaks two
 * pieces, so the text is also looked up with each of its pairs swapped back.
 */
export class FuzzyNames {
  readonly #slips: number;
  /** By the length of a name, and the position of the piece in it. */
  readonly #byPiece = new Map<number, Map<string, string[]>[]>();

  constructor(slips: number) {
    this.#slips = slips;
  }

  add(name: string): void {
    const cuts = this.#cut(name.length);
    const places = this.#byPiece.get(name.length) ?? cuts.map(() => new Map<string, string[]>());
    this.#byPiece.set(name.length, places);
    for (const [place, { start, end }] of cuts.entries()) {
      const piece = name.slice(start, end);
      const others = places[place]?.get(piece);
      if (others) others.push(name);
      else places[place]?.set(piece, [name]);
    }
  }

  /** Every name within this many edits of the text: a letter more, less or changed, or two swapped. */
  find(text: string): string[] {
    const found = new Set<string>();
    const slips = Array.from({ length: 2 * this.#slips + 1 }, (_, place) => place - this.#slips);
    for (const longer of slips) {
      const length = text.length + longer;
      const places = this.#byPiece.get(length);
      if (!places) continue;
      for (const written of [text, ...withPairsSwapped(text)])
        for (const [place, { start, end }] of this.#cut(length).entries())
          for (const shift of slips)
            for (const name of places[place]?.get(written.slice(Math.max(0, start + shift), end + shift)) ??
              [])
              found.add(name);
    }
    return [...found].filter((name) => editDistance(text, name) <= this.#slips);
  }

  #cut(length: number): { start: number; end: number }[] {
    const count = this.#slips + 1;
    const at = (place: number) => Math.floor((place * length) / count);
    return Array.from({ length: count }, (_, place) => ({ start: at(place), end: at(place + 1) }));
  }
}

const withPairsSwapped = (text: string) =>
  Array.from(
    { length: Math.max(0, text.length - 1) },
    (_, place) => text.slice(0, place) + text.charAt(place + 1) + text.charAt(place) + text.slice(place + 2),
  );
