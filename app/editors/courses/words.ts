export const words = {
  title: "Course tables",
  intro:
    "The tables behind “What can I study?”. Upload a year's new table as CSV, look at what it changes, then use it.",
  released: "From the release",
  imported: "Imported by an editor",
  programmes: (count: number) => (count === 1 ? "1 programme" : `${count.toLocaleString("en")} programmes`),
  year: (year: number) => `Newest figures: ${year}`,
  columns: (names: readonly string[]) =>
    `It needs these columns: ${names.join(", ")}. Cut-offs are in columns like cutoff_2026. If a column is missing, we keep its current values.`,
  file: "CSV file",
  fileHint:
    "Up to 5 MB and 20,000 rows. The first line has the column names, ours or those of the placement service.",
  upload: "Preview",
  busy: "Reading...",
  waiting: "An upload is waiting. Review it",
  restore: "Restore the original table",
  notDone: "The table wasn't changed.",
  nothingSent: "Choose a file.",
  leftOut: (count: number) => (count === 1 ? "One row is left out." : `${count} rows are left out.`),
  preview: "What it changes",
  added: (count: number) => (count === 1 ? "1 new programme" : `${count} new programmes`),
  removed: (count: number) =>
    count === 1 ? "1 programme is no longer in it" : `${count} programmes are no longer in it`,
  renamed: (count: number) => (count === 1 ? "1 has another name" : `${count} have another name`),
  requirements: (count: number) =>
    count === 1 ? "1 asks for something else" : `${count} ask for something else`,
  corrected: (count: number) =>
    count === 1
      ? "1 figure of an earlier year is different"
      : `${count} figures of earlier years are different`,
  cutoffs: (year: number, compared: number, median: number) =>
    `Cut-offs of ${year} against ${year - 1}, in ${compared} programmes: the middle one changed by ${signed(median)}.`,
  largest: "The largest changes",
  moved: (change: number) => signed(change),
  was: (before: number | string, now: number | string) => `${before}, now ${now}`,
  more: (count: number) => `and ${count.toLocaleString("en")} more`,
  sourceTitle: "What readers see as the source",
  sourceUrl: "Address of the official document",
  newestYear: "Year of the newest figures",
  note: "What readers should know about it",
  put: "Use this table",
  discard: "Discard the upload",
  done: "The new table is in use",
  doneDetail: (count: number) => `It has ${count.toLocaleString("en")} programmes.`,
  discarded: "Upload discarded",
  discardedDetail: "The table hasn't changed.",
  nothing: "No upload is waiting for this table.",
  restored: "The original table is back",
  titleNeeded: "Say what the table is.",
  urlNeeded: "Enter an address that begins with https://.",
  yearNeeded: "Enter a year.",
  tooLong: "This is too long.",
} as const;

const signed = (change: number): string => `${change < 0 ? "−" : "+"}${Math.abs(change).toFixed(3)}`;
