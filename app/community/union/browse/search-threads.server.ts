import { eq, inArray, sql } from "drizzle-orm";
import { shorten } from "#app/shared/text/shorten.ts";
import type { Database } from "#database/database.ts";
import { queryRows } from "#database/query-rows.ts";
import { unionMembers, unionPosts, unionThreads } from "#database/schema/index.ts";
import type { Topic } from "../topics.ts";

interface SearchHit {
  postId: string;
  threadId: string;
  topic: Topic;
  title: string;
  excerpt: string;
  isOpening: boolean;
  author: string | null;
  createdAt: Date;
}

const mostHits = 30;
const fewestLetters = 3;
const excerptLength = 180;

export type SearchOutcome = { ok: true; hits: SearchHit[] } | { ok: false };

/** Posts that contain every word, newest first; rejected if no word is long enough for the index. */
export async function searchThreads(db: Database, words: string[]): Promise<SearchOutcome> {
  const [answer] = await queryRows<{ text: string }>(db, sql`select searchable(${words.join(" ")}) as text`);
  const plain = [...new Set(answer?.text.split(" "))].filter(Boolean);
  if (!plain.some((word) => [...word].length >= fewestLetters)) return { ok: false };
  const ids = (
    await queryRows<{ post_id: string }>(
      db,
      sql`select post_id from search_union(${sql.param(plain)}::text[], ${mostHits})`,
    )
  ).map((row) => row.post_id);
  if (ids.length === 0) return { ok: true, hits: [] };
  const found = await db
    .select({
      postId: unionPosts.id,
      threadId: unionPosts.threadId,
      topic: unionThreads.topic,
      title: unionThreads.title,
      body: unionPosts.body,
      isOpening: unionPosts.isOpening,
      author: unionMembers.displayName,
      createdAt: unionPosts.createdAt,
    })
    .from(unionPosts)
    .innerJoin(unionThreads, eq(unionThreads.id, unionPosts.threadId))
    .leftJoin(unionMembers, eq(unionMembers.userId, unionPosts.authorId))
    .where(inArray(unionPosts.id, ids));
  const hits = found
    .toSorted((one, other) => ids.indexOf(one.postId) - ids.indexOf(other.postId))
    .map(({ body, ...hit }) => ({ ...hit, excerpt: shorten(plainText(body), excerptLength) }));
  return { ok: true, hits };
}

/** Markdown as plain text: links by their text, no markup. */
export const plainText = (markdown: string) =>
  markdown
    .replace(/!?\[([^[\]]*)\]\([^()]*\)/g, "$1")
    .replace(/[*_`#>~|]+|-{3,}/g, "")
    .replace(/\s+/g, " ")
    .trim();
