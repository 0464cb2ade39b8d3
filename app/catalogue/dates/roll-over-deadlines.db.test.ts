import { asc } from "drizzle-orm";
import { describe, expect } from "vitest";
import { catalogueChanges, internships, scholarships } from "#database/schema/index.ts";
import { asWorker } from "#database/viewer.ts";
import { test } from "#tests/support/database/test-database.ts";
import { closingLabelOf } from "./closing.ts";
import { cycleOf } from "./cycle.ts";
import { rollOverDeadlines } from "./roll-over-deadlines.server.ts";
import { stillOpen } from "./still-open.server.ts";

const today = "2026-07-15";

describe("the night after a deadline", () => {
  test("scholarships past their deadline are hidden, those without one stay, and yearly ones are rolled over", async ({
    db,
  }) => {
    await db
      .insert(scholarships)
      .values([
        { title: "A: once, past", deadline: "2026-07-14" },
        { title: "B: yearly, past", deadline: "2026-07-14", usualOpens: "09", usualCloses: "07" },
        { title: "C: yearly, closes today", deadline: today, usualOpens: "09", usualCloses: "07" },
        { title: "D: no deadline" },
        { title: "E: always open, past", deadline: "2026-07-14", isRolling: true },
      ]);
    const listed = async () =>
      (
        await db
          .select({ title: scholarships.title })
          .from(scholarships)
          .where(stillOpen(scholarships.listedUntil, today))
          .orderBy(asc(scholarships.title))
      ).map(({ title }) => title.slice(0, 1));
    expect(await listed()).toEqual(["C", "D"]);
    for (const _ of ["once", "and again"]) {
      await asWorker(db, (own) => rollOverDeadlines(own, today));
      expect(await listed()).toEqual(["B", "C", "D", "E"]);
    }
    const [once, yearly] = await db.select().from(scholarships).orderBy(asc(scholarships.title));
    expect(once).toMatchObject({ deadline: "2026-07-14", lastDeadline: null });
    expect(yearly).toMatchObject({ deadline: null, lastDeadline: "2026-07-14", listedUntil: "infinity" });
    if (!yearly) throw new Error("it is gone");
    expect(closingLabelOf(cycleOf(yearly), today).text).toBe("Usually opens in September");
    // The history keeps the deadline, once.
    expect(await db.select().from(catalogueChanges).orderBy(asc(catalogueChanges.title))).toMatchObject([
      {
        title: "B: yearly, past",
        former: { deadline: "2026-07-14" },
        current: { deadline: null },
        byWorker: true,
      },
      { title: "E: always open, past", former: { deadline: "2026-07-14" }, current: { deadline: null } },
    ]);
  });

  test("internships are rolled over in the same way", async ({ db }) => {
    await db.insert(internships).values([
      { title: "Once", applicationDeadline: "2026-07-14" },
      { title: "Yearly", applicationDeadline: "2026-07-14", usualOpens: "09" },
    ]);
    await asWorker(db, (own) => rollOverDeadlines(own, today));
    expect(await db.select().from(internships).orderBy(asc(internships.title))).toMatchObject([
      { applicationDeadline: "2026-07-14", lastDeadline: null, listedUntil: "2026-07-14" },
      { applicationDeadline: null, lastDeadline: "2026-07-14", listedUntil: "infinity" },
    ]);
  });

  test("a new deadline applies as soon as it is announced", async ({ db }) => {
    await db
      .insert(scholarships)
      .values({ title: "Yearly", deadline: "2027-07-14", lastDeadline: "2026-07-14", usualOpens: "09" });
    const [announced] = await db.select().from(scholarships);
    if (!announced) throw new Error("it is gone");
    expect(closingLabelOf(cycleOf(announced), "2027-07-10").text).toBe("Open now, closes in 4 days");
  });
});
