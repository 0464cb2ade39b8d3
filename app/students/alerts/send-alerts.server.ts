import { inArray } from "drizzle-orm";
import { groupByLanguage, localTools } from "#app/accounts/language/member-languages.server.ts";
import { enqueueMailings, type Mailing } from "#app/mail/outbox/enqueue-mailings.server.ts";
import { beginRun, finishRun, type MailingRun } from "#app/mail/outbox/runs.server.ts";
import type { MailTools } from "#app/mail/templates/unsubscribable-email.server.ts";
import { todayInUtc } from "#app/shared/calendar/days.ts";
import { withLanguage } from "#app/shared/languages/current-language.server.ts";
import {
  listNewListings,
  matchNewListings,
  type NewListings,
  type NewMatches,
} from "#app/students/matching/new/match-new-opportunities.server.ts";
import type { Database } from "#database/database.ts";
import { alertPercents } from "#database/schema/bounds.ts";
import { alertSettings, hiddenMatches, profiles, users } from "#database/schema/index.ts";
import { asWorker } from "#database/viewer.ts";
import { composeAlert } from "./compose-alert.server.ts";
import { listDueRecipients, listWindowStarts, markSearched } from "./due-recipients.server.ts";
import { type MailedOpportunity, pickForMail, roomToCheck } from "./mailed-opportunity.server.ts";
import { type KnownOpportunity, keyOf, readOpportunities } from "./read-opportunities.server.ts";
import { reasonsInWords } from "./reasons-in-words.ts";
import { groupFinds } from "./searches/mailed-searches.ts";
import { deleteFinds, listPendingFinds } from "./searches/pending-finds.server.ts";

const mostInAMail = 10;
/** Spare candidates, since some may be hidden. */
const mostLookedAt = 20;

export interface BatchOptions {
  /** People per transaction. */
  size?: number;
  /** Checked between batches. */
  isStopping?: () => boolean;
}

/** Writes today's alerts. Resumes an interrupted run; does nothing if today's run is finished. */
export async function sendAlerts(
  db: Database,
  now: Date,
  tools: MailTools,
  { size = 200, isStopping = () => false }: BatchOptions = {},
): Promise<{ written: number }> {
  const run = await beginRun(db, "alert", todayInUtc(now), now);
  let written = 0;
  if (run.finishedAt) return { written };
  const sinces = await asWorker(db, (own) => listWindowStarts(own, run.until));
  for (const since of sinces) {
    const news = await asWorker(db, (own) =>
      listNewListings(own, { since, until: run.until, today: run.day }),
    );
    for (;;) {
      if (isStopping()) return { written };
      const batch = await asWorker(db, (own) => alertBatch(own, run, since, news, tools, size));
      if (batch.checked === 0) break;
      written += batch.written;
    }
  }
  await finishRun(db, run, now);
  return { written };
}

/** One transaction for emails, their records and the progress of the run. */
async function alertBatch(
  db: Database,
  run: MailingRun,
  since: Date,
  news: NewListings,
  tools: MailTools,
  size: number,
) {
  const people = await listDueRecipients(db, run.until, since, size);
  let written = 0;
  for (const [language, readers] of await groupByLanguage(db, people))
    written += await withLanguage(language, () => alertReaders(db, run, news, tools, readers));
  return { checked: people.length, written };
}

type Recipient = Awaited<ReturnType<typeof listDueRecipients>>[number];

/** Verdicts, dates and places become words as they are read, so these readers have the current language. */
async function alertReaders(
  db: Database,
  { day, until }: MailingRun,
  news: NewListings,
  tools: MailTools,
  people: Recipient[],
): Promise<number> {
  const userIds = people.map(({ userId }) => userId);
  const found = await matchNewListings(db, news, {
    size: people.length,
    who: inArray(profiles.userId, userIds),
    most: mostLookedAt,
  });
  const unwanted = await readExclusions(db, userIds);
  const wanted = leaveOutUnwanted(found.profiles, unwanted);
  const finds = (await listPendingFinds(db, userIds, day)).filter(
    ({ userId, ...one }) => !unwanted.isHidden(userId, one),
  );
  const known = await readOpportunities(db, [...wanted.flatMap(({ matches }) => matches), ...finds], day);
  const matchesOf = new Map(wanted.map(({ userId, matches }) => [userId, matches]));
  const findsOf = Map.groupBy(finds, ({ userId }) => userId);
  const addressOf = await readAddresses(
    db,
    userIds.filter((userId) => matchesOf.has(userId) || findsOf.has(userId)),
  );
  const letterTo = (profile: Recipient): Mailing[] => {
    const { userId } = profile;
    const to = addressOf.get(userId);
    if (!to) return [];
    const matches = pickForMail(
      (matchesOf.get(userId) ?? []).flatMap((match) =>
        describeMatch(match, known.get(keyOf(match)), profile),
      ),
    ).slice(0, mostInAMail);
    const isMatch = new Set(matches.map(({ id }) => id));
    const described = (findsOf.get(userId) ?? []).flatMap(({ kind, id, name, search, verdict }) => {
      const facts = known.get(keyOf({ kind, id }));
      return facts ? [{ kind, id, name, search, verdict, ...shownOf(facts) }] : [];
    });
    const searches = groupFinds(described, ({ id }) => isMatch.has(id), roomToCheck(matches));
    if (matches.length + searches.length === 0) return [];
    const items = [
      ...matches.map(({ kind, id, title, percent }) => ({ kind, id, title, percent: percent ?? 0 })),
      ...searches.flatMap((search) => search.found).map(({ kind, id, title }) => ({ kind, id, title })),
    ];
    return [{ userId, to, mail: composeAlert(localTools(tools), userId, matches, searches), items }];
  };
  const mailings = people.flatMap(letterTo);
  const mailed = await enqueueMailings(db, mailings, { kind: "alert", day, now: until, tools });
  await markSearched(db, userIds, until);
  // Users who already had an email today get these finds with the next one.
  const hasWritten = new Set(mailings.map(({ userId }) => userId));
  await deleteFinds(
    db,
    userIds.filter((userId) => mailed.has(userId) || !hasWritten.has(userId)),
  );
  return mailed.size;
}

type MatchedProfiles = NewMatches["profiles"];

/** Hidden matches and minimum percentages. */
async function readExclusions(db: Database, userIds: string[]) {
  const settings = await db
    .select({ userId: alertSettings.userId, minimum: alertSettings.minimumPercent })
    .from(alertSettings)
    .where(inArray(alertSettings.userId, userIds));
  const hidden = await db
    .select({ userId: hiddenMatches.userId, kind: hiddenMatches.kind, id: hiddenMatches.opportunityId })
    .from(hiddenMatches)
    .where(inArray(hiddenMatches.userId, userIds));
  const hiddenKeys = new Set(hidden.map((one) => `${one.userId} ${keyOf(one)}`));
  return {
    isHidden: (userId: string, one: Parameters<typeof keyOf>[0]) => hiddenKeys.has(`${userId} ${keyOf(one)}`),
    minimumOf: new Map(settings.map(({ userId, minimum }) => [userId, minimum])),
  };
}

function leaveOutUnwanted(
  found: MatchedProfiles,
  { isHidden, minimumOf }: Awaited<ReturnType<typeof readExclusions>>,
): MatchedProfiles {
  return found
    .map(({ userId, matches }) => ({
      userId,
      matches: matches
        .filter(({ percent }) => percent >= (minimumOf.get(userId) ?? alertPercents.lowest))
        .filter((match) => !isHidden(userId, match)),
    }))
    .filter(({ matches }) => matches.length > 0);
}

async function readAddresses(db: Database, userIds: string[]): Promise<Map<string, string>> {
  const found = await db
    .select({ id: users.id, email: users.email })
    .from(users)
    .where(inArray(users.id, userIds));
  return new Map(found.map(({ id, email }) => [id, email]));
}

function describeMatch(
  { kind, id, percent, verdict, text }: MatchedProfiles[number]["matches"][number],
  known: KnownOpportunity | undefined,
  profile: typeof profiles.$inferSelect,
): MailedOpportunity[] {
  if (!known) return [];
  const shown = { verdict: { verdict, text }, percent };
  return [{ kind, id, ...shown, ...shownOf(known), reason: reasonsInWords(known.score(profile).reasons) }];
}

const shownOf = ({ title, byline, closes }: KnownOpportunity) => ({ title, byline, closes });
