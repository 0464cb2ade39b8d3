import { and, eq, inArray, not, sql } from "drizzle-orm";
import type { Mail, Mailer } from "#app/common/messengers.ts";
import { composeMail } from "#app/mail/letters/compose-mail.ts";
import { inOneLine, stopHeaders } from "#app/mail/letters/stoppable-mail.server.ts";
import { isPaused } from "#app/mail/post/paused-address.server.ts";
import type { Database } from "#database/database.ts";
import { unionFollows, unionThreads, users } from "#database/schema/index.ts";
import { asWorker } from "#database/viewer.ts";
import { stopToken } from "./stop-link.server.ts";

export interface PostOffice {
  mailer: Mailer;
  /** The public origin, for the links. */
  origin: string;
  secret: string;
}

const lookBack = 7 * 86_400_000;
const atOnce = 200;

/**
 * Mails every follower whose thread has something new, once until she has read it again. It finds its own work and may be called
 * at any time, by several machines at once: each takes rows that no other has taken. Gives the number of mails.
 */
export async function notifyFollowers(database: Database, office: PostOffice, now: Date): Promise<number> {
  let sent = 0;
  for (;;) {
    const taken = await asWorker(database, (db) => takeFollows(db, now));
    for (const follow of taken) {
      try {
        await office.mailer.send(newsMail(office, follow));
        sent += 1;
      } catch (problem) {
        // Not told after all: the next round tries again.
        await asWorker(database, (db) =>
          db.update(unionFollows).set({ isTold: false }).where(eq(unionFollows.id, follow.id)),
        );
        throw problem;
      }
    }
    if (taken.length < atOnce) return sent;
  }
}

/** Only confirmed addresses are told, and nobody about what she wrote herself: that counts as read. */
async function takeFollows(db: Database, now: Date) {
  const since = new Date(now.getTime() - lookBack);
  const due = await db
    .select({
      id: unionFollows.id,
      threadId: unionThreads.id,
      title: unionThreads.title,
      email: users.email,
    })
    .from(unionThreads)
    .innerJoin(unionFollows, eq(unionFollows.threadId, unionThreads.id))
    .innerJoin(users, eq(users.id, unionFollows.userId))
    .where(
      and(
        eq(unionThreads.state, "shown"),
        sql`${unionThreads.lastActivityAt} >= ${since.toISOString()}::timestamptz`,
        sql`${unionThreads.lastActivityAt} > ${unionFollows.seenAt}`,
        eq(unionFollows.isTold, false),
        eq(users.emailVerified, true),
        not(isPaused(sql`${users.email}`)),
      ),
    )
    .limit(atOnce)
    .for("update", { of: unionFollows, skipLocked: true });
  if (due.length === 0) return [];
  await db
    .update(unionFollows)
    .set({ isTold: true })
    .where(
      inArray(
        unionFollows.id,
        due.map(({ id }) => id),
      ),
    );
  return due;
}

interface News {
  id: string;
  threadId: string;
  title: string;
  email: string;
}

function newsMail({ origin, secret }: PostOffice, { id, threadId, title, email }: News): Mail {
  const stop = `${origin}/union/stop?token=${stopToken(secret, id)}`;
  return {
    ...composeMail({
      to: email,
      subject: `New reply: ${inOneLine(title)}`,
      paragraphs: [
        `There is something new in a thread that you follow: ${title}`,
        "We write once, and again only after you have read it.",
        `Stop mails about this thread:\n${stop}`,
      ],
      link: { label: "Read it", address: `${origin}/union/t/${threadId}?last` },
      purpose: "union",
    }),
    headers: stopHeaders(stop),
  };
}
