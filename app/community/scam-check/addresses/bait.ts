const words = new Set(
  "apply application scholarship scholarships scholar scholars award awards portal online form forms grant grants fund funds funded funding bursary bursaries official student students admission admissions register registration login new my the for of in africa african kenya nigeria ghana ethiopia uganda gov govt org com net co ke ng gh et ug ac edu foundation program programme update support help info 0 1 2 3 4 5 6 7 8 9".split(
    " ",
  ),
);
const longest = Math.max(...[...words].map(({ length }) => length));

/** True for text made only of words and numbers that scams put around a real name: `apply`, `awards2026`. */
export function isBaitWord(text: string): boolean {
  // Whether the text up to a position can be split into such words. Each position is visited once, however it was
  // reached.
  const isReached = [true];
  for (let end = 1; end <= text.length; end++) {
    isReached[end] = false;
    for (let start = Math.max(0, end - longest); start < end && !isReached[end]; start++)
      isReached[end] = isReached[start] === true && words.has(text.slice(start, end));
  }
  return text !== "" && isReached[text.length] === true;
}
