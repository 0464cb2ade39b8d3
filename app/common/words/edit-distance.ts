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

/** Every text that one slip makes of a word. */
export function oneEditAway(word: string): string[] {
  const splits = Array.from(
    { length: word.length + 1 },
    (_, place) => [word.slice(0, place), word.slice(place)] as const,
  );
  const edits = splits.flatMap(([start, end]) => [
    start + end.slice(1),
    start + end.charAt(1) + end.charAt(0) + end.slice(2),
    ...letters.flatMap((letter) => [start + letter + end, start + letter + end.slice(1)]),
  ]);
  return [...new Set(edits)].filter((edit) => edit && edit !== word);
}
