import { and, desc, eq, gt, isNull } from "drizzle-orm";
import type { Database } from "#database/database.ts";
import { mailingRuns } from "#database/schema/index.ts";
import { asWorker } from "#database/viewer.ts";

type MailingKind = (typeof mailingRuns.$inferSelect)["kind"];
export type MailingRun = typeof mailingRuns.$inferSelect;

/** The run of a kind on a day: a new one, or an interrupted one. */
export function beginRun(db: Database, kind: MailingKind, day: string, now: Date): Promise<MailingRun> {
  return asWorker(db, async (own) => {
    await own.insert(mailingRuns).values({ kind, day, until: now }).onConflictDoNothing();
    const [run] = await own.select().from(mailingRuns).where(isRun(kind, day));
    if (!run) throw new Error(`there is no run of the ${kind} of ${day}`);
    return run;
  });
}

/** The newest run of a kind that began after a day and was interrupted. */
export async function findInterruptedRun(
  db: Database,
  kind: MailingKind,
  after: string,
): Promise<MailingRun | null> {
  const [run] = await asWorker(db, (own) =>
    own
      .select()
      .from(mailingRuns)
      .where(and(eq(mailingRuns.kind, kind), gt(mailingRuns.day, after), isNull(mailingRuns.finishedAt)))
      .orderBy(desc(mailingRuns.day))
      .limit(1),
  );
  return run ?? null;
}

export function finishRun(db: Database, { kind, day }: MailingRun, now: Date): Promise<unknown> {
  return asWorker(db, (own) => own.update(mailingRuns).set({ finishedAt: now }).where(isRun(kind, day)));
}

export const isRun = (kind: MailingKind, day: string) =>
  and(eq(mailingRuns.kind, kind), eq(mailingRuns.day, day));
