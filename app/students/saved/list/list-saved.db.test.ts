import { describe, expect } from "vitest";
import { closesOnly, noCycle } from "#app/catalogue/dates/cycle.ts";
import { savedItems } from "#database/schema/index.ts";
import { asViewer } from "#database/viewer.ts";
import { addColleges, addInternships, addScholarships, today } from "#tests/support/catalogue/listings.ts";
import { test } from "#tests/support/database/test-database.ts";
import { aMember, somebody } from "#tests/support/people/people.ts";
import { aStudent } from "#tests/support/people/students.ts";
import { listForCalendar } from "../export/saved-calendar.server.ts";
import { listSaved, listSavedOf } from "./list-saved.server.ts";

describe("the list of saved items", () => {
  test("has what closes next first, then undated items, the newest saved first, and closed ones at the end", async ({
    db,
  }) => {
    const userId = await somebody(db);
    const listed = await addScholarships(
      db,
      { title: "closed long ago", deadline: "2026-01-10" },
      { title: "no day, saved first", deadline: null },
      { title: "in March", deadline: "2027-03-01" },
      { title: "closed yesterday", deadline: "2026-11-14" },
      { title: "no day, saved last", deadline: null },
      { title: "today", deadline: today },
      { title: "in December", usualCloses: "12-15" },
    );
    await db.insert(savedItems).values(
      listed.map((scholarshipId, place) => ({
        userId,
        scholarshipId,
        createdAt: new Date(Date.parse("2026-11-01T00:00:00Z") + place * 1000),
      })),
    );
    const titles = (await listSaved(db, userId, today)).map(({ title }) => title);
    expect(titles).toEqual([
      "today",
      "in December",
      "in March",
      "no day, saved last",
      "no day, saved first",
      "closed yesterday",
      "closed long ago",
    ]);
  });

  test("mixes the kinds by date, each with its own facts", async ({ db }) => {
    const userId = await somebody(db);
    const savedAt = new Date("2026-11-15T00:00:00Z");
    const [collegeId = ""] = await addColleges(db, {
      name: "Ashesi",
      country: "Ghana",
      websiteUrl: "https://ashesi.edu.gh",
    });
    const [internshipId = ""] = await addInternships(db, {
      title: "Intern",
      company: "Andela",
      location: "Lagos",
      applicationDeadline: "2026-12-01",
      applicationUrl: "https://andela.com/apply",
      documents: ["CV"],
      referees: 2,
      hasEssay: false,
    });
    await db.insert(savedItems).values([
      { userId, collegeId, createdAt: savedAt, status: "applied", note: "Visit." },
      { userId, internshipId, createdAt: savedAt },
    ]);
    expect(await listSaved(db, userId, today)).toEqual([
      {
        userId,
        kind: "internship",
        id: internshipId,
        title: "Intern",
        isListed: true,
        byline: "Andela · Lagos",
        day: "2026-12-01",
        isExpected: false,
        cycle: closesOnly("2026-12-01", false),
        officialUrl: "https://andela.com/apply",
        status: "interested",
        note: "",
        toSend: { documents: ["CV"], referees: 2, hasEssay: false },
        ticked: [],
        referees: [],
        wantsOpening: false,
        savedAt,
      },
      {
        userId,
        kind: "college",
        id: collegeId,
        title: "Ashesi",
        isListed: true,
        byline: "Ghana",
        day: null,
        isExpected: false,
        cycle: noCycle,
        officialUrl: "https://ashesi.edu.gh",
        status: "applied",
        note: "Visit.",
        toSend: { documents: null, referees: null, hasEssay: null },
        ticked: [],
        referees: [],
        wantsOpening: false,
        savedAt,
      },
    ]);
  });

  test("is empty for a stranger, even one who asks for another's", async ({ db }) => {
    const userId = await somebody(db);
    const [scholarshipId = ""] = await addScholarships(db, {});
    await db.insert(savedItems).values({ userId, scholarshipId });
    const stranger = aMember(db, await somebody(db, "Brian Otieno"));
    expect(await asViewer(stranger, (own) => listSaved(own, userId, today))).toEqual([]);
    const many = await asViewer(stranger, (own) => listSavedOf(own, [userId], today));
    expect(many.size).toBe(0);
  });
});

test("the calendar of saved items leaves out what is not open to the member; the list contains everything", async ({
  db,
}) => {
  const { userId } = await aStudent(db);
  const saved = await addScholarships(db, { title: "Ghana", citizens: ["Ghana"] }, { title: "Everyone" });
  await db.insert(savedItems).values(saved.map((scholarshipId) => ({ userId, scholarshipId })));
  const titles = (items: { title: string }[]) => items.map(({ title }) => title).sort();
  await asViewer(aMember(db, userId), async (own) => {
    expect(titles(await listForCalendar(own, userId, today))).toEqual(["Everyone"]);
    expect(titles(await listSaved(own, userId, today))).toEqual(["Everyone", "Ghana"]);
  });
});
