export const unionLines = {
  activity: (threads: string, day: string) => `${threads}, latest ${day}`,
  allTopics: "All topics",
  mention: (text: string) => `Posts that mention “${text}”`,
  replyIn: (title: string) => `Reply in: ${title}`,
  topicTitle: (name: string) => `${name}: questions and answers`,
  topicDescription: (about: string) =>
    `${about} Questions by students, answered by students, in the Fursa Student Union.`,
  newer: "Newer",
  older: "Older",
  offer: "Did someone send you an offer that sounds too good?",
  checkOffer: "Check the message before you answer.",
  answered: "Answered",
  locked: "Locked",
  by: (author: string, country: string) => `${author}, ${country}`,
};
