export const calendarText = {
  searchOpportunities: "Search opportunities...",
  kindsOfOpportunities: "Kinds of opportunities",
};
