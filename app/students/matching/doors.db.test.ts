import { describe, expect } from "vitest";
import { nobody } from "#app/catalogue/eligibility/applicant.ts";
import { isClosedTo } from "#app/catalogue/eligibility/judge.ts";
import { readFacts } from "#app/catalogue/eligibility/read-facts.server.ts";
import type { OpportunityKind } from "#app/opportunities/kinds.ts";
import type { Database } from "#database/database.ts";
import { colleges, internships, scholarships } from "#database/schema/index.ts";
import { opportunityKinds } from "#database/schema/lists.ts";
import { test } from "#tests/support/database.ts";
import { randomFit } from "#tests/support/random-fit.ts";
import { findClosed } from "./doors.server.ts";
import { readNews } from "./match-new-opportunities.server.ts";

const random = randomFit(34);
const since = new Date("2026-11-19T06:00:00Z");
const news = { sinces: [since], until: new Date("2026-11-20T06:00:00Z"), today: "2026-11-20" };
const createdAt = new Date("2026-11-19T12:00:00Z");
const records = 90;
const people = 250;

async function addRandom(db: Database) {
  const some = <Facts>(make: () => Facts) => Array.from({ length: records }, make);
  await db
    .insert(scholarships)
    .values(some(() => ({ ...random.facts.scholarship(), title: "A", createdAt })));
  await db.insert(colleges).values(some(() => ({ ...random.facts.college(), name: "A", createdAt })));
  await db.insert(internships).values(some(() => ({ ...random.facts.internship(), title: "A", createdAt })));
}

describe("new opportunities judged for many at once", { timeout: 300_000 }, () => {
  test("are closed to those to whom each is closed by itself, whoever was asked for before", async ({
    db,
  }) => {
    await addRandom(db);
    const { candidates, doors } = (await readNews(db, news, records)).since(since);
    expect(candidates).toHaveLength(records * opportunityKinds.length);
    const facts = await readFacts(db, candidates);
    const seen = { closed: 0, open: 0 };
    const differ: unknown[] = [];
    for (const applicant of Array.from({ length: people }, random.applicant)) {
      const closed = findClosed(doors, applicant);
      for (const [nth, kind] of opportunityKinds.entries()) {
        const own = candidates.filter((one) => one.kind === kind);
        for (const [place, { id }] of own.entries()) {
          const told = facts.get(id);
          if (!told) throw new Error("not read");
          const isClosed = isClosedTo<OpportunityKind>(kind, told, applicant);
          seen[isClosed ? "closed" : "open"]++;
          const isFound = (((closed[nth]?.[place >> 5] ?? 0) >> (place & 31)) & 1) === 1;
          if (isFound !== isClosed && differ.length < 2) differ.push({ kind, told, applicant, isClosed });
        }
      }
    }
    expect(differ).toEqual([]);
    expect(Math.min(seen.closed, seen.open)).toBeGreaterThan(5000);
  });

  test("take no more memory for more people, and forgetting changes no answer", async ({ db }) => {
    await addRandom(db);
    const { doors } = (await readNews(db, news, records)).since(since);
    const few = Array.from({ length: 20 }, random.applicant);
    const before = few.map((applicant) => findClosed(doors, applicant));
    for (let nth = 0; nth < 4300; nth++)
      findClosed(doors, { ...nobody, citizenships: [`${nth}`, ...(nth % 2 ? ["Kenya"] : [])] });
    expect(few.map((applicant) => findClosed(doors, applicant))).toEqual(before);
    const known = doors.kinds.flatMap((one) => one.rules.map(({ known }) => known.size));
    expect(Math.max(...known)).toBeLessThanOrEqual(2000);
    expect(Math.max(...doors.told.map(({ numbers }) => numbers.size))).toBeLessThanOrEqual(4096);
  });
});
