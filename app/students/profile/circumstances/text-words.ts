export const circumstancesText = {
  yourChild: "Your child",
};
