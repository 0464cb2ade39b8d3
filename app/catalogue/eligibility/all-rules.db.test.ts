import { describe, expect, vi } from "vitest";
import { scholarshipOf } from "#app/offline/app/snapshot/offline-listing.ts";
import { verdictSection } from "#app/offline/app/views/verdict-view.ts";
import { matchClass } from "#app/partners/class-list/match-class.server.ts";
import { parseClass } from "#app/partners/class-list/parse-class.ts";
import { loadClosedCheck } from "#app/students/eligibility/closed-check.server.ts";
import { findVerdicts } from "#app/students/eligibility/find-verdicts.server.ts";
import { findMatches } from "#app/students/matching/find-matches.server.ts";
import { cardsOf } from "#app/students/matching/match-cards.server.ts";
import {
  listNewListings,
  matchNewListings,
} from "#app/students/matching/new/match-new-opportunities.server.ts";
import { findClosing } from "#app/ussd/find-items.server.ts";
import type { Database } from "#database/database.ts";
import { profiles, scholarships } from "#database/schema/index.ts";
import { addScholarships, today } from "#tests/support/catalogue/listings.ts";
import { test as databaseTest } from "#tests/support/database/test-database.ts";
import { aVisitor, somebody } from "#tests/support/people/people.ts";
import { eligibilityRules } from "./all-rules.ts";
import { type Applicant, unknownApplicant } from "./applicant.ts";
import { isClosedTo, judge } from "./judge.ts";
import type { FactsOf, RuleName } from "./judgement.ts";
import { finding } from "./rules/rule.ts";

const sentence = "Not for people who live in Kenya";
/** An award that only this rule closes to people in Kenya. */
const law = {
  title: "Study abroad",
  fieldOfStudy: "Law",
  educationLevel: "undergraduate",
  country: "Kenya",
  citizens: ["Any"],
  region: "Abroad",
  deadline: "2026-12-01",
};
const profile = {
  fieldsOfInterest: ["Law"],
  targetCountries: ["Kenya"],
  currentEducationLevel: null,
  degreeType: null,
  gpa: null,
  budgetRange: null,
};
const inKenya: Applicant = {
  ...unknownApplicant,
  residence: "Kenya",
  citizenships: ["Kenya"],
  fields: ["Law"],
};

/** A rule that this test adds: awards for people from "Abroad" are closed to residents of Kenya. */
const abroadOnly = (
  { region }: Pick<FactsOf["scholarship"], "region">,
  { residence }: Pick<Applicant, "residence">,
) => (region === "Abroad" && residence === "Kenya" ? finding("abroad" as RuleName, "no", sentence) : null);

const test = databaseTest.extend<{ id: string; addRule: () => void }>({
  id: async ({ db }, use) => use((await addScholarships(db, law))[0] ?? ""),
  // biome-ignore lint/correctness/noEmptyPattern: Vitest reads what a fixture needs from this pattern
  addRule: async ({}, use) => {
    await use(() => void eligibilityRules.scholarship.push(abroadOnly));
    eligibilityRules.scholarship = eligibilityRules.scholarship.filter((rule) => rule !== abroadOnly);
  },
});

const readRecord = async (db: Database) =>
  (await db.select().from(scholarships))[0] as typeof scholarships.$inferSelect;

async function somebodyInKenya(db: Database): Promise<string> {
  const userId = await somebody(db);
  await db.insert(profiles).values({
    ...{ userId, fullName: "Amina Yusuf", email: "amina@example.com", country: "Kenya" },
    fieldsOfInterest: ["Law"],
  });
  return userId;
}

describe("a rule that is added to the list of rules decides", () => {
  test("the verdict and its sentence", async ({ db, id: _, addRule }) => {
    const record = await readRecord(db);
    expect(isClosedTo("scholarship", record, inKenya)).toBe(false);
    addRule();
    expect(isClosedTo("scholarship", record, inKenya)).toBe(true);
    const { eligibility, lines } = judge("scholarship", record, inKenya);
    expect({ eligibility, last: lines.at(-1)?.text }).toEqual({ eligibility: "no", last: sentence });
  });

  test("the list of matches, and what a card says against it", async ({ db, id, addRule }) => {
    const cards = async () => {
      const { matches } = await findMatches(db, { profile, applicant: inKenya }, "scholarship", null, today);
      return cardsOf("scholarship", matches, today).map(({ id, verdict, notes }) => ({ id, verdict, notes }));
    };
    expect(await cards()).toMatchObject([{ id, verdict: "oneMissing" }]);
    addRule();
    expect(await cards()).toEqual([{ id, verdict: "notOpen", notes: [sentence] }]);
  });

  test("the tags on the cards of any list", async ({ db, id, addRule }) => {
    expect(await findVerdicts(db, inKenya, "scholarship", [{ id }], today)).toMatchObject({
      [id]: { verdict: "oneMissing" },
    });
    addRule();
    expect(await findVerdicts(db, inKenya, "scholarship", [{ id }], today)).toMatchObject({
      [id]: { verdict: "notOpen" },
    });
  });

  test("what alerts choose", async ({ db, id, addRule }) => {
    const userId = await somebodyInKenya(db);
    const since = new Date("2025-01-01");
    const chosen = async () => {
      const news = await listNewListings(db, { since, until: new Date("2027-01-01"), today });
      return (await matchNewListings(db, news)).profiles.flatMap(({ matches }) =>
        matches.map((one) => one.id),
      );
    };
    expect(await chosen()).toEqual([id]);
    addRule();
    expect(await chosen()).toEqual([]);
    const isClosed = await loadClosedCheck(db, [userId], [{ kind: "scholarship", id }], today);
    expect(isClosed(userId, { kind: "scholarship", id })).toBe(true);
  });

  test("what fits the students of a class", async ({ db, id: _, addRule }) => {
    const counted = async () => {
      const list = parseClass("grade,field\nC+,Law", "Kenya");
      if (!list.ok) throw new Error(list.problem);
      const [row] = await matchClass(aVisitor(db), list.rows, today);
      return row?.matches?.best.length;
    };
    expect(await counted()).toBe(1);
    addRule();
    expect(await counted()).toBe(0);
  });

  test("which results a search leaves out, such as the list for callers from a country", async ({
    db,
    id,
    addRule,
  }) => {
    expect(await findClosing(db, "Kenya", today)).toEqual([{ kind: "scholarship", id }]);
    addRule();
    expect(await findClosing(db, "Kenya", today)).toEqual([]);
    expect(await findClosing(db, "Ghana", today)).toEqual([{ kind: "scholarship", id }]);
  });

  test("what the offline app shows", async ({ db, id: _, addRule }) => {
    vi.stubGlobal("document", { createElement: () => new FakeElement() });
    const mine = { whose: "", takenOn: today, applicant: inKenya, answers: null, saved: [], threads: [] };
    const listing = scholarshipOf((await readRecord(db)) as Parameters<typeof scholarshipOf>[0]);
    const shown = () => verdictSection(listing, mine)?.textContent;
    expect(shown()).not.toContain(sentence);
    addRule();
    expect(shown()).toContain("Not open to you");
    expect(shown()).toContain(sentence);
    vi.unstubAllGlobals();
  });
});

/** The part of an element that a verdict needs. */
class FakeElement {
  textContent = "";
  setAttribute() {}
  append(child: string | FakeElement) {
    this.textContent += typeof child === "string" ? child : child.textContent;
  }
}
