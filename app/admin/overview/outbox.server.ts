import { count, isNull, min } from "drizzle-orm";
import { dayInWords } from "#app/calendar/days.ts";
import { outbox } from "#database/schema/index.ts";
import type { MakeTile } from "./tile.ts";

/** Where mail is set up nothing waits for long. */
export const outboxTile: MakeTile = async (db) => {
  const [waiting] = await db
    .select({ messages: count(), since: min(outbox.createdAt) })
    .from(outbox)
    .where(isNull(outbox.sentAt));
  return {
    title: "Outbox",
    facts: [
      { name: "Messages waiting", value: waiting?.messages ?? 0 },
      ...(waiting?.since
        ? [{ name: "Oldest", value: dayInWords(waiting.since.toISOString().slice(0, 10)) }]
        : []),
    ],
    to: "/admin/outbox",
    needsAttention: (waiting?.messages ?? 0) > 0,
  };
};
