import { and, desc, eq, sql } from "drizzle-orm";
import { microsOf } from "#app/shared/keyset/keyset.server.ts";
import type { Database } from "#database/database.ts";
import { unionMembers, unionThreads } from "#database/schema/index.ts";
import { mostCounted } from "../bounds.ts";
import { type KeysetPage, keysetQuery, type PageRequest, pageOf } from "../paging.server.ts";
import { type Topic, topicGroups } from "../topics.ts";

export const threadsPerPage = 20;

const isShown = eq(unionThreads.state, "shown");

const shown = {
  id: unionThreads.id,
  topic: unionThreads.topic,
  title: unionThreads.title,
  replyCount: unionThreads.replyCount,
  hasAnswer: sql<boolean>`${unionThreads.acceptedPostId} is not null`,
  isLocked: sql<boolean>`${unionThreads.lockedAt} is not null`,
  lastActivityAt: unionThreads.lastActivityAt,
  author: unionMembers.displayName,
  country: unionMembers.country,
};

export interface ThreadLine {
  id: string;
  topic: Topic;
  title: string;
  replyCount: number;
  hasAnswer: boolean;
  isLocked: boolean;
  lastActivityAt: Date;
  author: string | null;
  country: string | null;
}

/** A topic's threads, the most recently active first. */
export async function listThreads(
  db: Database,
  topic: Topic,
  part: PageRequest,
): Promise<KeysetPage<ThreadLine>> {
  const { where, by } = keysetQuery(part, {
    at: unionThreads.lastActivityAt,
    id: unionThreads.id,
    isNewestFirst: true,
  });
  const found = await db
    .select({ ...shown, at: microsOf(unionThreads.lastActivityAt) })
    .from(unionThreads)
    .leftJoin(unionMembers, eq(unionMembers.userId, unionThreads.authorId))
    .where(and(eq(unionThreads.topic, topic), isShown, where))
    .orderBy(...by)
    .limit(threadsPerPage + 1);
  return pageOf(found, part, threadsPerPage);
}

/** The latest activity in all topics. */
export function listLatestThreads(db: Database, most: number): Promise<ThreadLine[]> {
  return db
    .select(shown)
    .from(unionThreads)
    .leftJoin(unionMembers, eq(unionMembers.userId, unionThreads.authorId))
    .where(isShown)
    .orderBy(desc(unionThreads.lastActivityAt))
    .limit(most);
}

export interface TopicLine {
  topic: Topic;
  threads: number;
  lastActivityAt: Date | null;
}

/** Every topic with its number of threads and its latest activity. Reads a bounded part of an index for each. */
export async function listTopics(db: Database): Promise<TopicLine[]> {
  const all = topicGroups.flatMap(({ topics }) => topics);
  const answer = await db.execute(sql`
    select t.topic,
      (select count(*)::int from (select 1 from union_threads c where c.topic = t.topic and c.state = 'shown' limit ${mostCounted}) few) as threads,
      (select l.last_activity_at from union_threads l where l.topic = t.topic and l.state = 'shown'
       order by l.last_activity_at desc, l.id desc limit 1) as latest
    from unnest(${sql.param(all)}::text[]) as t(topic)`);
  const { rows } = answer as unknown as {
    rows: { topic: Topic; threads: number; latest: Date | string | null }[];
  };
  return rows.map(({ topic, threads, latest }) => ({
    topic,
    threads,
    lastActivityAt: latest === null ? null : new Date(latest),
  }));
}
