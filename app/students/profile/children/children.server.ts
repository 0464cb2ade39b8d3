import { and, asc, eq } from "drizzle-orm";
import { data } from "react-router";
import type { SignedInMember } from "#app/accounts/signed-in.server.ts";
import { todayInUtc } from "#app/shared/calendar/days.ts";
import { parseId } from "#app/shared/urls/parse-id.ts";
import type { Database } from "#database/database.ts";
import { children, profiles } from "#database/schema/index.ts";
import { asViewer } from "#database/viewer.ts";
import { budgetRangeOf } from "../budget-range.server.ts";
import { studentColumns } from "../student/student-columns.ts";
import type { ChildValues } from "./child-form.server.ts";

type Child = typeof children.$inferSelect;
export const mostChildren = 10;

const ownIn = ({ userId }: SignedInMember) => eq(children.userId, userId);

/** In the order they were added. */
export const listChildren = (db: Database, member: SignedInMember): Promise<Child[]> =>
  db.select().from(children).where(ownIn(member)).orderBy(asc(children.createdAt), asc(children.id));

/** Finds a child of the viewer. Returns null for other people's children. */
export async function requireChild(
  db: Database,
  member: SignedInMember,
  given: string | undefined,
): Promise<Child> {
  const id = parseId(given);
  const [child] = id
    ? await db
        .select()
        .from(children)
        .where(and(ownIn(member), eq(children.id, id)))
    : [];
  if (!child) throw data("Not found", { status: 404 });
  return child;
}

/** Locks the profile row first, so that two requests can't exceed the limit together. */
export function addChild(
  member: SignedInMember,
  values: ChildValues,
  now: Date,
): Promise<"added" | "no profile" | "too many"> {
  return asViewer(member.viewer, async (db) => {
    const [profile] = await db
      .select({ userId: profiles.userId })
      .from(profiles)
      .where(eq(profiles.userId, member.userId))
      .for("update");
    if (!profile) return "no profile";
    if ((await db.$count(children, ownIn(member))) >= mostChildren) return "too many";
    await db.insert(children).values({ ...(await columnsOf(db, values, null, now)), userId: member.userId });
    return "added";
  });
}

export function changeChild(
  member: SignedInMember,
  id: string,
  values: ChildValues,
  now: Date,
): Promise<void> {
  return asViewer(member.viewer, async (db) => {
    const before = await requireChild(db, member, id);
    const columns = await columnsOf(db, values, before, now);
    await db
      .update(children)
      .set(columns)
      .where(and(ownIn(member), eq(children.id, id)));
  });
}

export function removeChild(member: SignedInMember, id: string): Promise<void> {
  return asViewer(member.viewer, async (db) => {
    await db.delete(children).where(and(ownIn(member), eq(children.id, id)));
  });
}

async function columnsOf(db: Database, values: ChildValues, before: Child | null, now: Date) {
  const answers = studentColumns(values, before, todayInUtc(now));
  return { ...answers, budgetRange: await budgetRangeOf(db, answers), updatedAt: now };
}
