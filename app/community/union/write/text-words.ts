export const editText = {
  title: "Edit your post",
  questionTitle: "Edit your question",
  replyTitle: "Edit your reply",
  question: "Your question in one line",
  more: "Tell us more",
  reply: "Your reply",
  saving: "Saving...",
  back: "Back to the thread",
  save: "Save changes",
  removeTitle: "Remove it",
  removeMeans: "This erases your words for good. The post stays empty, so people can still read the replies.",
  remove: "Remove my words",
};

export const replyFormText = {
  reply: "Your reply",
  posting: "Posting...",
  post: "Post reply",
};
