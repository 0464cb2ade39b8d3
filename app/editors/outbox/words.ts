export const outboxWords = {
  hidden: {
    mail: "Links are hidden. Only the person they were sent to should see them.",
    outbox:
      "No mail server is set up, so links wait here. Open one only to pass it on to its reader. We log every view below. Links for admins stay hidden.",
  },
  show: "Show the message",
  notShown: {
    title: "Not shown",
    detail: "It has been sent, is for an admin, or will be sent automatically.",
  },
  looks: "Who opened messages",
  nobodyLooked: "No one has opened a message.",
  gone: "a deleted account",
  formerAdmin: "A former admin",
};
