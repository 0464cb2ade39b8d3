import type { RateLimit } from "#app/shared/rate-limits/rate-limiter.server.ts";

const aDay = 24 * 3_600;

/** New members can write only a little at first, which slows down spam. */
export const limits = {
  newThreads: { name: "union-new-threads", tries: 3, seconds: aDay },
  newReplies: { name: "union-new-replies", tries: 15, seconds: aDay },
  threads: { name: "union-threads", tries: 10, seconds: aDay },
  replies: { name: "union-replies", tries: 100, seconds: aDay },
  edits: { name: "union-edits", tries: 50, seconds: aDay },
  votes: { name: "union-votes", tries: 300, seconds: aDay },
  reports: { name: "union-reports", tries: 20, seconds: aDay },
  names: { name: "union-names", tries: 5, seconds: aDay },
} satisfies Record<string, RateLimit>;
