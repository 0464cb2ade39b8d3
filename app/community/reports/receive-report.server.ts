import type { Kind } from "#app/catalogue/kinds/kinds.ts";
import type { RateLimit, RateLimiter } from "#app/shared/rate-limits/rate-limiter.server.ts";
import { problemReports } from "#database/schema/index.ts";
import { asViewer, type Viewer } from "#database/viewer.ts";
import type { Report } from "./report.server.ts";

const hour = 3_600;
/** A school may share one IP address, so it may send several; the same report from it is stored once. */
const allowed = {
  client: { name: "report-client", tries: 10, seconds: hour },
  /** Anyone can type any address, so no address gets more replies than this. */
  address: { name: "report-address", tries: 5, seconds: 24 * hour },
  same: { name: "report-same", tries: 1, seconds: 24 * hour },
} satisfies Record<string, RateLimit>;

interface ReportTools {
  viewer: Viewer;
  limits: RateLimiter;
  /** The client to which rate limits apply. */
  client: string;
}

type Received = { ok: true } | { ok: false; waitSeconds: number };

/** Stores a report for the editors. The same one sent twice in a day is stored once. */
export async function receiveReport(
  { viewer, limits, client }: ReportTools,
  record: { kind: Kind; id: string; title: string },
  report: Report,
): Promise<Received> {
  const attempt = await limits.consume(
    { limit: allowed.client, subject: client },
    ...(report.email ? [{ limit: allowed.address, subject: report.email }] : []),
  );
  if (!attempt.ok) return { ok: false, waitSeconds: attempt.waitSeconds };
  // Another date is another report: the sender may have mistyped the first.
  const content = [record.id, report.reason, report.rightOn ?? ""].join(" ");
  const first = await limits.consume({ limit: allowed.same, subject: `${client} ${content}` });
  if (!first.ok) return { ok: true };
  try {
    // Without RETURNING: a visitor may insert a report but never read one.
    await asViewer(viewer, (db) =>
      db
        .insert(problemReports)
        .values({ kind: record.kind, recordId: record.id, title: record.title, ...report }),
    );
  } catch (problem) {
    await first.refund();
    throw problem;
  }
  return { ok: true };
}
