export const askFormText = {
  topic: "Topic",
  chooseATopic: "Choose a topic",
  question: "Your question in one line",
  more: "Tell us more",
  topicHint: "What is it about?",
  emailReplies: "Email me when someone replies",
  posting: "Posting...",
};
