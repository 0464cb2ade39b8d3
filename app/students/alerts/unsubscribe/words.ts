import type { Stoppable } from "#app/mail/templates/unsubscribe-token.server.ts";

const newsletter = {
  name: "the newsletter",
  on: "The weekly newsletter comes on Mondays.",
  off: "You won't get our newsletter any more.",
};

export const unsubscribeWords: Record<Stoppable, { name: string; on: string; off: string }> = {
  alert: {
    name: "alerts and reminders",
    on: "You get an email when something new matches your profile or a saved search, and reminders of deadlines you saved.",
    off: "You won't get alerts about new matches or searches, or deadline reminders, any more.",
  },
  reminder: {
    name: "deadline reminders",
    on: "You get a reminder 14, 3 and 1 days before something you saved closes, and when its dates change.",
    off: "You won't get reminders of deadlines or of changes to what you saved any more.",
  },
  summary: {
    name: "the Sunday summary",
    on: "You get an email on Sundays with what's due in the coming week.",
    off: "You won't get Sunday summaries any more.",
  },
  newsletter,
  subscriber: newsletter,
};
