export const askFormText = {
  topic: "Topic",
  chooseATopic: "Choose a topic",
  yourQuestionInOne: "Your question in one line",
  tellUsMore: "Tell us more",
  whatIsItAbout: "What is it about?",
  mailMeWhenSomeone: "Mail me when someone replies",
  posting: "Posting...",
};
