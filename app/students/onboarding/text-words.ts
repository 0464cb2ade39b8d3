export const startText = {
  choose: "Choose",
  tabs: "Kinds of matches",
};
