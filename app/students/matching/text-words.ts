export const matchesText = {
  kindsOfMatches: "Kinds of matches",
};
