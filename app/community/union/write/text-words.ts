export const editText = {
  title: "Edit your post",
  questionTitle: "Edit your question",
  replyTitle: "Edit your reply",
  question: "Your question in one line",
  more: "Tell us more",
  reply: "Your reply",
  saving: "Saving...",
};

export const replyFormText = {
  reply: "Your reply",
  posting: "Posting...",
};
