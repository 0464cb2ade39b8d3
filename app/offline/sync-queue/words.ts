export const outboxWords = {
  noProfile: "You have no profile yet. Make one when you have a network.",
};
