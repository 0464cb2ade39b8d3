/** The email about a reply in a thread. */
export const followMailWords = {
  subject: (title: string) => `New reply: ${title}`,
  news: (title: string) => `There is something new in a thread that you follow: ${title}`,
  once: "We write once, and again only after you have read it.",
  stop: "Stop emails about this thread:",
  read: "Read it",
};
