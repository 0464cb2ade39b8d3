export const runWords = {
  nothing: "Failed to scrape websites",
};
