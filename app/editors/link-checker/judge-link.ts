import { hasResponded } from "#app/shared/dependency-status/check-internet.ts";
import type { FetchResult, RefusalReason } from "#app/shared/outbound.ts";

/** What an answer says about a link. */
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
/** The page is there, only not for us to read. */
const alive = new Set<RefusalReason>(["type", "too large"]);

export interface Judged {
  verdict: Verdict;
  /** The site is there, whatever it thinks of robots. */
  hasResponded: boolean;
  status: number | null;
  error: string | null;
}

/** Whether a student would reach the page. A site that is slow, or lets no robots in, is not dead for that. */
export function judgeLink(answer: FetchResult): Judged {
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
