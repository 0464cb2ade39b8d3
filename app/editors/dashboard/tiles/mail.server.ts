import { count, isNotNull, isNull, max, min } from "drizzle-orm";
import { dayInWords } from "#app/shared/calendar/days.ts";
import { mailingRuns, outbox } from "#database/schema/index.ts";
import type { MakeTile } from "../tile.ts";

/** With a mail server configured, nothing waits for long. */
export const mailTile: MakeTile = async (db) => {
  const failed = await db.$count(outbox, isNotNull(outbox.failedAt));
  const [waiting] = await db
    .select({ messages: count(), since: min(outbox.createdAt) })
    .from(outbox)
    .where(isNull(outbox.failedAt));
  const runs = await db
    .select({ kind: mailingRuns.kind, day: max(mailingRuns.day) })
    .from(mailingRuns)
    .groupBy(mailingRuns.kind);
  const lastOf = (wanted: string) => {
    const day = runs.find(({ kind }) => kind === wanted)?.day;
    return day ? dayInWords(day) : "Never";
  };
  return {
    title: "Email",
    facts: [
      { name: "Waiting", value: waiting?.messages ?? 0 },
      ...(waiting?.since
        ? [{ name: "Oldest", value: dayInWords(waiting.since.toISOString().slice(0, 10)) }]
        : []),
      { name: "Failed", value: failed },
      { name: "Last alerts", value: lastOf("alert") },
      { name: "Last newsletter", value: lastOf("newsletter") },
    ],
    to: "/admin/outbox",
    needsAttention: (waiting?.messages ?? 0) + failed > 0,
  };
};
