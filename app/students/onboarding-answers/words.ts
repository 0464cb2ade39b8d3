export const savedAnswersWords = {
  kept: {
    title: "Profile created!",
    detail:
      "We filled it with your answers. We'll email you when something new fits, and on Mondays with the newsletter. You can turn each off in your profile.",
  },
  "has a profile": {
    title: "Your profile stayed as it was",
    detail: "You already had one, so we didn't change it. Your matches come from it.",
  },
};
