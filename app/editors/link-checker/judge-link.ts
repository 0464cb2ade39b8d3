import { hasResponded } from "#app/shared/dependency-status/check-internet.ts";
import type { FetchResult, RefusalReason } from "#app/shared/outbound.ts";

type Verdict = "alive" | "dead" | "unknown";

const dead = new Set<RefusalReason>([
  "not an address",
  "scheme",
  "private",
  "unknown host",
  "unreachable",
  "certificate",
  "too many redirects",
]);
/** The page exists, but we can't read it. */
const alive = new Set<RefusalReason>(["type", "too large"]);

export interface LinkVerdict {
  verdict: Verdict;
  /** The site responds, even if it blocks robots. */
  hasResponded: boolean;
  status: number | null;
  error: string | null;
}

/** Whether a student would reach the page. Slow sites and sites that block robots are not dead. */
export function judgeLink(answer: FetchResult): LinkVerdict {
  if (answer.ok) return { verdict: "alive", hasResponded: true, status: 200, error: null };
  const { reason, status = null, error } = answer;
  return { verdict: verdictOn(reason, status), hasResponded: hasResponded(answer), status, error };
}

function verdictOn(reason: RefusalReason, status: number | null): Verdict {
  if (alive.has(reason)) return "alive";
  if (dead.has(reason)) return "dead";
  if (status === null) return "unknown";
  return status === 404 || status === 410 || status >= 500 ? "dead" : "unknown";
}
