export const askFormText = {
  topic: "Topic",
  chooseATopic: "Choose a topic",
  question: "Your question in one line",
  more: "Tell us more",
  topicHint: "What is it about?",
  emailReplies: "Email me when someone replies",
  posting: "Posting...",
  about: (name: string) => `About ${name}.`,
  aboutElse: "About something else",
  noneOfThese: "None of these",
  post: "Post question",
  isPublic: "Everyone can read this, under your display name.",
};
