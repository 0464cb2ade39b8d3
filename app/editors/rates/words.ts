export const page = {
  title: "Currency rates",
  intro:
    "What one US dollar costs. Amounts stand in their own currency first; beside it we say about what that is, with the date of the rate.",
};

export const form = {
  add: "Add a rate",
  change: "Change the rate of",
  hint: "A currency that is here already gets the new rate.",
  save: "Save rate",
  saving: "Saving...",
  cancel: "Cancel",
  problems: "The rate is not saved yet",
};

export const labels = {
  currency: "Currency",
  perDollar: "For one US dollar",
  dated: "Date of the rate",
  source: "Where it was read",
};

export const hints = {
  currency: "Three letters: KES.",
  perDollar: "The figure alone: 129.02.",
  dated: "As precise as the source says: 2026-01-22, 2026-01 or 2026.",
  source: "A bank, a newspaper or an address.",
};

export const problems = {
  currency: "Enter the three letters of the currency, like KES.",
  dollar: "A US dollar is worth one US dollar.",
  perDollar: "Enter a number above 0 with at most six decimals, like 129.02.",
  dated: "Enter a real date that is not in the future: 2026-01-22, 2026-01 or 2026.",
};

export const done = {
  saved: (currency: string) => ({
    title: "Rate saved",
    detail: `Pages use the new rate of ${currency} now.`,
  }),
  removed: (currency: string) => ({
    title: "Rate removed",
    detail: `Amounts in ${currency} are shown as they are, without a comparison.`,
  }),
};

export const failed = { save: "Rate not saved", remove: "Rate not removed" };
export const reasons = {
  fields: "Please look at the fields again.",
  gone: "It was removed before, or it is the dollar, which stays.",
};

export const list = {
  title: "Rates",
  empty: "There are no rates yet",
  change: "Change",
  remove: "Remove",
  isOld: "older than a year",
};

/** What the command says about a file. */
export const fileProblems = {
  usage: "Use: npm run rates -- file.csv (with the columns currency, per_dollar, dated, source)",
  unreadable: (file: string) => `${file} can't be read.`,
  tooLarge: "The file is larger than 100 KB, which no list of rates is.",
  unclosed: (line: number) => `Line ${line}: a quote is opened and never closed.`,
  columns: (missing: string[]) => `The first line must name the columns ${missing.join(", ")}.`,
  empty: "The file names no rates.",
  tooMany: (most: number) => `The file has more than ${most} rates.`,
  tooManyColumns: (most: number) => `The file has more than ${most} columns.`,
  twice: (line: number, currency: string) => `Line ${line}: ${currency} was there before.`,
  at: (line: number, problem: string) => `Line ${line}: ${problem}`,
  nothing: "Nothing was loaded.",
  loaded: (count: number) => (count === 1 ? "Loaded 1 rate." : `Loaded ${count} rates.`),
};
