export const savedAnswersWords = {
  kept: {
    title: "Profile created!",
    detail:
      "Your answers are in it. We write when something new fits, and on Mondays with the newsletter: your profile has a switch for each.",
  },
  "has a profile": {
    title: "Your profile stayed as it was",
    detail: "You had one already, and it was not changed. Your matches are made from it.",
  },
};
