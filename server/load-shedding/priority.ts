import type { Priority } from "./limiter.ts";

const crawlers = /bot\b|crawl|spider|slurp|facebookexternalhit|preview/i;
const signIn = /^(\/(sw|fr|am))?\/(api\/)?auth(\/|\.data|$)/;

interface RequestFacts {
  method: string;
  path: string;
  userAgent: string | undefined;
  /** Whether it has a session cookie with our signature. */
  isMember: boolean;
  /** Others wait for the same page, which is rendered once for all of them. */
  isPopular?: boolean | undefined;
}

/** Sign-ins and saved changes have most to lose. A crawler is recognised by its user agent. */
export function priorityOf({ method, path, userAgent, isMember, isPopular }: RequestFacts): Priority {
  if (isPopular) return "popular";
  if (!isMember && crawlers.test(userAgent ?? "")) return "crawler";
  const isWrite = method !== "GET" && method !== "HEAD";
  if ((isMember && isWrite) || signIn.test(path)) return "write";
  return isMember || isWrite ? "member" : "visitor";
}
