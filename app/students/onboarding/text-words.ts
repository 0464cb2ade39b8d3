export const startText = {
  choose: "Choose",
  kindsOfMatches: "Kinds of matches",
};
