export const matchesText = {
  tabs: "Kinds of matches",
};
