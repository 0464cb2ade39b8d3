export const postViewText = {
  waitingForReview: "Waiting for review",
  hidden: "Hidden",
  helpful: "Helpful",
  notTheAnswerAfter: "Not the answer after all",
  thisAnswersIt: "This answers it",
};

export const threadText = {
  latestReplies: "Latest replies",
  fromTheFirst: "From the first",
  replies: "Replies",
};
