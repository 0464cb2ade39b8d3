import { describe, expect } from "vitest";
import { events } from "#database/schema/index.ts";
import { asViewer } from "#database/viewer.ts";
import { test } from "#tests/support/database/test-database.ts";
import { aVisitor } from "#tests/support/people/people.ts";
import { findEvent } from "./find-event.server.ts";
import { listUpcomingEvents } from "./list-upcoming-events.server.ts";

const today = "2026-11-15";
const titles = (list: { title: string }[]) => list.map(({ title }) => title);

describe("upcoming events", () => {
  test("start today, the nearest first, and leave out past ones", async ({ db }) => {
    await db.insert(events).values([
      { title: "SAT test day", eventDate: "2027-05-01" },
      { title: "Yesterday's fair", eventDate: "2026-11-14" },
      { title: "Today's fair", eventDate: "2026-11-15" },
      { title: "UCAS deadline", eventDate: "2027-01-13" },
    ]);
    const found = await asViewer(aVisitor(db), (own) => listUpcomingEvents(own, today));
    expect(titles(found.events)).toEqual(["Today's fair", "UCAS deadline", "SAT test day"]);
  });

  test("come 12 to a page, with none skipped or repeated; a page beyond the end is the last one", async ({
    db,
  }) => {
    const all = Array.from({ length: 26 }, (_, place) => `Fair ${String(place).padStart(2, "0")}`);
    await db.insert(events).values(all.map((title) => ({ title, eventDate: "2027-01-13" })));
    const lists: Awaited<ReturnType<typeof listUpcomingEvents>>[] = [];
    for (const page of [1, 2, 3]) lists.push(await listUpcomingEvents(db, today, page));
    expect(lists.map((list) => list.events.length)).toEqual([12, 12, 2]);
    expect(titles(lists.flatMap((list) => list.events))).toEqual(all);
    expect(await listUpcomingEvents(db, today, 9_999)).toEqual(lists[2]);
  });

  test("of a country include those for everyone", async ({ db }) => {
    await db.insert(events).values(
      ["Nairobi, Kenya", "Lagos, Nigeria", "Online", "Africa"].map((location, place) => ({
        ...{ title: location, location, eventDate: `2027-01-1${place}` },
      })),
    );
    const of = async (country: "Kenya" | "Ghana" | null) =>
      titles((await listUpcomingEvents(db, today, 1, country)).events);
    expect(await of("Kenya")).toEqual(["Nairobi, Kenya", "Online", "Africa"]);
    expect(await of("Ghana")).toEqual(["Online", "Africa"]);
    expect(await of(null)).toHaveLength(4);
  });

  test("may be empty", async ({ db }) => {
    expect(await listUpcomingEvents(db, today)).toEqual({ events: [], page: 1, pages: 1 });
  });
});

test("an event is found by its id, also when it is over", async ({ db }) => {
  const [added] = await db
    .insert(events)
    .values({ title: "Last year's fair", eventDate: "2025-01-01" })
    .returning();
  expect(await findEvent(db, added?.id ?? "")).toMatchObject({ title: "Last year's fair" });
  expect(await findEvent(db, "00000000-0000-4000-8000-000000000000")).toBeNull();
});
