export const outboxWords = {
  noProfile: "You have no profile yet. Create one when you're online.",
};
