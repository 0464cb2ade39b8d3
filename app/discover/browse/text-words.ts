export const browseText = {
  tabs: "Kinds of opportunities",
};
