export const outboxWords = {
  hidden: {
    mail: "Links are hidden: the mail server delivers them, and they are for their readers alone.",
    outbox:
      "No mail server is set up, so links wait here. Open one only to pass it on to its reader: each look is noted below. Links of admins stay hidden.",
  },
  show: "Show the message",
  notShown: {
    title: "Not shown",
    detail: "It has left, belongs to an admin, or is delivered by itself.",
  },
  looks: "Who looked",
  nobodyLooked: "Nobody has opened a message.",
  gone: "an account that is gone",
  formerAdmin: "A former admin",
};
