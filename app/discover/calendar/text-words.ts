export const calendarText = {
  placeholder: "Search opportunities...",
  tabs: "Kinds of opportunities",
};
