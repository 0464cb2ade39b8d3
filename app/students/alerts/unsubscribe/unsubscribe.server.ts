import { and, desc, eq, inArray, sql } from "drizzle-orm";
import type { UnsubscribeRequest } from "#app/mail/templates/unsubscribe-token.server.ts";
import type { Database } from "#database/database.ts";
import { alertSettings, mailings, newsletterSubscribers, profiles, users } from "#database/schema/index.ts";
import { asViewer, asWorker } from "#database/viewer.ts";

/** Returns null if the recipient no longer exists. */
export async function findSubscribed(
  database: Database,
  { what, whom }: UnsubscribeRequest,
): Promise<boolean | null> {
  if (what === "subscriber") {
    const [found] = await asWorker(database, (db) =>
      db.select().from(newsletterSubscribers).where(eq(newsletterSubscribers.id, whom)),
    );
    return found ? found.stoppedAt === null : null;
  }
  return asMember(database, whom, async (db) => {
    const [found] = await db
      .select({
        alert: profiles.emailNotifications,
        newsletter: profiles.newsletterSubscribed,
        reminder: alertSettings.wantsReminders,
        summary: alertSettings.wantsSummary,
      })
      .from(profiles)
      .leftJoin(alertSettings, eq(alertSettings.userId, profiles.userId))
      .where(eq(profiles.userId, whom));
    return found ? (found[what] ?? what !== "summary") : null;
  });
}

/** Unsubscribes or resubscribes. Returns false if the recipient no longer exists. */
export async function setSubscribed(
  database: Database,
  stop: UnsubscribeRequest,
  isOn: boolean,
  now: Date,
): Promise<boolean> {
  const before = await findSubscribed(database, stop);
  if (before === null) return false;
  if (before !== isOn) {
    await writeSwitch(database, stop, isOn, now);
    if (!isOn) await stopTwin(database, stop, now);
    await noteOnLastMailing(database, stop, isOn ? null : now);
  }
  return true;
}

async function writeSwitch(database: Database, { what, whom }: UnsubscribeRequest, isOn: boolean, now: Date) {
  if (what === "subscriber") {
    await asWorker(database, (db) =>
      db
        .update(newsletterSubscribers)
        .set({ stoppedAt: isOn ? null : now })
        .where(eq(newsletterSubscribers.id, whom)),
    );
    return;
  }
  await asMember(database, whom, async (db) => {
    if (what === "reminder" || what === "summary") {
      const change = what === "reminder" ? { wantsReminders: isOn } : { wantsSummary: isOn };
      await db
        .insert(alertSettings)
        .values({ userId: whom, ...change })
        .onConflictDoUpdate({ target: alertSettings.userId, set: change });
      return;
    }
    const change = what === "alert" ? { emailNotifications: isOn } : { newsletterSubscribed: isOn };
    await db.update(profiles).set(change).where(eq(profiles.userId, whom));
  });
}

/** The same address may be a member and a subscriber: unsubscribing covers both. */
async function stopTwin(database: Database, { what, whom }: UnsubscribeRequest, now: Date) {
  if (what === "newsletter") {
    const email = sql`(select ${users.email} from ${users} where ${users.id} = ${whom})`;
    await asWorker(database, (db) =>
      db
        .update(newsletterSubscribers)
        .set({ stoppedAt: now })
        .where(sql`${newsletterSubscribers.email} = ${email}`),
    );
  }
  if (what !== "subscriber") return;
  const [member] = await asWorker(database, (db) =>
    db
      .select({ id: users.id })
      .from(users)
      .innerJoin(newsletterSubscribers, eq(newsletterSubscribers.email, users.email))
      .where(eq(newsletterSubscribers.id, whom)),
  );
  if (member) await writeSwitch(database, { what: "newsletter", whom: member.id }, false, now);
}

/** Counts unsubscribes per newsletter issue. */
async function noteOnLastMailing(
  database: Database,
  { what, whom }: UnsubscribeRequest,
  stoppedAt: Date | null,
) {
  const kind = what === "subscriber" ? "newsletter" : what;
  const person = what === "subscriber" ? mailings.subscriberId : mailings.userId;
  await asWorker(database, (db) =>
    db
      .update(mailings)
      .set({ stoppedAt })
      .where(
        inArray(
          mailings.id,
          db
            .select({ id: mailings.id })
            .from(mailings)
            .where(and(eq(person, whom), eq(mailings.kind, kind)))
            .orderBy(desc(mailings.day))
            .limit(1),
        ),
      ),
  );
}

/** The signed link acts for this member only. */
const asMember = <Result>(database: Database, userId: string, work: (db: Database) => Promise<Result>) =>
  asViewer({ kind: "member", userId, database }, work);
