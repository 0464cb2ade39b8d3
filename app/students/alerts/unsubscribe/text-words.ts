export const unsubscribeText = {
  expired: "This link no longer works",
  title: "Stop these emails",
  undo: "That was a mistake: send them again",
};
