import type { Count } from "./count-found.server.ts";

/** "1,204", or "2,000+" while somebody is still counting. */
export const countInWords = (count: Count) =>
  "exact" in count ? count.exact.toLocaleString("en") : `${count.atLeast.toLocaleString("en")}+`;

export const isOne = (count: Count) => "exact" in count && count.exact === 1;

export const isNone = (count: Count) => "exact" in count && count.exact === 0;
