import { eq } from "drizzle-orm";
import type { SignedInMember } from "#app/accounts/signed-in.server.ts";
import type { Database } from "#database/database.ts";
import { circumstances } from "#database/schema/index.ts";
import { listChildren } from "./children/children.server.ts";
import { type CircumstanceAnswers, noAnswers } from "./circumstances/questions.ts";
import { findProfile, type Profile } from "./save-profile.server.ts";
import type { StudentRow } from "./student/student-values.ts";

/** Someone whom matches can be for. */
interface Student {
  /** Null for the one of the profile itself. */
  childId: string | null;
  /** A parent looks for them. */
  isChild: boolean;
  /** What a parent calls a child. */
  called: string | null;
  /** The age band is that of whoever has the account: a child has none. */
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
