import type { Stoppable } from "#app/mail/templates/unsubscribe-token.server.ts";

const newsletter = {
  name: "the newsletter",
  on: "The weekly newsletter comes on Mondays.",
  off: "You will get no more newsletters from us.",
};

export const unsubscribeWords: Record<Stoppable, { name: string; on: string; off: string }> = {
  alert: {
    name: "alerts and reminders",
    on: "You get a mail when something new matches your profile or a search of yours, and reminders of deadlines you saved.",
    off: "You will get no more alerts about new matches, nor about your searches, and no more reminders of deadlines.",
  },
  reminder: {
    name: "deadline reminders",
    on: "You get a reminder 14, 3 and 1 days before something you saved closes, and when its dates change.",
    off: "You will get no more reminders of deadlines, nor of changes to what you saved.",
  },
  summary: {
    name: "the summary on Sundays",
    on: "You get a mail on Sundays with what is due in the week to come.",
    off: "You will get no more summaries on Sundays.",
  },
  newsletter,
  subscriber: newsletter,
};
