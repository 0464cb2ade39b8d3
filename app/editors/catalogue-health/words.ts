export const healthWords = {
  title: "Health of the catalogue",
  intro:
    "How much of what students need the published records say. Each number leads to the records that do not say it.",
  kind: "Kind",
  all: "All",
  where: "Where",
  records: "Records",
  missing: (count: number) => `${count.toLocaleString("en")} missing`,
  none: "None missing",
  noRecords: "There are no records of this kind.",
  overTime: "Over time",
  firstDay: "The plot begins tomorrow",
  firstDayDetail:
    "The figures of each day are kept at night. Until there are two days, there is nothing to compare.",
  asTable: "The same as a table",
  day: "Day",
  change: (points: number, since: string) =>
    points === 0 ? `as on ${since}` : `${points > 0 ? "+" : "−"}${Math.abs(points)} points since ${since}`,
};

/** "86 %"; a dash where there is nothing to share. */
export const shareInWords = (part: number | undefined, of: number) =>
  part === undefined || of === 0 ? "–" : `${Math.round((100 * part) / of)} %`;
