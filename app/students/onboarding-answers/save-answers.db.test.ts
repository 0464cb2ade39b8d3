import { describe, expect } from "vitest";
import { profiles } from "#database/schema/index.ts";
import { test } from "#tests/support/database/test-database.ts";
import { somebody } from "#tests/support/people/people.ts";
import { aSignedInMember } from "#tests/support/people/signed-in-member.ts";
import { saveOnboardingAnswers } from "./save-answers.server.ts";

const now = new Date("2026-11-16T08:00:00Z");
const address = "/start?country=Kenya&level=school-done&field=Engineering&age=17&test=none&tab=colleges";

describe("saving the onboarding answers", () => {
  test("makes a profile of them, and never changes an existing one", async ({ db }) => {
    const userId = await somebody(db);
    const amina = aSignedInMember(db, userId);
    expect(await saveOnboardingAnswers(amina, address, now)).toBe("kept");
    expect(await db.select().from(profiles)).toMatchObject([
      {
        userId,
        email: amina.email,
        country: "Kenya",
        finished: "secondary",
        wantedLevels: ["undergraduate", "vocational"],
        fieldsOfInterest: ["Engineering"],
        targetCountries: ["Kenya"],
        statedAge: 17,
        ageBand: "under_18",
        tests: [],
      },
    ]);
    expect(await saveOnboardingAnswers(amina, address.replace("Kenya", "Ghana"), now)).toBe("has a profile");
    expect(await db.select({ country: profiles.country }).from(profiles)).toEqual([{ country: "Kenya" }]);
  });

  test("takes answers from the onboarding page only, and only if they are complete", async ({ db }) => {
    const amina = aSignedInMember(db, await somebody(db));
    for (const other of ["/browse?country=Kenya&level=school-done&field=Law", "/start?country=Kenya", "/"])
      expect(await saveOnboardingAnswers(amina, other, now)).toBe("no answers");
    expect(await db.$count(profiles)).toBe(0);
  });
});
