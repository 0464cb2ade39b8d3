export const reportText = {
  title: "Report a post",
  reason: "What is wrong with it?",
  chooseAReason: "Choose a reason",
  note: "Anything a moderator should know",
};
