export const circumstancesText = {
  yourChild: "Your child",
  titleOf: (name: string) => `Circumstances of ${name}`,
};
