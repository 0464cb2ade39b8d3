import { decodePage } from "#app/editors/article-import/page/decode-page.ts";
import type { FetchedPage, FetchOptions } from "#app/shared/outbound.ts";
import { runInThread } from "#app/shared/untrusted/run-in-worker.server.ts";
import type { TaskResult } from "#app/shared/untrusted/task.ts";
import type { pdfToHtml } from "./pdf-to-html.ts";

/** Web pages, and calls that are published as a PDF. */
export const pageOrPdf: FetchOptions = {
  accept: "text/html,application/xhtml+xml,application/pdf;q=0.8",
  types: /^(text\/html|application\/xhtml\+xml|application\/pdf)\b|^$/i,
};

/** The HTML of a fetched page or PDF. The result is null for a PDF without text. */
export async function htmlOf({
  body,
  contentType,
}: Pick<FetchedPage, "body" | "contentType">): Promise<TaskResult<string | null>> {
  const isPdf = /^application\/pdf\b/i.test(contentType) || isPdfBody(body);
  if (!isPdf) return { ok: true, result: decodePage(body, contentType) };
  return runInThread<typeof pdfToHtml>("#app/editors/scraper/page/pdf-to-html.ts", "pdfToHtml", body);
}

/** "%PDF" */
const isPdfBody = (body: Uint8Array) =>
  body[0] === 0x25 && body[1] === 0x50 && body[2] === 0x44 && body[3] === 0x46;
