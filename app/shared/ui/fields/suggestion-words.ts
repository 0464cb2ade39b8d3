/** Announced below a search box. */
export const suggestionWords = {
  list: "Suggestions",
  some: (count: number) =>
    count === 1
      ? "1 suggestion. Choose with the up and down arrow keys."
      : `${count} suggestions. Choose with the up and down arrow keys.`,
  none: "No suggestions.",
};
