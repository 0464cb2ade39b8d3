export const reportText = {
  title: "Report a post",
  reason: "What is wrong with it?",
  chooseAReason: "Choose a reason",
  note: "Anything a moderator should know",
  intro: "A moderator will look at it. The author won't know who reported it.",
  back: "Back to the thread",
  send: "Report",
};
