export const postViewText = {
  waitingForReview: "Waiting for review",
  hidden: "Hidden",
  helpful: "Helpful",
  notTheAnswer: "Not the answer after all",
  isTheAnswer: "This answers it",
};

export const threadText = {
  latestReplies: "Latest replies",
  fromTheFirst: "From the first",
  replies: "Replies",
};
