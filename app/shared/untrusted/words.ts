import type { ExceededLimit } from "./task.ts";

/** For the editor who asked for a page that was not read to its end. */
export const exceededLimitWords: Record<ExceededLimit, string> = {
  "too slow": "The page takes too long to read, so it was left alone.",
  "too large": "The page takes too much memory to read, so it was left alone.",
};
