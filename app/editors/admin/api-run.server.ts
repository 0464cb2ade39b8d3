import { setTimeout as wait } from "node:timers/promises";
import type { RouterContextProvider } from "react-router";
import type { z } from "zod";
import { type RateLimit, rateLimiterContext } from "#app/shared/rate-limits/rate-limiter.server.ts";
import { tooManyTries } from "#app/shared/rate-limits/words.ts";
import type { Database } from "#database/database.ts";
import { asViewer, type Viewer } from "#database/viewer.ts";
import { type ApiAdmin, apiResponse, requireApiAdmin } from "./require-api-admin.server.ts";

interface ApiEndpoint<Schema extends z.ZodType> {
  limit: RateLimit;
  order: Schema;
  orderInWords: string;
}

/** Parses an admin script's request. Throws the error response if it is not allowed or invalid. */
export async function parseApiRequest<Schema extends z.ZodType>(
  request: Request,
  context: Readonly<RouterContextProvider>,
  { limit, order, orderInWords }: ApiEndpoint<Schema>,
): Promise<{ admin: ApiAdmin; body: z.output<Schema> }> {
  const admin = await requireApiAdmin(request, context, new Date());
  if (request.method !== "POST") throw apiResponse(405, { error: "Use POST." }, { Allow: "GET, POST" });
  const attempt = await context.get(rateLimiterContext).consume({ limit, subject: admin.userId });
  if (!attempt.ok) {
    const waitSeconds = { "Retry-After": String(attempt.waitSeconds) };
    throw apiResponse(429, { error: tooManyTries(attempt.waitSeconds) }, waitSeconds);
  }
  const read = order.safeParse(await request.json().catch(() => null));
  if (!read.success) throw apiResponse(400, { error: orderInWords });
  return { admin, body: read.data };
}

/** Milliseconds. Longer runs continue in the background. */
const timeoutMs = 20_000;
const pollIntervalMs = 300;

/** Resolves once the run has ended, or after `timeoutMs`. */
export async function waitForRun<Run>(
  viewer: Viewer,
  read: (db: Database) => Promise<Run>,
  isUnderWay: (run: Run) => boolean,
  signal: AbortSignal,
): Promise<Run> {
  const ends = performance.now() + timeoutMs;
  for (;;) {
    const run = await asViewer(viewer, read);
    if (!isUnderWay(run) || performance.now() > ends || signal.aborted) return run;
    await wait(pollIntervalMs);
  }
}
