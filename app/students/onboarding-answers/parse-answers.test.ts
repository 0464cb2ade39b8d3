import { describe, expect, test } from "vitest";
import { parseOnboardingAnswers } from "./parse-answers.server.ts";
import { profileFromAnswers } from "./profile-from-answers.server.ts";

const read = (search: string) => parseOnboardingAnswers(new URLSearchParams(search));
const three = "country=Kenya&level=school-done&field=Engineering";

describe("the onboarding answers in the query", () => {
  test("are a country, a level and a field, in any case; anything else is ignored", () => {
    expect(read("country=kenya&level=SCHOOL-DONE&field=computer+science")).toMatchObject({
      country: "Kenya",
      stage: "school-done",
      field: "Computer Science",
    });
    expect(read("country=Mars&level=wizard&field=Spells&place=Moon")).toMatchObject({
      country: null,
      stage: null,
      field: null,
      place: null,
    });
  });

  test("make no profile until all three are given", () => {
    for (const search of ["", "country=Kenya", "country=Kenya&level=school-done", "level=school&field=Law"])
      expect(profileFromAnswers(read(search), "2026-11-16")).toBeNull();
  });

  test("imply the finished level, the wanted level and the destination, by default the home country", () => {
    expect(profileFromAnswers(read(three), "2026-11-16")).toMatchObject({
      country: "Kenya",
      finished: "secondary",
      degreeType: "undergraduate",
      fieldsOfInterest: ["Engineering"],
      targetCountries: ["Kenya"],
      statedAge: null,
      ageBand: null,
    });
    const profile = profileFromAnswers(
      read(`${three}&place=germany&age=17&system=kcse&result=B%2B`),
      "2026-11-16",
    );
    expect(profile).toMatchObject({
      targetCountries: ["Germany"],
      statedAge: 17,
      statedAgeOn: "2026-11-16",
      ageBand: "under_18",
      results: [{ system: "kcse", entries: { mean_grade: "B+" } }],
    });
    expect(
      profileFromAnswers(read(three.replace("Engineering", "any")), "2026-11-16")?.fieldsOfInterest,
    ).toEqual([]);
  });

  test("that can't be parsed are reported, and the others stay", () => {
    const { refusal, country } = read(`${three}&system=kcse&result=Z`);
    expect(Object.keys(refusal?.problems ?? {})).toEqual(["result"]);
    expect(country).toBe("Kenya");
  });

  test("never contain sensitive circumstances", () => {
    const { more } = read(`${three}&refugee=yes&disability=yes&orphan=yes&lowIncome=yes`);
    expect(more).toMatchObject({ refugee: null, disability: null, orphan: null, lowIncome: null });
  });
});
