export const browseText = {
  kindsOfOpportunities: "Kinds of opportunities",
};
