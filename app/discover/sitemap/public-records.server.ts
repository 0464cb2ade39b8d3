import { and, asc, count, eq, gt, gte, lt, sql } from "drizzle-orm";
import type { Language } from "#app/shared/languages/languages.ts";
import type { Database } from "#database/database.ts";
import { blogPosts, colleges, internships, scholarships, unionThreads } from "#database/schema/index.ts";

/** Records that have a page. */
export const recordKinds = {
  scholarships: { route: "scholarship/:id", table: scholarships, changedAt: scholarships.createdAt },
  colleges: { route: "college/:id", table: colleges, changedAt: colleges.createdAt },
  internships: { route: "internship/:id", table: internships, changedAt: internships.createdAt },
  articles: { route: "advice/:slug", table: blogPosts, changedAt: blogPosts.updatedAt },
  threads: { route: "union/t/:id", table: unionThreads, changedAt: unionThreads.lastActivityAt },
} as const;

export type RecordKind = keyof typeof recordKinds;

interface PublicRecord {
  id: string;
  path: string;
  changedOn: string;
}

/** One of several files of a kind. Ids are random, so equal ranges hold about equally many records. */
export interface SitemapPart {
  kind: RecordKind;
  part: number;
  parts: number;
}

/** Well below the limit of 50,000, since shares vary in size. */
export const recordsPerFile = 25_000;

export async function countRecords(db: Database, kinds: RecordKind[]) {
  const counts: { kind: RecordKind; count: number }[] = [];
  for (const kind of kinds) {
    const [counted] = await db.select({ all: count() }).from(recordKinds[kind].table);
    counts.push({ kind, count: counted?.all ?? 0 });
  }
  return counts;
}

/** The next records of a share, ordered by id: of the articles, those in a language. */
export async function listPublicRecords(
  db: Database,
  { kind, part, parts }: SitemapPart,
  language: Language,
  after: string | null,
  most: number,
): Promise<PublicRecord[]> {
  const { table, changedAt, route } = recordKinds[kind];
  const isInShare = and(
    gte(table.id, boundary(part - 1, parts)),
    part < parts ? lt(table.id, boundary(part, parts)) : undefined,
    after ? gt(table.id, after) : undefined,
    // Other records have a page in every language.
    kind === "articles" ? eq(blogPosts.language, language) : undefined,
  );
  const key = kind === "articles" ? blogPosts.slug : table.id;
  const found = await db
    .select({ id: table.id, key: sql<string>`${key}`, changedAt })
    .from(table)
    .where(isInShare)
    .orderBy(asc(table.id))
    .limit(most);
  return found.map(({ id, key: name, changedAt: at }) => ({
    id,
    path: route.replace(/:\w+/, encodeURIComponent(name)),
    changedOn: at.toISOString().slice(0, 10),
  }));
}

/** The first id of a part. */
function boundary(part: number, parts: number): string {
  const start = Math.floor((part / parts) * 2 ** 32)
    .toString(16)
    .padStart(8, "0");
  return `${start}-0000-0000-0000-000000000000`;
}
