import type { FetchedPage } from "#app/shared/outbound.ts";
import { runInThread } from "#app/shared/untrusted/run-in-worker.server.ts";
import { exceededLimitWords } from "#app/shared/untrusted/words.ts";
import { importWords } from "../words.ts";
import { decodePage } from "./decode-page.ts";
import type { PageArticle, parseArticlePage } from "./parse-article-page.ts";

/** Extracts the article of a fetched page in a worker, or returns a message that says why there is none. */
export async function extractArticle(
  fetched: FetchedPage,
): Promise<{ ok: true; article: PageArticle } | { ok: false; error: string }> {
  const read = await runInThread<typeof parseArticlePage>(
    "#app/editors/article-import/page/parse-article-page.ts",
    "parseArticlePage",
    decodePage(fetched.body, fetched.contentType),
    fetched.url,
  );
  if (!read.ok) return { ok: false, error: exceededLimitWords[read.reason] };
  return read.result.ok ? read.result : { ok: false, error: unreadable[read.result.reason] };
}

const unreadable = {
  login: importWords.login,
  "no article": importWords.noArticle,
  "too long": importWords.tooLong,
};
