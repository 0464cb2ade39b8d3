export const followButtonText = {
  unfollow: "Following: stop emails",
  follow: "Follow by email",
};

export const unsubscribeText = {
  stop: "Stop these emails",
  nothingToStop: "Nothing to stop",
  question: "Stop these emails?",
  about: (title: string) => `About the thread: ${title}`,
  stopThread: "Stop emails about this thread",
  noEmails: "You don't get emails about this thread, or the link is incomplete.",
};
