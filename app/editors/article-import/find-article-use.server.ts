import { asc, sql } from "drizzle-orm";
import type { Database } from "#database/database.ts";
import { scrapeSources } from "#database/schema/index.ts";
import type { articleUses } from "#database/schema/lists.ts";
import { asWorker } from "#database/viewer.ts";

type ArticleUse = (typeof articleUses)[number];

/**
 * What a site's terms allow, as an editor has set for its source. A site without a source gives drafts. If a host has
 * several sources, the strictest setting counts; the settings' names sort in that order.
 */
export async function findArticleUse(db: Database, address: string): Promise<ArticleUse> {
  const host = URL.parse(address)?.hostname.replace(/^www\./, "") ?? "";
  const [source] = await asWorker(db, (own) =>
    own
      .select({ articleUse: scrapeSources.articleUse })
      .from(scrapeSources)
      .where(
        sql`regexp_replace(substring(lower(${scrapeSources.url}) from '://([^/:?#]+)'), '^www\\.', '') = ${host}`,
      )
      .orderBy(asc(scrapeSources.articleUse))
      .limit(1),
  );
  return source?.articleUse ?? "draft";
}
