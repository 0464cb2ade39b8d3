export const editText = {
  editYourPost: "Edit your post",
  editYourQuestion: "Edit your question",
  editYourReply: "Edit your reply",
  yourQuestionInOne: "Your question in one line",
  tellUsMore: "Tell us more",
  yourReply: "Your reply",
  saving: "Saving...",
};

export const replyFormText = {
  yourReply: "Your reply",
  posting: "Posting...",
};
