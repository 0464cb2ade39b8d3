export const aboutWords = {
  title: {
    scholarship: "Questions about this scholarship",
    college: "Questions about this college",
    internship: "Questions about this internship",
  },
  readAll: "Read all",
  readThread: (title: string) => `Read all: ${title}`,
  ask: "Ask about this",
};
