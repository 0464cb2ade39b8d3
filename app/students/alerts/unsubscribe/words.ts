import type { UnsubscribableMail } from "#app/mail/templates/unsubscribe-token.server.ts";

const newsletter = {
  name: "the newsletter",
  on: "The weekly newsletter comes on Mondays.",
  off: "We won't send you the newsletter any more.",
};

export const unsubscribeWords: Record<UnsubscribableMail, { name: string; on: string; off: string }> = {
  alert: {
    name: "alerts and reminders",
    on: "You get an email when something new fits you or one of your searches. You also get one before something you saved closes.",
    off: "We won't email you about new matches, your searches or what closes soon.",
  },
  reminder: {
    name: "deadline reminders",
    on: "You get an email 14, 3 and 1 days before something you saved closes. You also get one when its dates change.",
    off: "We won't email you about what closes soon or what has changed.",
  },
  summary: {
    name: "the Sunday summary",
    on: "You get an email on Sundays with what's due in the coming week.",
    off: "We won't send you the Sunday summary any more.",
  },
  newsletter,
  subscriber: newsletter,
};
