import type { ExceededLimit } from "./task.ts";

/** For the editor who requested a page that was not read to its end. */
export const exceededLimitWords: Record<ExceededLimit, string> = {
  "too slow": "The page takes too long to read, so we skipped it.",
  "too large": "The page is too large to read, so we skipped it.",
};
