import type { RateLimit, RateLimiter } from "#app/shared/rate-limits/rate-limiter.server.ts";
import { wordingSuggestions } from "#database/schema/index.ts";
import { asViewer, type Viewer } from "#database/viewer.ts";

const hour = 3_600;
/** A class may share one IP address; the same words from it are stored once. */
const allowed = {
  client: { name: "wording-client", tries: 30, seconds: hour },
  same: { name: "wording-same", tries: 1, seconds: 24 * hour },
} satisfies Record<string, RateLimit>;

interface SuggestionTools {
  viewer: Viewer;
  limits: RateLimiter;
  /** The client to which rate limits apply. */
  client: string;
}

type SuggestionOutcome = { ok: true } | { ok: false; waitSeconds: number };

/** Stores a reader's suggestion for a sentence in the editors' queue. */
export async function storeSuggestion(
  { viewer, limits, client }: SuggestionTools,
  suggestion: Pick<typeof wordingSuggestions.$inferInsert, "language" | "sentence" | "shown" | "suggested">,
): Promise<SuggestionOutcome> {
  const attempt = await limits.consume({ limit: allowed.client, subject: client });
  if (!attempt.ok) return { ok: false, waitSeconds: attempt.waitSeconds };
  const content = [client, suggestion.language, suggestion.sentence, suggestion.suggested].join(" ");
  const first = await limits.consume({ limit: allowed.same, subject: content });
  if (!first.ok) return { ok: true };
  try {
    // Without RETURNING: a visitor may insert a suggestion but never read one.
    await asViewer(viewer, (db) => db.insert(wordingSuggestions).values(suggestion));
  } catch (problem) {
    await first.refund();
    throw problem;
  }
  return { ok: true };
}
