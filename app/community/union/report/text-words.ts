export const reportText = {
  reportAPost: "Report a post",
  whatIsWrongWith: "What is wrong with it?",
  chooseAReason: "Choose a reason",
  anythingAModeratorShould: "Anything a moderator should know",
};
