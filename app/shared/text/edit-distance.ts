const letters = [..."abcdefghijklmnopqrstuvwxyz"];

/** Damerau-Levenshtein distance: insertions, deletions, substitutions and swaps. */
export function editDistance(one: string, other: string): number {
  const rows = [...one];
  const columns = [...other];
  const width = columns.length + 1;
  /** A row per letter of one word, a column per letter of the other: the distance up to there. */
  const slips = new Uint32Array((rows.length + 1) * width);
  const slipsAt = (row: number, column: number) => slips[row * width + column] ?? 0;
  for (let row = 0; row <= rows.length; row++) slips[row * width] = row;
  for (let column = 0; column < width; column++) slips[column] = column;
  for (let row = 1; row <= rows.length; row++) {
    for (let column = 1; column < width; column++) {
      const [letter, match] = [rows[row - 1], columns[column - 1]];
      let least = slipsAt(row - 1, column - 1) + (letter === match ? 0 : 1);
      least = Math.min(least, slipsAt(row - 1, column) + 1, slipsAt(row, column - 1) + 1);
      const isSwap = row > 1 && column > 1 && letter === columns[column - 2] && rows[row - 2] === match;
      if (isSwap) least = Math.min(least, slipsAt(row - 2, column - 2) + 1);
      slips[row * width + column] = least;
    }
  }
  return slipsAt(rows.length, columns.length);
}

/** Every text at distance one from a word. Letters are whole code points, or half a surrogate pair would be left. */
export function oneEditAway(word: string): string[] {
  const signs = [...word];
  const splits = Array.from(
    { length: signs.length + 1 },
    (_, place) => [signs.slice(0, place), signs.slice(place)] as const,
  );
  const edits = splits.flatMap(([start, [first = "", second = "", ...rest]]) => [
    [...start, second, ...rest],
    [...start, second, first, ...rest],
    ...letters.flatMap((letter) => [
      [...start, letter, first, second, ...rest],
      [...start, letter, second, ...rest],
    ]),
  ]);
  return [...new Set(edits.map((edit) => edit.join("")))].filter((edit) => edit && edit !== word);
}
