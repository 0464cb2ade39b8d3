import { describe, expect } from "vitest";
import { cycleOf } from "#app/catalogue/dates/cycle.ts";
import type { Applicant } from "#app/catalogue/eligibility/applicant.ts";
import { unknownApplicant } from "#app/catalogue/eligibility/applicant.ts";
import { judge } from "#app/catalogue/eligibility/judge.ts";
import { verdicts } from "#app/catalogue/eligibility/judgement.ts";
import { africanCountry } from "#app/catalogue/eligibility/parse/places.ts";
import { wordsOf } from "#app/catalogue/eligibility/parse/words-of.ts";
import { parseFields } from "#app/catalogue/eligibility/rules/fields.ts";
import { parseLevels } from "#app/catalogue/eligibility/study-levels.ts";
import { verdictOn } from "#app/catalogue/eligibility/verdict.ts";
import type { OpportunityKind } from "#app/catalogue/kinds/kinds.ts";
import { contains } from "#app/catalogue/scoring/contains.ts";
import type { MatchProfile } from "#app/catalogue/scoring/profile.ts";
import { score } from "#app/catalogue/scoring/score.ts";
import { readSnapshot } from "#app/catalogue/snapshot/read-snapshot.server.ts";
import type { Database } from "#database/database.ts";
import { colleges, currencyRates, scholarships } from "#database/schema/index.ts";
import { fieldsOfInterest, targetCountries } from "#database/schema/lists.ts";
import { test } from "#tests/support/database/test-database.ts";
import { bestMatches, countGroups, countVerdicts, matchListings } from "./match-listings.ts";
import { randomFit } from "./random-eligibility-for-tests.ts";

const today = "2026-11-20";
const profile: MatchProfile = {
  fieldsOfInterest: ["Nursing"],
  targetCountries: ["Kenya"],
  currentEducationLevel: "high_school",
  degreeType: "undergraduate",
  gpa: 3.2,
  budgetRange: "0-5000",
};
const achieng: Applicant = {
  ...unknownApplicant,
  citizenships: ["Kenya"],
  residence: "Kenya",
  region: "Kisumu County",
  sex: "female",
  wants: ["undergraduate"],
  fields: ["Nursing"],
};
const fitting = {
  citizens: ["Kenya"],
  fieldOfStudy: "Nursing",
  country: "Kenya",
  educationLevel: "undergraduate",
};

const matchesOf = async (db: Database, kind: OpportunityKind, own = profile, applicant = achieng) =>
  bestMatches(matchListings(await readSnapshot(db, today), kind, { profile: own, applicant }, today));

async function titles(db: Database) {
  const rows = await db.select({ id: scholarships.id, title: scholarships.title }).from(scholarships);
  const titleOf = new Map(rows.map(({ id, title }) => [id, title]));
  return (await matchesOf(db, "scholarship")).map(({ listing, verdict }) => [
    titleOf.get(listing.id),
    verdict,
  ]);
}

describe("matches for a detailed profile", () => {
  test("begin with what fits them, whatever the points of the others", async ({ db }) => {
    await db.insert(scholarships).values([
      { title: "for Ghana", ...fitting, citizens: ["Ghana"] },
      { title: "to be checked", ...fitting, tests: ["IELTS 6.5"] },
      { title: "fits less", ...fitting, fieldOfStudy: "All fields", country: "France" },
      { title: "fits", ...fitting },
    ]);
    expect(await titles(db)).toEqual([
      ["fits", "opensLater"],
      ["fits less", "opensLater"],
      ["to be checked", "oneMissing"],
      ["for Ghana", "notOpen"],
    ]);
  });

  test("begin with what is open now until an announced day; at equal points the preferred field decides", async ({
    db,
  }) => {
    await db.insert(scholarships).values([
      { title: "opens in March", ...fitting, opensOn: "2027-03-01", usualCloses: "06" },
      { title: "all fields, open", ...fitting, fieldOfStudy: "All fields", isRolling: true },
      { title: "open", ...fitting, usualOpens: "10", usualCloses: "12" },
      { title: "usually opens in May", ...fitting, usualOpens: "05", usualCloses: "07" },
      { title: "announced", ...fitting, deadline: "2026-12-01" },
    ]);
    const order = (await titles(db)).map(([title]) => title);
    expect(order.slice(0, 3)).toEqual(["announced", "all fields, open", "open"]);
    expect(order.slice(3).sort()).toEqual(["opens in March", "usually opens in May"]);
  });

  test("among colleges begin with the home region, then the home country", async ({ db }) => {
    const facts = { studyLevels: ["undergraduate" as const], programs: ["Nursing"], tuitionRange: "$1,000" };
    await db.insert(colleges).values([
      { name: "Paris", ...facts, country: "France" },
      { name: "Nairobi", ...facts, country: "Kenya", region: "Nairobi County" },
      { name: "Kisumu", ...facts, country: "Kenya", region: "Kisumu County" },
    ]);
    const wide = { ...profile, targetCountries: ["Kenya", "France"] };
    const regions = (await matchesOf(db, "college", wide)).map(({ listing }) => listing.region);
    expect(regions).toEqual(["Kisumu County", "Nairobi County", ""]);
  });

  test("put a college that teaches what they want, near and within their budget, before one with more points", async ({
    db,
  }) => {
    const nursing = {
      name: "BSc Nursing",
      level: "undergraduate" as const,
      field: "Nursing",
      requires: [{ system: "OTHER" as const, min: null, subjects: [] }],
    };
    const facts = {
      studyLevels: ["undergraduate" as const],
      programs: ["Nursing"],
      programmes: [nursing],
      country: "Kenya",
    };
    const cost = (fee: number) => ({
      programmes: [{ ...nursing, fee, currency: "USD", per: "year" as const }],
    });
    await db
      .insert(currencyRates)
      .values({ currency: "USD", perDollar: 1, dated: "2026-01-30", source: "itself" })
      .onConflictDoNothing();
    await db.insert(colleges).values([
      { name: "Abroad", ...facts, country: "Peru", tuitionRange: "$1", ...cost(1) },
      { name: "Dear", ...facts, ...cost(9_000), tuitionRange: "$9,000" },
      { name: "Cheap", ...facts, ...cost(900) },
      { name: "Kisumu", ...facts, region: "Kisumu County" },
      { name: "Other course", ...facts, programmes: [], tuitionRange: "$1,000" },
    ]);
    const rows = await db.select({ id: colleges.id, name: colleges.name }).from(colleges);
    const found = await matchesOf(db, "college");
    expect(found.map(({ listing }) => rows.find(({ id }) => id === listing.id)?.name)).toEqual([
      "Kisumu",
      "Cheap",
      "Dear",
      "Abroad",
      "Other course",
    ]);
  });

  test("compare fees with the exact amount that they can pay, if they named one", async ({ db }) => {
    const course = {
      name: "BSc Nursing",
      level: "undergraduate" as const,
      field: "Nursing",
      requires: [{ system: "OTHER" as const, min: null, subjects: [] }],
      currency: "USD",
      per: "year" as const,
    };
    const facts = { studyLevels: ["undergraduate" as const], programs: ["Nursing"], country: "Kenya" };
    await db
      .insert(currencyRates)
      .values({ currency: "USD", perDollar: 1, dated: "2026-01-30", source: "itself" })
      .onConflictDoNothing();
    await db.insert(colleges).values([
      { name: "Dear", ...facts, tuitionRange: "Under $5,000", programmes: [{ ...course, fee: 4_000 }] },
      { name: "Cheap", ...facts, programmes: [{ ...course, fee: 700 }] },
    ]);
    const rows = await db.select({ id: colleges.id, name: colleges.name }).from(colleges);
    const namesFor = async (own: MatchProfile) =>
      (await matchesOf(db, "college", own)).map(
        ({ listing }) => rows.find(({ id }) => id === listing.id)?.name,
      );
    expect(await namesFor({ ...profile, budgetValue: 800, budgetCurrency: "USD" })).toEqual([
      "Cheap",
      "Dear",
    ]);
    expect(await namesFor(profile)).toEqual(["Dear", "Cheap"]);
  });

  test("list colleges to check separately if they are elsewhere or have no such course that we know", async ({
    db,
  }) => {
    const nursing = { name: "BSc Nursing", level: "undergraduate" as const, field: "Nursing" };
    const facts = { studyLevels: ["undergraduate" as const], programs: ["Nursing"], tuitionRange: "$1,000" };
    await db.insert(colleges).values([
      { name: "Elsewhere", ...facts, country: "Peru", programmes: [nursing] },
      { name: "No such course", ...facts, country: "Kenya" },
      { name: "To check", ...facts, country: "Kenya", programmes: [nursing] },
    ]);
    const rows = await db.select({ id: colleges.id, name: colleges.name }).from(colleges);
    const found = await matchesOf(db, "college");
    expect(found.map(({ verdict }) => verdict)).toEqual(["checkWithThem", "checkWithThem", "checkWithThem"]);
    const aside = found.filter(({ group }) => group === "aside").map(({ listing }) => listing.id);
    expect(rows.flatMap(({ id, name }) => (aside.includes(id) ? name : [])).sort()).toEqual([
      "Elsewhere",
      "No such course",
    ]);
    const snapshot = await readSnapshot(db, today);
    const all = matchListings(snapshot, "college", { profile, applicant: achieng }, today);
    expect(countVerdicts(all)).toMatchObject({ checkWithThem: 1, aside: 2 });
  });

  test("list those beyond two to check with the provider separately, on every page, if nothing else is open", async ({
    db,
  }) => {
    const nursing = { name: "BSc Nursing", level: "undergraduate" as const, field: "Nursing" };
    const facts = {
      ...{ studyLevels: ["undergraduate" as const], programs: ["Nursing"], tuitionRange: "$1,000" },
      ...{ country: "Kenya", programmes: [nursing] },
    };
    await db.insert(colleges).values(["A", "B", "C", "D", "E"].map((name) => ({ ...facts, name })));
    const snapshot = await readSnapshot(db, today);
    const all = matchListings(snapshot, "college", { profile, applicant: achieng }, today);
    const found = bestMatches(all);
    expect(found.map(({ group }) => group)).toEqual(
      [..."12"].map(() => "checkWithThem" as string).concat("aside", "aside", "aside"),
    );
    expect(countGroups(all)).toMatchObject({ checkWithThem: 2, aside: 3 });
    const later = found.slice(1).map(({ listing }) => listing.id);
    const second = bestMatches(all, 2, ({ listing }) => later.includes(listing.id));
    expect(second.map(({ group }) => group)).toEqual(["checkWithThem", "aside"]);
  });

  test("are in the order of the rules", { timeout: 120_000 }, async ({ db }) => {
    const random = randomFit(99);
    const countries = [...targetCountries, "Any", ""];
    const rows = Array.from({ length: 150 }, (_, place) => ({
      ...random.facts.scholarship(),
      title: "A",
      country: countries[place % countries.length] ?? "",
      deadline: [null, "2026-11-19", today, "2026-11-21", "2027-01-01"][place % 5] ?? null,
      createdAt: new Date(Date.UTC(2026, 10, 1, 0, 0, place % 7)),
    }));
    await db.insert(scholarships).values(rows);
    for (let nth = 0; nth < 12; nth++) {
      const applicant = { ...random.applicant(), fields: [...fieldsOfInterest.slice(nth, nth + 3)] };
      const own = {
        ...profile,
        fieldsOfInterest: applicant.fields,
        targetCountries: targetCountries.slice(nth, nth + 8),
      };
      const seen = await matchesOf(db, "scholarship", own, applicant);
      const byHand = await sortedByHand(db, own, applicant);
      expect(seen.map(({ listing, verdict }) => [listing.id, verdict])).toEqual(byHand);
    }
  });
});

/** Every open match, judged, scored and sorted without the database. */
async function sortedByHand(db: Database, own: MatchProfile, applicant: Applicant) {
  const all = await db.select().from(scholarships);
  return all
    .map((row) => ({
      row,
      verdict: verdictOn(judge("scholarship", row, applicant).eligibility, cycleOf(row), today),
      isKnown:
        parseLevels(row.educationLevel).length > 0 ||
        row.finished !== null ||
        !!row.citizens?.length ||
        !!row.residents?.length,
      isOwn:
        row.groupsOnly === true &&
        (["refugee", "disability", "orphan"] as const).some(
          (group) => applicant.groups[group] === true && row.groups?.some((one) => wordsOf(one) === group),
        ) &&
        (row.groups?.length === 1 ? 2 : 1),
      percent: score("scholarship", own, row).percent,
      isOpen: row.deadline !== null && row.deadline >= today ? 1 : 0,
      isWantedLevel: Number(parseLevels(row.educationLevel).some((level) => applicant.wants.includes(level))),
      home: homeOf(row, own, applicant),
      isNamed: Number(parseFields(row.fieldOfStudy).named.some((field) => applicant.fields.includes(field))),
      until: row.deadline ?? "9999-12-31",
    }))
    .filter(({ percent, until }) => percent >= 30 && until >= today)
    .sort(
      (one, other) =>
        verdicts.indexOf(one.verdict) - verdicts.indexOf(other.verdict) ||
        Number(other.isKnown) - Number(one.isKnown) ||
        Number(other.isOwn) - Number(one.isOwn) ||
        other.isWantedLevel - one.isWantedLevel ||
        other.home - one.home ||
        other.percent - one.percent ||
        other.isNamed - one.isNamed ||
        other.isOpen - one.isOpen ||
        one.until.localeCompare(other.until) ||
        other.row.createdAt.getTime() - one.row.createdAt.getTime() ||
        (one.row.id < other.row.id ? 1 : -1),
    )
    .map(({ row, verdict }) => [row.id, verdict]);
}

/** For the home region, for people of one country, in a chosen country, or none of them. */
function homeOf(row: typeof scholarships.$inferSelect, own: MatchProfile, applicant: Applicant): number {
  const forRegion = judge("scholarship", row, applicant).lines.find(({ rule }) => rule === "region");
  if (forRegion) return forRegion.answer === "yes" ? 4 : 0;
  const names = row.citizens?.length ? row.citizens : (row.residents ?? []);
  if (names.length === 1 && africanCountry(names[0] ?? "").length === 1) return 3;
  return own.targetCountries.some((country) => contains(row.country, country)) ? 2 : 0;
}
