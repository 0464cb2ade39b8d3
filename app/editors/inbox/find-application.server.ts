import { asc, eq } from "drizzle-orm";
import type { Database } from "#database/database.ts";
import { partnershipEntries, schoolPartnerships, users } from "#database/schema/index.ts";

/** An application with its history, oldest first. Returns null if there is none. */
export async function findApplication(db: Database, id: string) {
  const [application] = await db
    .select()
    .from(schoolPartnerships)
    .where(eq(schoolPartnerships.id, id))
    .limit(1);
  if (!application) return null;
  const { kind, subject, text, status, createdAt } = partnershipEntries;
  const entries = await db
    .select({
      id: partnershipEntries.id,
      kind,
      subject,
      text,
      status,
      createdAt,
      name: users.name,
      email: users.email,
    })
    .from(partnershipEntries)
    .leftJoin(users, eq(users.id, partnershipEntries.authorId))
    .where(eq(partnershipEntries.partnershipId, id))
    .orderBy(asc(createdAt), asc(partnershipEntries.id));
  return {
    application,
    // Former editors are not named.
    entries: entries.map(({ name, email, ...entry }) => ({ ...entry, author: name || email || null })),
  };
}

export type FoundApplication = NonNullable<Awaited<ReturnType<typeof findApplication>>>;
