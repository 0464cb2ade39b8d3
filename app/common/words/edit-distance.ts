const letters = [..."abcdefghijklmnopqrstuvwxyz"];

/** How many slips of the keyboard lie between two words: a letter too many, too few, wrong, or two swapped. */
export function editDistance(one: string, other: string): number {
  const rows = [...one];
  const columns = [...other];
  let beforeLast: number[] = [];
  let last = Array.from({ length: columns.length + 1 }, (_, place) => place);
  rows.forEach((letter, row) => {
    const current = [row + 1];
    columns.forEach((match, column) => {
      const cost = letter === match ? 0 : 1;
      const isSwap = row > 0 && column > 0 && letter === columns[column - 1] && rows[row - 1] === match;
      current.push(
        Math.min(
          at(last, column + 1) + 1,
          at(current, column) + 1,
          at(last, column) + cost,
          isSwap ? at(beforeLast, column - 1) + 1 : Number.POSITIVE_INFINITY,
        ),
      );
    });
    beforeLast = last;
    last = current;
  });
  return at(last, columns.length);
}

const at = (row: number[], place: number) => row[place] ?? Number.POSITIVE_INFINITY;

/** Every text that one slip makes of a word; its letters are whole characters, or half of one would be left. */
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
