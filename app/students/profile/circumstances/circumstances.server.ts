import { and, eq, isNull } from "drizzle-orm";
import { z } from "zod";
import type { SignedInMember } from "#app/accounts/signed-in.server.ts";
import { optionalChoice } from "#app/shared/forms/fields.server.ts";
import type { Database } from "#database/database.ts";
import { circumstances } from "#database/schema/index.ts";
import { asViewer } from "#database/viewer.ts";
import type { CircumstanceAnswers } from "./questions.ts";

/** Those of the profile's own student, unless a child is given. */
const isAbout = ({ userId }: SignedInMember, childId: string | null) =>
  and(
    eq(circumstances.userId, userId),
    childId === null ? isNull(circumstances.childId) : eq(circumstances.childId, childId),
  );

/** The saved answers. Null if there are none. */
export async function findCircumstances(
  db: Database,
  member: SignedInMember,
  childId: string | null,
): Promise<CircumstanceAnswers | null> {
  const { refugee, disability, lowIncome, orphan } = circumstances;
  const [found] = await db
    .select({ refugee, disability, lowIncome, orphan })
    .from(circumstances)
    .where(isAbout(member, childId));
  return found ?? null;
}

/** Rows without any answer are deleted. */
export function saveCircumstances(
  member: SignedInMember,
  childId: string | null,
  answers: CircumstanceAnswers,
  now: Date,
): Promise<void> {
  if (Object.values(answers).every((answer) => answer === null)) {
    return eraseCircumstances(member, childId);
  }
  return asViewer(member.viewer, async (db) => {
    await db
      .insert(circumstances)
      .values({ ...answers, userId: member.userId, childId, updatedAt: now })
      .onConflictDoUpdate({
        target: [circumstances.userId, circumstances.childId],
        set: { ...answers, updatedAt: now },
      });
  });
}

export function eraseCircumstances(member: SignedInMember, childId: string | null): Promise<void> {
  return asViewer(member.viewer, async (db) => {
    await db.delete(circumstances).where(isAbout(member, childId));
  });
}

const yesOrNo = () =>
  optionalChoice(["yes", "no"]).transform((answer) => (answer === null ? null : answer === "yes"));

export const circumstancesForm = z.object({
  refugee: yesOrNo(),
  disability: yesOrNo(),
  lowIncome: yesOrNo(),
  orphan: yesOrNo(),
});
