export const healthWords = {
  title: "Health of the catalogue",
  intro: "How complete the published records are. Each number links to the records that lack the fact.",
  kind: "Kind",
  all: "All",
  where: "Where",
  records: "Records",
  missing: (count: number) => `${count.toLocaleString("en")} missing`,
  none: "None missing",
  noRecords: "There are no records of this kind.",
  overTime: "Over time",
  firstDay: "The plot starts tomorrow",
  firstDayDetail: "We save the figures every night. The plot needs at least two days.",
  asTable: "Show as a table",
  day: "Day",
  change: (points: number, since: string) =>
    points === 0
      ? `same as on ${since}`
      : `${points > 0 ? "+" : "−"}${Math.abs(points)} points since ${since}`,
};

/** "86 %", or a dash if there are no records. */
export const shareInWords = (part: number | undefined, of: number) =>
  part === undefined || of === 0 ? "–" : `${Math.round((100 * part) / of)} %`;
