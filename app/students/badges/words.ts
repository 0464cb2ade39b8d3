/** What a mark shows, and what it says to whoever hears it. */
export const markWords = {
  newMatches: (count: number, most: number) =>
    count >= most ? { shows: `${most}+`, says: `${most} or more new` } : mark(count, `${count} new`),
  closing: (count: number) => mark(count, count === 1 ? "1 closes this week" : `${count} close this week`),
};

const mark = (count: number, says: string) => ({ shows: String(count), says });
