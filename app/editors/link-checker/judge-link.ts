import { hasAnswered } from "#app/shared/dependency-status/check-internet.ts";
import type { Fetched, RefusalReason } from "#app/shared/outbound.ts";

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
  hasAnswered: boolean;
  status: number | null;
  error: string | null;
}

/** Whether a student would reach the page. A site that is slow, or lets no robots in, is not dead for that. */
export function judgeLink(answer: Fetched): Judged {
  if (answer.ok) return { verdict: "alive", hasAnswered: true, status: 200, error: null };
  const { reason, status = null, error } = answer;
  return { verdict: verdictOn(reason, status), hasAnswered: hasAnswered(answer), status, error };
}

function verdictOn(reason: RefusalReason, status: number | null): Verdict {
  if (alive.has(reason)) return "alive";
  if (dead.has(reason)) return "dead";
  if (status === null) return "unknown";
  return status === 404 || status === 410 || status >= 500 ? "dead" : "unknown";
}
