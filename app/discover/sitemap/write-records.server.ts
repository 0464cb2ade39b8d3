import { type Language, prefixOf } from "#app/shared/languages/languages.ts";
import type { Database } from "#database/database.ts";
import { asViewer } from "#database/viewer.ts";
import { listPublicRecords, type SitemapPart } from "./public-records.server.ts";
import { urlEntry } from "./write-sitemap.server.ts";

const atOnce = 2_000;

/** A share's entries in batches. Each batch is a short transaction, so a slow client holds none open. */
export async function* writeRecords(
  database: Database,
  share: SitemapPart,
  { appUrl, language }: { appUrl: string; language: Language },
): AsyncGenerator<string> {
  const root = appUrl + prefixOf(language);
  let after: string | null = null;
  do {
    const records = await asViewer({ kind: "visitor", database }, (db) =>
      listPublicRecords(db, share, language, after, atOnce),
    );
    yield records.map(({ path, changedOn }) => urlEntry(`${root}/${path}`, changedOn)).join("");
    after = records.length === atOnce ? (records.at(-1)?.id ?? null) : null;
  } while (after);
}
