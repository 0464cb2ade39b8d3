import { and, asc, eq, gt, inArray, notExists, sql } from "drizzle-orm";
import { localTools, readLanguages } from "#app/accounts/language/member-languages.server.ts";
import type { Item } from "#app/catalogue/kinds/item.ts";
import { enqueueMailings, type Mailing } from "#app/mail/outbox/enqueue-mailings.server.ts";
import type { MailTools } from "#app/mail/templates/unsubscribable-email.server.ts";
import { daysAfter, todayInUtc } from "#app/shared/calendar/days.ts";
import { loadVerdicts } from "#app/students/eligibility/closed-check.server.ts";
import { listSavedOf } from "#app/students/saved/list/list-saved.server.ts";
import type { Database } from "#database/database.ts";
import { mailings, profiles, savedItems, users } from "#database/schema/index.ts";
import { asWorker } from "#database/viewer.ts";
import { wantsSummary } from "../recipients.server.ts";
import type { BatchOptions } from "../send-alerts.server.ts";
import { composeSummary } from "./compose-summary.server.ts";

/** Writes the weekly summaries of a Sunday. Idempotent, and can be resumed on a later day. */
export async function sendSummaries(
  db: Database,
  now: Date,
  tools: MailTools,
  { size = 200, isStopping = () => false }: BatchOptions = {},
): Promise<{ written: number }> {
  const day = sundayOf(todayInUtc(now));
  let written = 0;
  let after: string | null = null;
  while (!isStopping()) {
    const batch: Batch = await asWorker(db, (own) => writeBatch(own, now, day, tools, { after, size }));
    if (!batch.last) break;
    written += batch.written;
    after = batch.last;
  }
  return { written };
}

interface Batch {
  written: number;
  last: string | null;
}

/** One transaction for emails and their records. */
async function writeBatch(
  db: Database,
  now: Date,
  day: string,
  tools: MailTools,
  page: { after: string | null; size: number },
): Promise<Batch> {
  const people = await listPeople(db, day, page);
  const today = todayInUtc(now);
  const savedOf = await listSavedOf(
    db,
    people.map(({ userId }) => userId),
    today,
  );
  const verdictFor = await loadVerdicts(db, [...savedOf.keys()], [...savedOf.values()].flat(), today);
  const inLanguageOf = await readLanguages(
    db,
    people.map(({ userId }) => userId),
  );
  const summaries = people.flatMap(({ userId, email }): Mailing[] => {
    const saved = savedOf.get(userId);
    const verdictOf = (item: Item) => verdictFor(userId, item);
    if (!saved) return [];
    const summary = inLanguageOf(userId, () =>
      composeSummary(localTools(tools), userId, saved, today, verdictOf),
    );
    return [{ userId, to: email, ...summary }];
  });
  const mailed = await enqueueMailings(db, summaries, { kind: "summary", day, now, tools });
  return { written: mailed.size, last: people.at(-1)?.userId ?? null };
}

/** The next users who want a summary, have open items and have none for this Sunday. */
const listPeople = (db: Database, day: string, { after, size }: { after: string | null; size: number }) =>
  db
    .select({ userId: profiles.userId, email: users.email })
    .from(profiles)
    .innerJoin(users, eq(users.id, profiles.userId))
    .where(
      and(
        wantsSummary,
        inArray(profiles.userId, db.select({ userId: savedItems.userId }).from(savedItems).where(isUnderWay)),
        notExists(
          db
            .select({ id: mailings.id })
            .from(mailings)
            .where(
              and(eq(mailings.userId, profiles.userId), eq(mailings.kind, "summary"), eq(mailings.day, day)),
            ),
        ),
        after ? gt(profiles.userId, after) : undefined,
      ),
    )
    .orderBy(asc(profiles.userId))
    .limit(size);

const isUnderWay = sql`${savedItems.status} not in ('accepted', 'rejected')`;

/** The Sunday on or before a day. */
const sundayOf = (day: string) => daysAfter(day, -new Date(day).getUTCDay());
