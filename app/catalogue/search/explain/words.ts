/** Words that all search pages share. */
export const searchWords = {
  understood: "What we understood",
  exactly: "Search for these exact words",
  showingFor: "Showing results for",
  insteadFor: "Search instead for",
  nothingForAll: "Nothing has all of",
  without: "This is what we found without",
};
