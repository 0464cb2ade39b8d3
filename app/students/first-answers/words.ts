export const keptWords = {
  kept: { title: "Profile created!", detail: "Your answers are in it. Add to them whenever you like." },
  "has a profile": {
    title: "Your profile stayed as it was",
    detail: "You had one already, and it was not changed. Your matches are made from it.",
  },
};
