export const notFoundWords = {
  text: "It may have been removed, or the link may have a typo.",
};
