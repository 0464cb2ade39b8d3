export const unsubscribeText = {
  expired: "This link no longer works",
  title: "Stop these emails",
  undo: "That was a mistake: send them again",
  page: "Emails from Fursa",
  incomplete: "It's incomplete, or the account was deleted and sends no more emails.",
  changedMind: "Changed your mind? You can use the same link to get them again.",
  stop: (name: string) => `Stop ${name}?`,
  stopped: (name: string) => `Stopped: ${name}`,
  again: (name: string) => `You get ${name} again`,
};
