import { describe, expect } from "vitest";
import { parseOnboardingAnswers } from "#app/students/onboarding-answers/parse-answers.server.ts";
import { profileFromAnswers } from "#app/students/onboarding-answers/profile-from-answers.server.ts";
import type { Database } from "#database/database.ts";
import { colleges, scholarships } from "#database/schema/index.ts";
import { asViewer } from "#database/viewer.ts";
import { test } from "#tests/support/database/test-database.ts";
import { findOnboardingMatches } from "./find-matches.server.ts";

const today = "2026-11-20";
const engineering = {
  citizens: ["Kenya"],
  fieldOfStudy: "Engineering",
  country: "Kenya",
  educationLevel: "undergraduate",
};

async function find(database: Database, search: string) {
  const address = new URLSearchParams(search);
  const answers = parseOnboardingAnswers(address);
  const profile = profileFromAnswers(answers, today);
  if (!profile) throw new Error("not all is told");
  const visitor = { kind: "visitor", database } as const;
  return asViewer(visitor, (db) => findOnboardingMatches(db, visitor, answers, profile, address, today));
}
const three = "country=Kenya&level=school-done&field=Engineering";

describe("the matches of a visitor with three answers", () => {
  test("are judged as they would be for a profile, in the same groups, of all three kinds", async ({
    db,
  }) => {
    await db.insert(scholarships).values([
      { title: "open to her", ...engineering },
      { title: "for women", ...engineering, womenOnly: true },
      { title: "for Ghana", ...engineering, citizens: ["Ghana"] },
      {
        title: "far from her field",
        ...engineering,
        fieldOfStudy: "Law",
        country: "France",
        educationLevel: "doctorate",
      },
    ]);
    await db.insert(colleges).values({ name: "Juja Tech", country: "Kenya", programs: ["Engineering"] });
    const found = await find(db, three);
    const titlesOf = ({ groups }: typeof found) =>
      groups.map(({ group, cards }) => [group, cards.map(({ title }) => title)]);
    expect(titlesOf(found)).toEqual([
      ["opensLater", ["open to her"]],
      ["oneMissing", ["for women"]],
    ]);
    const next = new URL(found.next ?? "", "http://localhost").search;
    expect(titlesOf(await find(db, next))).toEqual([["notOpen", ["for Ghana"]]]);
    expect(found.tabs.map(({ kind, count }) => [kind, count])).toEqual([
      ["scholarship", "3"],
      ["college", "1"],
      ["internship", "0"],
    ]);
    expect(found.here).toBe(`/start?${three}`);
    expect((await find(db, `${three}&tab=colleges`)).groups[0]?.cards[0]?.title).toBe("Juja Tech");
  });

  test("improve with the one question that most of them need, which is not asked again", async ({ db }) => {
    const grades = [{ system: "KCSE" as const, min: "C+" }];
    await db.insert(scholarships).values([
      { title: "for women", ...engineering, womenOnly: true },
      { title: "for women too", ...engineering, womenOnly: true },
      { title: "with a grade", ...engineering, grades },
    ]);
    const first = await find(db, three);
    expect(first.question?.title).toBe("What was your KCSE mean grade?");
    const better = first.question?.choices.find(({ label }) => label === "B");
    expect(better?.to).toBe(`/start?${three}&system=kcse&result=B`);
    const second = await find(db, better?.to.split("?")[1] ?? "");
    expect(second.groups[0]).toMatchObject({ group: "opensLater", cards: [{ title: "with a grade" }] });
    expect(second.question?.choices.map(({ label }) => label)).toEqual(["A woman", "A man"]);
    const third = await find(db, second.question?.choices[0]?.to.split("?")[1] ?? "");
    expect(third.opensLater).toBe(3);
    // If nothing else is open, the wanted destination decides.
    expect(third.question?.inputs.map(({ name }) => name)).toEqual(["place"]);
  });
});
