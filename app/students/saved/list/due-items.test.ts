import { describe, expect, test } from "vitest";
import { closesOnly } from "#app/catalogue/dates/cycle.ts";
import { listDueThisWeek } from "./due-items.ts";

const today = "2026-11-16";
const id = "8b0c3c1e-5d6f-4a7b-8c9d-0e1f2a3b4c5d";
const toSend = { documents: ["passport", "transcript"], referees: 2, hasEssay: true };

const noProfile = () => null;

const saved = (over: Partial<Parameters<typeof listDueThisWeek>[0][number]>) => ({
  ...{ kind: "scholarship" as const, id, title: "Chevening", isListed: true, toSend, ticked: [] },
  status: "interested" as const,
  cycle: closesOnly("2026-11-20", false),
  ...over,
});

describe("due this week", () => {
  test("is what closes within seven days, the nearest first", () => {
    const due = listDueThisWeek(
      [
        saved({ title: "in 8 days", cycle: closesOnly("2026-11-24", false) }),
        saved({ title: "in 7 days", cycle: closesOnly("2026-11-23", false) }),
        saved({ title: "closed", cycle: closesOnly("2026-11-15", false) }),
        saved({ title: "today", cycle: closesOnly(today, false) }),
        saved({ title: "usually", cycle: closesOnly("2026-11-18", true) }),
        saved({ title: "no day", cycle: closesOnly(null, false) }),
      ],
      today,
      noProfile,
    );
    expect(due.map(({ title, closes }) => `${title}: ${closes}`)).toEqual([
      "today: Closes 16 November 2026 · Open now, closes today",
      "usually: Usually closes on 18 November",
      "in 7 days: Closes 23 November 2026 · Open now, closes in 7 days",
    ]);
  });

  test("includes unticked steps of items in preparation before the end of the week", () => {
    const cycle = closesOnly("2026-12-03", false);
    expect(listDueThisWeek([saved({ cycle, status: "preparing" })], today, noProfile)).toEqual([
      {
        item: `scholarship/${id}`,
        title: "Chevening",
        closes: null,
        steps: [
          "Ask your 2 referees for a letter, now",
          "Passport, by 19 November",
          "Transcript, by 19 November",
        ],
        more: 0,
      },
    ]);
    expect(listDueThisWeek([saved({ cycle })], today, noProfile)).toEqual([]);
    const ticked = ["referees", "document: passport", "document: transcript"];
    expect(listDueThisWeek([saved({ cycle, status: "preparing", ticked })], today, noProfile)).toEqual([]);
  });

  test("leaves out what is not open to the student", () => {
    const notOpen = () => ({ verdict: "notOpen" as const, text: "Not open to you" });
    const toCheck = () => ({ verdict: "checkWithThem" as const, text: "Check with them" });
    expect(listDueThisWeek([saved({})], today, notOpen)).toEqual([]);
    expect(listDueThisWeek([saved({})], today, toCheck)).toHaveLength(1);
  });

  test("lists three steps and counts the rest", () => {
    const [due] = listDueThisWeek([saved({ status: "preparing" })], today, noProfile);
    expect(due).toMatchObject({ steps: { length: 3 }, more: 2 });
  });

  test.each([
    ["has been sent", { status: "applied" as const }],
    ["was refused", { status: "rejected" as const }],
    ["is not listed any more", { isListed: false }],
  ])("leaves out what %s", (_, over) => {
    expect(listDueThisWeek([saved(over)], today, noProfile)).toEqual([]);
  });
});
