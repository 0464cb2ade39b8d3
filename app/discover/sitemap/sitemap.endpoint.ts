import { requestInfoContext, viewerContext } from "#app/shared/context.ts";
import { language } from "#app/shared/languages/language.ts";
import { type Language, prefixOf } from "#app/shared/languages/languages.ts";
import type { Database } from "#database/database.ts";
import { asViewer } from "#database/viewer.ts";
import type { Route } from "./+types/sitemap.endpoint.ts";
import { recordKindsWithPages, writePages } from "./public-pages.server.ts";
import { countRecords, type RecordKind, recordsPerFile } from "./public-records.server.ts";
import { writeRecords } from "./write-records.server.ts";
import { sitemapHeaders, sitemapIndex, sitemapResponse } from "./write-sitemap.server.ts";

/** The whole sitemap if it fits in one file, otherwise the index. */
export async function loader({ context }: Route.LoaderArgs) {
  const { appUrl } = context.get(requestInfoContext);
  const site = { appUrl, language: language() };
  const root = appUrl + prefixOf(site.language);
  const { database } = context.get(viewerContext);
  const kinds = recordKindsWithPages();
  const counts = await asViewer({ kind: "visitor", database }, (db) => countRecords(db, kinds));
  const all = counts.reduce((sum, { count }) => sum + count, 0);
  if (all <= recordsPerFile) return sitemapResponse(writeAll(database, kinds, site));
  const files = counts.flatMap(({ kind, count }) => {
    const parts = Math.ceil(count / recordsPerFile);
    return Array.from({ length: parts }, (_, place) => `${kind}-${place + 1}-of-${parts}`);
  });
  const addresses = ["pages", ...files].map((file) => `${root}/sitemaps/${file}.xml`);
  return new Response(sitemapIndex(addresses), { headers: sitemapHeaders });
}

async function* writeAll(
  database: Database,
  kinds: RecordKind[],
  site: { appUrl: string; language: Language },
): AsyncGenerator<string> {
  yield writePages(site.appUrl + prefixOf(site.language));
  for (const kind of kinds) yield* writeRecords(database, { kind, part: 1, parts: 1 }, site);
}
