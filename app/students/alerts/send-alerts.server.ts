import { inArray } from "drizzle-orm";
import { todayInUtc } from "#app/common/calendar/days.ts";
import type { MailTools } from "#app/mail/letters/stoppable-mail.server.ts";
import { type Letter, putMailings } from "#app/mail/outbox/put-mailings.server.ts";
import { beginRun, finishRun, type Run } from "#app/mail/outbox/runs.server.ts";
import {
  matchNews,
  type NewMatches,
  readNews,
} from "#app/students/matching/match-new-opportunities.server.ts";
import type { Shortlist } from "#app/students/matching/shortlist.server.ts";
import type { Database } from "#database/database.ts";
import { alertPercents } from "#database/schema/bounds.ts";
import { alertSettings, hiddenMatches, profiles, users } from "#database/schema/index.ts";
import { asWorker } from "#database/viewer.ts";
import { composeAlert } from "./compose-alert.server.ts";
import { listDuePeople, listSinces, markSeen } from "./due-people.server.ts";
import type { MailedOpportunity } from "./mailed-opportunity.server.ts";
import { type KnownOpportunity, keyOf, readOpportunities } from "./read-opportunities.server.ts";
import { reasonInWords } from "./reason-words.ts";

const mostInAMail = 10;
/** Some of the best may have been hidden. */
const mostLookedAt = 20;

export interface Pace {
  /** People to a transaction: on PGlite everyone else waits for it. */
  size?: number;
  /** Asked between batches. */
  isStopping?: () => boolean;
}

/**
 * Writes today's alerts: what is new since the last look and fits, for everyone who wants to know. A run that was cut off goes on
 * where it stopped, and one that is done is not done again.
 */
export async function sendAlerts(
  db: Database,
  now: Date,
  tools: MailTools,
  { size = 200, isStopping = () => false }: Pace = {},
): Promise<{ written: number }> {
  const run = await beginRun(db, "alert", todayInUtc(now), now);
  let written = 0;
  if (run.finishedAt) return { written };
  const { sinces, news } = await asWorker(db, async (own) => {
    const sinces = await listSinces(own, run.until);
    return { sinces, news: await readNews(own, { sinces, until: run.until, today: run.day }, mostLookedAt) };
  });
  for (const since of sinces) {
    const shortlist = news.since(since);
    for (;;) {
      if (isStopping()) return { written };
      const batch = await asWorker(db, (own) => alertBatch(own, run, since, shortlist, tools, size));
      if (batch.asked === 0) break;
      written += batch.written;
    }
  }
  await finishRun(db, run, now);
  return { written };
}

/** One transaction: the mails, the notes about them and how far we have looked stand or fall together. */
async function alertBatch(
  db: Database,
  { day, until }: Run,
  since: Date,
  shortlist: Shortlist,
  tools: MailTools,
  size: number,
) {
  const people = await listDuePeople(db, until, since, size);
  if (people.length === 0) return { asked: 0, written: 0 };
  const userIds = people.map(({ userId }) => userId);
  const found = await matchNews(db, shortlist, {
    size: people.length,
    who: inArray(profiles.userId, userIds),
    most: mostLookedAt,
  });
  const wanted = await leaveOutUnwanted(db, found.profiles);
  const known = await readOpportunities(
    db,
    wanted.flatMap(({ matches }) => matches),
    day,
  );
  const profileOf = new Map(people.map((profile) => [profile.userId, profile]));
  const addressOf = await readAddresses(
    db,
    wanted.map(({ userId }) => userId),
  );
  const letters = wanted.flatMap(({ userId, matches }): Letter[] => {
    const to = addressOf.get(userId);
    const profile = profileOf.get(userId);
    if (!to || !profile) return [];
    const shown = matches.flatMap((match) => describeMatch(match, known.get(keyOf(match)), profile));
    if (shown.length === 0) return [];
    const items = shown.map(({ kind, id, title, percent }) => ({ kind, id, title, percent: percent ?? 0 }));
    return [{ userId, to, mail: composeAlert(tools, userId, shown), items }];
  });
  const told = await putMailings(db, letters, { kind: "alert", day, now: until, tools });
  await markSeen(db, userIds, until);
  return { asked: people.length, written: told.size };
}

type Found = NewMatches["profiles"];

/** Without what someone has hidden, and what is below the percentage they have set. */
async function leaveOutUnwanted(db: Database, found: Found): Promise<Found> {
  const userIds = found.map(({ userId }) => userId);
  const settings = await db
    .select({ userId: alertSettings.userId, minimum: alertSettings.minimumPercent })
    .from(alertSettings)
    .where(inArray(alertSettings.userId, userIds));
  const hidden = await db
    .select({ userId: hiddenMatches.userId, kind: hiddenMatches.kind, id: hiddenMatches.opportunityId })
    .from(hiddenMatches)
    .where(inArray(hiddenMatches.userId, userIds));
  const isHidden = new Set(hidden.map((one) => `${one.userId} ${keyOf(one)}`));
  const minimumOf = new Map(settings.map(({ userId, minimum }) => [userId, minimum]));
  return found
    .map(({ userId, matches }) => ({
      userId,
      matches: matches
        .filter(({ percent }) => percent >= (minimumOf.get(userId) ?? alertPercents.lowest))
        .filter((match) => !isHidden.has(`${userId} ${keyOf(match)}`))
        .slice(0, mostInAMail),
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
  { kind, id, percent }: Found[number]["matches"][number],
  known: KnownOpportunity | undefined,
  profile: typeof profiles.$inferSelect,
): MailedOpportunity[] {
  if (!known) return [];
  const { title, byline, closes } = known;
  return [{ kind, id, percent, title, byline, closes, reason: reasonInWords(known.score(profile).reasons) }];
}
