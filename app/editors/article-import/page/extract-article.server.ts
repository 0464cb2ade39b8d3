import type { FetchedPage } from "#app/shared/outbound.ts";
import { runInThread } from "#app/shared/untrusted/run-in-worker.server.ts";
import { exceededLimitWords } from "#app/shared/untrusted/words.ts";
import { importWords } from "../words.ts";
import { decodePage } from "./decode-page.ts";
import type { PageArticle, readPage } from "./parse-article-page.ts";

/** The article on a page that was fetched, or a sentence that says why there is none. */
export async function readFetchedPage(
  fetched: FetchedPage,
): Promise<{ ok: true; article: PageArticle } | { ok: false; error: string }> {
  const read = await runInThread<typeof readPage>(
    "#app/editors/article-import/page/parse-article-page.ts",
    "readPage",
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
