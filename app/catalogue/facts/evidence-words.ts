/** Where a fact was read. */
export const evidenceWords = {
  topics: { deadline: "Deadline", money: "Money", who: "Who can apply", how: "How to apply" },
  read: {
    official: "from the official site",
    press: "from a newspaper",
    aggregator: "from a listings website",
  },
  allFacts: "These facts",
  byVisitor: "reported by a visitor, not confirmed",
  undated: "no date given",
  notConfirmed: "not confirmed",
  mayHaveChanged: (read: string) => `${read}. Please check.`,
  checkedOn: "checked on",
  by: "by",
  certainty: {
    medium: "Some of these facts may be old or incomplete. Check the official site.",
    low: "We're not sure about these facts. Check them on the official site.",
  },
};
