import { and, eq, type SQL, sql } from "drizzle-orm";
import type { AnyPgColumn } from "drizzle-orm/pg-core";
import type { SignedInMember } from "#app/accounts/signed-in.server.ts";
import { ageBandOf } from "#app/catalogue/eligibility/age.ts";
import { todayInUtc } from "#app/shared/calendar/days.ts";
import type { Database } from "#database/database.ts";
import { children, circumstances, profiles } from "#database/schema/index.ts";
import { type QuestionAnswers, testsIn } from "./answers.server.ts";

/** Adds answers to the profile, or to a child; other columns stay unchanged. */
export async function saveAnswers(
  db: Database,
  { userId }: SignedInMember,
  answers: QuestionAnswers,
  now: Date,
  childId: string | null = null,
): Promise<void> {
  const [stored] =
    childId === null
      ? await db
          .update(profiles)
          .set({ ...columnsIn(profiles, answers, now), ...bandIn(answers), updatedAt: now })
          .where(eq(profiles.userId, userId))
          .returning({ userId: profiles.userId })
      : await db
          .update(children)
          .set({ ...columnsIn(children, answers, now), updatedAt: now })
          .where(and(eq(children.userId, userId), eq(children.id, childId)))
          .returning({ userId: children.userId });
  const given = circumstancesIn(answers);
  if (!stored || Object.keys(given).length === 0) return;
  await db
    .insert(circumstances)
    .values({ userId, childId, ...given, updatedAt: now })
    .onConflictDoUpdate({
      target: [circumstances.userId, circumstances.childId],
      set: { ...given, updatedAt: now },
    });
}

function columnsIn(table: typeof profiles | typeof children, answers: QuestionAnswers, now: Date) {
  const tests = testsIn(answers);
  return {
    ...(answers.citizenships && { citizenships: [answers.citizenships] }),
    ...(answers.residence && { residence: answers.residence }),
    ...(answers.region && { region: answers.region }),
    ...(answers.sex && { sex: answers.sex }),
    ...(answers.age !== null && { statedAge: answers.age, statedAgeOn: todayInUtc(now) }),
    ...(answers.finished && { finished: answers.finished }),
    ...(answers.currentEducationLevel && { currentEducationLevel: answers.currentEducationLevel }),
    ...(answers.wantedLevels && { wantedLevels: [answers.wantedLevels] }),
    ...(answers.fieldsOfInterest && { fieldsOfInterest: [answers.fieldsOfInterest] }),
    ...(answers.workYears !== null && { workYears: answers.workYears }),
    ...(answers.institution && { institution: answers.institution }),
    ...(answers.yearOfStudy !== null && { yearOfStudy: answers.yearOfStudy }),
    ...(answers.schoolClass && { schoolClass: answers.schoolClass }),
    ...(answers.finishedIn !== null && { finishedIn: answers.finishedIn }),
    ...(answers.origin && { origin: answers.origin }),
    ...(answers.result && { results: replacing(table.results, "system", [answers.result]) }),
    ...(tests && { tests: replacing(table.tests, "test", tests) }),
  };
}

/** A parent's own age band is not derived from a child's age. */
const bandIn = ({ age }: QuestionAnswers) =>
  age !== null && {
    ageBand: sql`case when ${profiles.role} = 'parent' then ${profiles.ageBand} else ${ageBandOf(age)} end`,
  };

/** Replaces earlier entries of the same exam or test. */
const replacing = <Key extends string>(
  column: AnyPgColumn,
  key: Key,
  entries: Record<Key, string>[],
): SQL => {
  const others = sql`select jsonb_agg(one) from jsonb_array_elements(coalesce(${column}, '[]')) as one where one ->> ${key} <> all(${sql.param(`{${entries.map((one) => one[key]).join(",")}}`)}::text[])`;
  return sql`coalesce((${others}), '[]') || ${JSON.stringify(entries)}::jsonb`;
};

const circumstancesIn = ({ refugee, disability, lowIncome, orphan }: QuestionAnswers) =>
  Object.fromEntries(
    Object.entries({ refugee, disability, lowIncome, orphan })
      .filter(([, answer]) => answer !== null)
      .map(([name, answer]) => [name, answer === "yes"]),
  );
