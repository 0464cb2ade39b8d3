export const page = {
  title: "Currency rates",
  intro:
    "The price of one US dollar. We show amounts in their own currency first, then about what they are in another, with the date of the rate.",
};

export const form = {
  add: "Add a rate",
  change: "Change the rate of",
  hint: "If the currency is already here, this replaces its rate.",
  save: "Save rate",
  saving: "Saving...",
  cancel: "Cancel",
  problems: "The rate isn't saved yet",
};

export const labels = {
  currency: "Currency",
  perDollar: "For one US dollar",
  dated: "Date of the rate",
  source: "Source",
};

export const hints = {
  currency: "Three letters: KES.",
  perDollar: "Only the number: 129.02.",
  dated: "As exact as the source: 2026-01-22, 2026-01 or 2026.",
  source: "A bank, a newspaper or a link.",
};

export const problems = {
  currency: "Enter the three letters of the currency, like KES.",
  dollar: "A US dollar is worth one US dollar.",
  perDollar: "Enter a number above 0 with at most six decimals, like 129.02.",
  dated: "Enter a date up to today: 2026-01-22, 2026-01 or 2026.",
};

export const done = {
  saved: (currency: string) => ({
    title: "Rate saved",
    detail: `Pages now use the new rate for ${currency}.`,
  }),
  removed: (currency: string) => ({
    title: "Rate removed",
    detail: `We'll show amounts in ${currency} without a conversion.`,
  }),
};

export const failed = { save: "Rate not saved", remove: "Rate not removed" };
export const reasons = {
  fields: "Please check the fields.",
  gone: "It's already gone, or it's the dollar, which can't be removed.",
};

export const list = {
  title: "Rates",
  empty: "There are no rates yet",
  change: "Change",
  remove: "Remove",
  isOld: "older than a year",
};

/** What the command prints about a file. */
export const fileProblems = {
  usage: "Use: npm run rates -- file.csv (with the columns currency, per_dollar, dated, source)",
  unreadable: (file: string) => `${file} can't be read.`,
  tooLarge: "The file is larger than 100 KB.",
  unclosed: (line: number) => `Line ${line}: a quotation mark is never closed.`,
  columns: (missing: string[]) => `The first line must name the columns ${missing.join(", ")}.`,
  empty: "The file has no rates.",
  tooMany: (most: number) => `The file has more than ${most} rates.`,
  tooManyColumns: (most: number) => `The file has more than ${most} columns.`,
  twice: (line: number, currency: string) => `Line ${line}: ${currency} appears twice.`,
  at: (line: number, problem: string) => `Line ${line}: ${problem}`,
  nothing: "Nothing was loaded.",
  loaded: (count: number) => (count === 1 ? "Loaded 1 rate." : `Loaded ${count} rates.`),
};
