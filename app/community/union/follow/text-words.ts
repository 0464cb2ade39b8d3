export const followButtonText = {
  unfollow: "Following: stop emails",
  follow: "Follow by email",
};

export const unsubscribeText = {
  stop: "Stop these emails",
  nothingToStop: "Nothing to stop",
  question: "Stop these emails?",
};
