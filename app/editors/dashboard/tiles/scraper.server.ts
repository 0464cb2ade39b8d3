import { desc, eq } from "drizzle-orm";
import { dayInWords } from "#app/shared/calendar/days.ts";
import { scrapedFinds, scrapeRuns } from "#database/schema/index.ts";
import type { MakeTile } from "../tile.ts";

const stateNames = { waiting: "Waiting", running: "Running", done: "Complete", failed: "Failed" };

export const scraperTile: MakeTile = async (db) => {
  const waiting = await db.$count(scrapedFinds, eq(scrapedFinds.state, "waiting"));
  const [run] = await db.select().from(scrapeRuns).orderBy(desc(scrapeRuns.createdAt)).limit(1);
  return {
    title: "Scraper",
    facts: [
      { name: "Waiting for review", value: waiting },
      { name: "Last run", value: run ? dayInWords(run.createdAt.toISOString().slice(0, 10)) : "Never" },
      ...(run ? [{ name: "Outcome", value: stateNames[run.state] }] : []),
    ],
    to: waiting > 0 ? "/admin/review" : "/admin/scraper",
    needsAttention: waiting > 0,
  };
};
