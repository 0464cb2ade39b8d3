import { readAddresses } from "#app/editors/article-import/parse-urls.ts";
import { importWords } from "#app/editors/article-import/words.ts";
import { formWords } from "./words.ts";

/** What the toast says when a form of the desk met a failing server or a lost connection. An import of several says it per address. */
export function failureTitle(form: FormData): string {
  const intent = form.get("intent");
  if (intent === "draft") return formWords.saveFailed;
  if (intent === "single") return importWords.failed;
  if (intent !== "multi") return formWords.createFailed;
  const addresses = readAddresses(String(form.get("urls") ?? ""));
  return addresses.ok ? addresses.urls.map(importWords.failedUrl).join("\n") : importWords.failed;
}
