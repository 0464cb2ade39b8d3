import { eq } from "drizzle-orm";
import type { Database } from "#database/database.ts";
import { profiles, users } from "#database/schema/index.ts";
import { somebody } from "./people.ts";

/** An adult member with a profile in law and all emails on; returns the id and the address they sign in with. */
export async function aStudent(
  db: Database,
  more: Partial<typeof profiles.$inferInsert> = {},
): Promise<{ userId: string; email: string }> {
  const userId = await somebody(db);
  const [person] = await db.select({ email: users.email }).from(users).where(eq(users.id, userId));
  await db.insert(profiles).values({
    userId,
    fullName: "Amina Yusuf",
    // The address in the profile isn't confirmed.
    email: "never.write.here@example.com",
    country: "Nigeria",
    fieldsOfInterest: ["Law"],
    ageBand: "18_to_24",
    ...more,
  });
  return { userId, email: person?.email ?? "" };
}
