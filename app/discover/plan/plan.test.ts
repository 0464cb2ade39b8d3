import { describe, expect, test } from "vitest";
import { noCycle } from "#app/catalogue/dates/cycle.ts";
import { unknownApplicant } from "#app/catalogue/eligibility/applicant.ts";
import { planView } from "./plan-view.ts";
import { datesOf, type PlannedOpportunity } from "./planned-dates.ts";
import { preparationsOf } from "./preparations.ts";
import { planWords } from "./words.ts";
import { writePlanCalendar } from "./write-plan-calendar.ts";

const today = "2026-11-16";

const planned = (title: string, more: Partial<PlannedOpportunity> = {}): PlannedOpportunity => ({
  kind: "scholarship",
  id: title,
  title,
  ...{ verdict: "openNow", text: "Open to you now" },
  cycle: noCycle,
  tests: null,
  documents: null,
  referees: null,
  hasEssay: null,
  ...more,
});
const closing = (closesOn: string) => ({ ...noCycle, closesOn });

const daysOf = (...list: PlannedOpportunity[]) =>
  datesOf(list, today).map(
    ({ what, when, isNextRound }) => `${what} ${when.day}${isNextRound ? " again" : ""}`,
  );

describe("the days of a plan", () => {
  test("are those of the next round and of the one after it, two years long", () => {
    expect(
      daysOf(planned("Usual", { cycle: { ...noCycle, usualOpens: "08-01", usualCloses: "01-15" } })),
    ).toEqual(["opens 2027-08-01", "opens 2028-08-01 again", "closes 2027-01-15", "closes 2028-01-15 again"]);
  });

  test("appear once if they were announced and are not usual", () => {
    expect(daysOf(planned("Announced", { cycle: closing("2027-02-01") }))).toEqual(["closes 2027-02-01"]);
    expect(daysOf(planned("Both", { cycle: { ...closing("2027-02-01"), usualCloses: "02-10" } }))).toEqual([
      "closes 2027-02-01",
      "closes 2028-02-10 again",
    ]);
  });

  test("are never past, and never later than in two years", () => {
    expect(daysOf(planned("Gone", { cycle: closing("2026-11-15") }))).toEqual([]);
    expect(daysOf(planned("Far", { cycle: closing("2028-11-01") }))).toEqual([]);
    expect(daysOf(planned("Last", { cycle: closing("2028-10-31") }))).toEqual(["closes 2028-10-31"]);
  });
});

describe("what to get ready", () => {
  const texts = (list: PlannedOpportunity[], applicant = unknownApplicant) =>
    preparationsOf(list, applicant, today).map(({ by, text }) => `${by} ${text}`);

  test("includes a test that several require, in time for the next deadline that can be met", () => {
    const list = [
      planned("Too soon", { tests: ["IELTS 6.5"], cycle: closing("2026-12-01") }),
      planned("In reach", { tests: ["IELTS 6.0", "TOEFL iBT 80"], cycle: closing("2027-04-20") }),
      planned("Later", { tests: ["IELTS"], cycle: closing("2027-09-01") }),
      planned("Optional", { tests: ["IELTS optional"], cycle: closing("2027-02-01") }),
    ];
    expect(texts(list)).toEqual(["2027-03-21 Take IELTS by March 2027: 3 of your matches ask for it"]);
  });

  test("includes another test if one is not enough, and none that was taken", () => {
    const list = [
      planned("One", { tests: ["IELTS 6.5"], cycle: closing("2027-04-20") }),
      planned("Two", { tests: ["SAT 1200"], cycle: closing("2027-04-20") }),
      planned("Three", { tests: ["TOEFL iBT 80"], cycle: closing("2027-06-20") }),
    ];
    expect(texts(list)).toEqual([
      "2027-03-21 Take IELTS by March 2027: 1 of your matches asks for it",
      "2027-03-21 Take SAT by March 2027: 1 of your matches asks for it",
      "2027-05-21 Take TOEFL by May 2027: 1 of your matches asks for it",
    ]);
    const taken = { ...unknownApplicant, tests: [{ test: "IELTS" as const, score: 7 }] };
    expect(texts(list.slice(0, 1), taken)).toEqual([]);
    expect(
      texts(list.slice(0, 1), { ...unknownApplicant, tests: [{ test: "IELTS", score: 5 }] }),
    ).toHaveLength(1);
  });

  test("includes letters and documents, counted back from the first deadline as on each checklist", () => {
    const list = [
      planned("One", { referees: 2, documents: ["transcripts", "CV"], cycle: closing("2027-03-31") }),
      planned("Two", { referees: 1, documents: ["Transcript"], cycle: closing("2027-06-30") }),
      planned("Undated", { referees: 3, documents: ["passport"] }),
    ];
    expect(texts(list)).toEqual([
      "2027-03-10 Ask 2 referees for letters by 10 March 2027: 2 of your matches ask for letters",
      "2027-03-17 Get your transcripts ready by 17 March 2027: 2 of your matches ask for this",
      "2027-03-17 Get your CV ready by 17 March 2027: 1 of your matches asks for this",
    ]);
  });

  test("is due now if it is already late, or open without a closing day", () => {
    const list = [
      planned("Soon", { referees: 1, cycle: closing("2026-11-30") }),
      planned("Always", { hasEssay: true, cycle: { ...noCycle, isRolling: true } }),
    ];
    expect(texts(list)).toEqual([
      "2026-11-16 Ask a referee for a letter now: 1 of your matches asks for one",
      "2026-11-16 Write your essay now: 1 of your matches asks for one",
    ]);
  });
});

describe("the page of a plan", () => {
  const view = (list: PlannedOpportunity[]) =>
    planView(
      {
        profile: {
          ...{ fieldsOfInterest: ["Law"], targetCountries: [], currentEducationLevel: null },
          ...{ degreeType: null, gpa: null, budgetRange: null },
        },
        applicant: { ...unknownApplicant, fields: ["Law"] },
        counts: {
          openNow: list.length,
          opensLater: 0,
          oneMissing: 0,
          checkWithThem: 0,
          aside: 0,
          notOpen: 0,
        },
        planned: list,
        dates: datesOf(list, today),
        preparations: preparationsOf(list, unknownApplicant, today),
      },
      today,
    );

  test("shows the months in which something happens, what is always open, and a count of the rest", () => {
    const shown = view([
      planned("Closes", { tests: ["IELTS"], cycle: closing("2027-02-01"), verdict: "checkWithThem" }),
      planned("Always", { cycle: { ...noCycle, isRolling: true } }),
      planned("Nobody knows"),
    ]);
    expect(shown).toMatchObject({ state: "planned", undated: 1, anyTime: [{ title: "Always" }] });
    expect(
      shown.months.map(({ name, prepare, closes }) => [name, prepare.length, closes.entries.length]),
    ).toEqual([
      ["January 2027", 1, 0],
      ["February 2027", 0, 1],
    ]);
    expect(shown.months[1]?.closes.entries[0]).toEqual({
      ...{ kind: "scholarship", id: "Closes", title: "Closes", verdict: "checkWithThem" },
      text: "Open to you now",
      ...{ day: "1 February", isAnnounced: true },
    });
  });

  test("says what to add to the profile if it is empty, and asks for nothing that is known", () => {
    expect(view([])).toMatchObject({ state: "nothing fits", months: [] });
    expect(view([]).tell).toEqual([
      "what you want to study next",
      "what you have finished",
      "your grades",
      "where you want to study",
      "which tests you've taken, if any",
    ]);
    expect(planView(null, today)).toMatchObject({ state: "no profile" });
    expect(planView(null, today).tell).toContain("which fields interest you");
  });
});

test("the plan's file contains its days and what to get ready, and the next round under its usual name", () => {
  const list = [
    planned("Award", { tests: ["IELTS"], cycle: { ...noCycle, usualCloses: "04-20" } }),
    planned("Now", { referees: 1, cycle: closing("2026-11-20") }),
  ];
  const file = writePlanCalendar(
    datesOf(list, today),
    preparationsOf(list, unknownApplicant, today),
    "https://fursa.example",
    new Date("2026-11-16T12:00:00Z"),
  ).replaceAll("\r\n ", "");
  expect(file).toContain("DESCRIPTION:Open to you now\\nhttps://fursa.example/scholarship/Now");
  expect(
    file.match(/^(UID|SUMMARY|DTSTART).*/gm)?.map((line) => line.replace(/plan-\w{16}/, "plan-…")),
  ).toEqual([
    ...["UID:deadline-Now@fursa.example", "DTSTART;VALUE=DATE:20261120", "SUMMARY:Closes: Now"],
    ...["UID:plan-…@fursa.example", "DTSTART;VALUE=DATE:20270321"],
    "SUMMARY:Take IELTS by March 2027: 1 of your matches asks for it",
    ...["UID:deadline-Award@fursa.example", "DTSTART;VALUE=DATE:20270420", "SUMMARY:Usually closes: Award"],
    ...[
      "UID:again-deadline-Award@fursa.example",
      "DTSTART;VALUE=DATE:20280420",
      "SUMMARY:Usually closes: Award",
    ],
  ]);
});

test("a document is named in small letters within a sentence, but not a language", () => {
  const named = (document: string) => planWords.haveReady(document, "now", 1).split(" ready")[0];
  expect(["Transcripts", "CV", "English proof", "Portuguese certificate"].map(named)).toEqual([
    "Get your transcripts",
    "Get your CV",
    "Get your English proof",
    "Get your Portuguese certificate",
  ]);
});
