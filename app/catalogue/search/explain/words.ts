/** Words that all search pages share. */
export const searchWords = {
  understood: "What we understood",
  exactly: "Search for these exact words",
  showingFor: (text: string) => `Showing results for ${text}.`,
  insteadFor: (typed: string) => `Search instead for “${typed}”`,
  without: (typed: string, leftOut: string) =>
    `Nothing has all of “${typed}”. This is what we found without ${leftOut}.`,
  remove: (label: string) => `Remove ${label}`,
};
