export const postViewText = {
  waitingForReview: "Waiting for review",
  hidden: "Hidden",
  helpful: "Helpful",
  notTheAnswer: "Not the answer after all",
  isTheAnswer: "This answers it",
  by: (author: string) => `Post by ${author}`,
  edited: "edited",
  helpfulSoFar: (count: string) => `Helpful (${count})`,
  edit: "Edit or remove",
  report: "Report",
  moderate: "Moderate",
};

export const threadText = {
  latestReplies: "Latest replies",
  fromTheFirst: "From the first",
  replies: "Replies",
  about: (name: string) => `About ${name}`,
  earlier: "Earlier",
  later: "Later",
  answer: "Answer",
};
