import { eq } from "drizzle-orm";
import type { SignedInMember } from "#app/accounts/signed-in.server.ts";
import type { Database } from "#database/database.ts";
import { circumstances } from "#database/schema/index.ts";
import { listChildren } from "./children/children.server.ts";
import { type CircumstanceAnswers, noAnswers } from "./circumstances/questions.ts";
import { findProfile, type Profile } from "./save-profile.server.ts";
import type { StudentRow } from "./student/student-values.ts";

/** A student who can have matches. */
interface Student {
  /** Null for the profile's own student. */
  childId: string | null;
  /** True for a child of a parent. */
  isChild: boolean;
  /** The name that a parent gave to a child. */
  called: string | null;
  /** The age band belongs to the account's owner, so children have none. */
  profile: StudentRow & Pick<Profile, "ageBand">;
  circumstances: CircumstanceAnswers;
}

/** The profile's own student, then the other children of a parent. Empty without a profile. */
export async function findStudents(db: Database, member: SignedInMember): Promise<Student[]> {
  const profile = await findProfile(db, member);
  if (!profile) return [];
  const held = await db.select().from(circumstances).where(eq(circumstances.userId, member.userId));
  const of = (childId: string | null): CircumstanceAnswers => {
    const { refugee, disability, lowIncome, orphan } =
      held.find((row) => row.childId === childId) ?? noAnswers;
    return { refugee, disability, lowIncome, orphan };
  };
  const isParent = profile.role === "parent";
  const others = isParent ? await listChildren(db, member) : [];
  return [
    {
      childId: null,
      isChild: isParent,
      called: null,
      profile: isParent ? { ...profile, ageBand: null } : profile,
      circumstances: of(null),
    },
    ...others.map((child) => ({
      childId: child.id,
      isChild: true,
      called: child.called,
      profile: { ...child, ageBand: null },
      circumstances: of(child.id),
    })),
  ];
}
