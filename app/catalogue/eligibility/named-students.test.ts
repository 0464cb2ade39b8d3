import { describe, expect, test } from "vitest";
import { allPairs, countSeen, firstTen, type Pair } from "#tests/judged/pairs.ts";

const pairs = allPairs();
const of = (student: string, kind: Pair["kind"]) =>
  pairs.filter((pair) => pair.student.id === student && pair.kind === kind);
const top = (student: string, kind: Pair["kind"], length: number) =>
  firstTen(of(student, kind))
    .slice(0, length)
    .map(({ key }) => key);
const verdictOf = (student: string, kind: Pair["kind"], key: string) =>
  of(student, kind).find((pair) => pair.key === key)?.verdict;

describe("students who got the wrong answer once", () => {
  test("with KCSE D no degree in medicine says that they can apply", () => {
    const verdicts = of("otieno", "colleges").map(({ verdict }) => verdict);
    expect(verdicts.filter((verdict) => verdict === "openNow" || verdict === "opensLater")).toEqual([]);
    expect(verdicts.filter((verdict) => verdict === "oneMissing")).toEqual([]);
  });

  test("someone in Kumasi with aggregate 9 sees KNUST among the first two", () => {
    expect(top("yaa", "colleges", 2)).toContain("kwame-nkrumah-university-of-science-and-technology");
  });

  test("a Rwandan who wants a master's in artificial intelligence sees the university in Kigali first", () => {
    expect(top("mugisha", "colleges", 1)).toEqual(["carnegie-mellon-university-africa"]);
  });

  test("a welder sees the welding institute among the first three, and before the University of Ghana", () => {
    expect(top("kwabena", "colleges", 3)).toContain("design-and-technology-institute");
    const all = of("kwabena", "colleges").sort((one, other) => other.rank - one.rank);
    const placeOf = (key: string) => all.findIndex((pair) => pair.key === key);
    expect(placeOf("university-of-ghana")).toBeGreaterThan(placeOf("design-and-technology-institute"));
    // We don't know its grades, but it is the best of its group, so it isn't folded.
    const unfolded = all.find(({ group }) => group === "checkWithThem");
    expect([unfolded?.key, countSeen(all).toCheck]).toEqual(["design-and-technology-institute", 1]);
  });

  test("someone with 15 points in UACE sees universities of Uganda first", () => {
    const first = firstTen(of("okello", "colleges")).slice(0, 5);
    expect(first.map(({ verdict }) => verdict)).toEqual(first.map(() => "opensLater"));
    expect(first.every(({ ours }) => ours.lines.some(({ text }) => text.includes("UACE")))).toBe(true);
  });

  test("a refugee in Uganda sees the two awards for refugees first", () => {
    expect(top("bahati", "scholarships", 2).sort()).toEqual([
      "dafi-refugee-scholarship-in-uganda-windle-international-uganda",
      "mastercard-foundation-scholars-program-all-partners",
    ]);
  });

  test("a deaf student sees an award for people with a disability first", () => {
    const [first] = firstTen(of("adwoa", "scholarships"));
    expect(first?.ours.lines.find(({ rule }) => rule === "groups")?.text).toMatch(/^For .*disability/);
  });

  test("an award that a deaf student needs only a card for comes first, and they fit", () => {
    const [first] = firstTen(of("abdi", "scholarships"));
    expect(first?.key).toBe("ncpwd-education-assistance-and-ustawi-scholarship");
    expect(first?.ours.eligibility).toBe("fits");
  });

  test("with KCSE D+ no award for a degree says that they fit", () => {
    const fits = of("auma", "scholarships").filter(({ ours }) => ours.eligibility === "fits");
    expect(fits.map(({ key }) => key)).toEqual([]);
  });

  test("a lower credit isn't enough where an upper credit is the least", () => {
    const key = "firstbank-graduate-trainee-programme-first-bank-of-nigeria";
    expect(verdictOf("musa", "internships", key)).toBe("notOpen");
  });

  test("an internship for people with less than three years of work is closed to someone with six", () => {
    const key = "international-criminal-court-internship-international-criminal-court";
    expect(verdictOf("ngozi", "internships", key)).toBe("notOpen");
    expect(verdictOf("ishimwe", "internships", key)).toBe("openNow");
  });

  test("a student in the second year sees attachments for university students before the youth service", () => {
    const keys = top("cherono", "internships", 10);
    expect(keys.slice(0, 3)).toContain("kenya-power-industrial-attachment-kenya-power-and-lighting-company");
    expect(keys.slice(0, 5)).not.toContain("kenya-national-youth-service-national-youth-service-kenya");
  });

  test("someone with an HND isn't asked for UTME", () => {
    const asked = of("musa", "colleges").filter(({ verdict }) => verdict === "oneMissing");
    expect(
      asked.flatMap(({ ours }) => ours.lines).filter(({ question }) => question?.systems?.includes("utme")),
    ).toEqual([]);
  });

  test("internships for people who have just finished are not open to someone who finished in 2016", () => {
    const closed = [
      "unicef-internship-unicef",
      "who-internship-world-health-organization",
      "un-secretariat-internship-programme-united-nations",
    ];
    expect(closed.map((key) => verdictOf("kamau", "internships", key))).toEqual(closed.map(() => "notOpen"));
  });

  test("an award for one state is not open to someone from another", () => {
    expect(verdictOf("sani", "scholarships", "lagos-state-scholarship-and-bursary-awards")).toBe("notOpen");
    expect(verdictOf("tunde", "scholarships", "lagos-state-scholarship-and-bursary-awards")).not.toBe(
      "notOpen",
    );
    expect(verdictOf("sani", "scholarships", "kano-state-postgraduate-scholarship")).not.toBe("notOpen");
  });
});
