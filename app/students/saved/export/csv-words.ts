/** The heads of the columns of the saved list as a CSV file. */
export const csvWords = {
  columns: {
    kind: "Kind",
    title: "Title",
    byline: "Offered by or in",
    status: "Status",
    note: "Note",
    referees: "Referees asked",
    deadline: "Deadline",
    deadlineIs: "Deadline is",
    page: "Page",
    officialSite: "Official site",
    savedOn: "Saved on",
  },
  expected: "expected",
  announced: "announced",
};
