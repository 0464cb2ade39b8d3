/** The text of each badge, and its label for screen readers. */
export const badgeWords = {
  newMatches: (count: number, most: number) =>
    count >= most ? { text: `${most}+`, label: `${most} or more new` } : mark(count, `${count} new`),
  closing: (count: number) => mark(count, count === 1 ? "1 closes this week" : `${count} close this week`),
};

const mark = (count: number, label: string) => ({ text: String(count), label });
