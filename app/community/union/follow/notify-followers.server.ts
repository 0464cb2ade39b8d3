import { and, eq, inArray, not, sql } from "drizzle-orm";
import { localTools, readLanguages } from "#app/accounts/language/member-languages.server.ts";
import { isPaused } from "#app/mail/outbox/paused-address.server.ts";
import { composeMail } from "#app/mail/templates/compose-mail.ts";
import {
  inOneLine,
  type MailTools,
  unsubscribeHeaders,
} from "#app/mail/templates/unsubscribable-email.server.ts";
import type { Mail } from "#app/shared/messages.ts";
import { shorten } from "#app/shared/text/shorten.ts";
import type { Database } from "#database/database.ts";
import { outbox, unionFollows, unionPosts, unionThreads, users } from "#database/schema/index.ts";
import { asWorker } from "#database/viewer.ts";
import { plainText } from "../browse/search-threads.server.ts";
import { followMailWords as words } from "./mail-words.ts";
import { unsubscribeToken } from "./unsubscribe-link.server.ts";

const lookBack = 7 * 86_400_000;

/** How many followers per transaction, and whether to stop between two transactions. */
interface BatchOptions {
  size?: number;
  isStopping?: () => boolean;
}

/**
 * Emails every follower whose thread has something new, once until they have read it again. It finds its work in the
 * database and may run at any time, on several servers at once: each claims rows that no other has claimed. Returns the
 * number of emails put into the outbox.
 */
export async function notifyFollowers(
  database: Database,
  tools: MailTools,
  now: Date,
  { size = 200, isStopping = () => false }: BatchOptions = {},
): Promise<number> {
  let written = 0;
  while (!isStopping()) {
    const notified = await asWorker(database, (db) => notifyBatch(db, tools, now, size));
    written += notified;
    if (notified < size) break;
  }
  return written;
}

/** One transaction: a follower counts as notified only once the email is in the outbox. */
async function notifyBatch(db: Database, tools: MailTools, now: Date, size: number): Promise<number> {
  const due = await claimFollows(db, now, size);
  if (due.length === 0) return 0;
  const inLanguageOf = await readLanguages(
    db,
    due.map(({ userId }) => userId),
  );
  await db.insert(outbox).values(
    due.map((news) =>
      outgoing(
        inLanguageOf(news.userId, () => updateMail(localTools(tools), news)),
        now,
      ),
    ),
  );
  await db
    .update(unionFollows)
    .set({ isNotified: true })
    .where(
      inArray(
        unionFollows.id,
        due.map(({ id }) => id),
      ),
    );
  return due.length;
}

const outgoing = ({ to: recipient, subject, text, html, headers }: Mail, now: Date) => ({
  ...{ recipient, subject, text, html, headers },
  channel: "mail" as const,
  purpose: "union" as const,
  createdAt: now,
  nextTryAt: now,
});

/** Only confirmed addresses are notified, and members are never notified about their own posts: those count as read. */
function claimFollows(db: Database, now: Date, size: number): Promise<ThreadUpdate[]> {
  const since = new Date(now.getTime() - lookBack);
  return db
    .select({
      id: unionFollows.id,
      userId: unionFollows.userId,
      threadId: unionThreads.id,
      title: unionThreads.title,
      email: users.email,
      answer: sql<string | null>`(
        select body from ${unionPosts} as post
        where post.thread_id = ${unionThreads.id} and not is_opening and state = 'shown'
          and author_id is distinct from ${unionFollows.userId}
        order by created_at desc, id desc limit 1)`,
    })
    .from(unionThreads)
    .innerJoin(unionFollows, eq(unionFollows.threadId, unionThreads.id))
    .innerJoin(users, eq(users.id, unionFollows.userId))
    .where(
      and(
        eq(unionThreads.state, "shown"),
        sql`${unionThreads.lastActivityAt} >= ${since.toISOString()}::timestamptz`,
        sql`${unionThreads.lastActivityAt} > ${unionFollows.seenAt}`,
        eq(unionFollows.isNotified, false),
        eq(users.emailVerified, true),
        not(isPaused(sql`${users.email}`)),
      ),
    )
    .limit(size)
    .for("update", { of: unionFollows, skipLocked: true });
}

interface ThreadUpdate {
  id: string;
  userId: string;
  threadId: string;
  title: string;
  email: string;
  /** The latest public post; null if the question itself is new. */
  answer: string | null;
}

const longestAnswer = 1_200;

function updateMail(
  { origin, secret }: MailTools,
  { id, threadId, title, email, answer }: ThreadUpdate,
): Mail {
  const stop = `${origin}/union/stop?token=${unsubscribeToken(secret, id)}`;
  return {
    ...composeMail({
      to: email,
      subject: words.subject(inOneLine(title)),
      paragraphs: [
        [words.news(title), answer && shorten(plainText(answer), longestAnswer)].filter(Boolean).join("\n\n"),
        words.once,
        `${words.stop}\n${stop}`,
      ],
      link: { label: words.read, address: `${origin}/union/t/${threadId}?last` },
      purpose: "union",
    }),
    headers: unsubscribeHeaders(stop),
  };
}
