export const eventWords = {
  title: "Upcoming events",
  intro: "Test days, results and college fairs, and when you can apply.",
  description:
    "Test days, exam results, college fairs and dates to apply in Kenya, Nigeria, Ghana, Ethiopia and Uganda. Add them to your calendar.",
  empty: "No upcoming events available yet.",
  emptyHint: "See which scholarships are open",
  more: "About this event",
  calendar: "Add to calendar",
  visit: "Event website",
  today: "Today",
  notFound: "Event not found",
};
