import { parseUrls } from "#app/editors/article-import/parse-urls.ts";
import { importWords } from "#app/editors/article-import/words.ts";
import { formWords } from "./words.ts";

/**
 * The toast's title when a submission fails on the server or the network. An import of several URLs names
 * each of them.
 */
export function failureTitle(form: FormData): string {
  const intent = form.get("intent");
  if (intent === "draft") return formWords.saveFailed;
  if (intent === "single") return importWords.failed;
  if (intent !== "multi") return formWords.createFailed;
  const addresses = parseUrls(String(form.get("urls") ?? ""));
  return addresses.ok ? addresses.urls.map(importWords.failedUrl).join("\n") : importWords.failed;
}
