import { setTimeout as wait } from "node:timers/promises";
import type { RouterContextProvider } from "react-router";
import type { z } from "zod";
import { type RateLimit, rateLimiterContext } from "#app/shared/rate-limits/rate-limiter.server.ts";
import { tooManyTries } from "#app/shared/rate-limits/words.ts";
import type { Database } from "#database/database.ts";
import { asViewer, type Viewer } from "#database/viewer.ts";
import { type ApiAdmin, apiAnswer, requireApiAdmin } from "./require-api-admin.server.ts";

interface Api<Schema extends z.ZodType> {
  limit: RateLimit;
  order: Schema;
  orderInWords: string;
}

/** What a program of an admin orders; whatever can't be done is answered in its place. */
export async function readOrder<Schema extends z.ZodType>(
  request: Request,
  context: Readonly<RouterContextProvider>,
  { limit, order, orderInWords }: Api<Schema>,
): Promise<{ admin: ApiAdmin; asked: z.output<Schema> }> {
  const admin = await requireApiAdmin(request, context, new Date());
  if (request.method !== "POST") throw apiAnswer(405, { error: "Use POST." }, { Allow: "GET, POST" });
  const turn = await context.get(rateLimiterContext).consume({ limit, subject: admin.userId });
  if (!turn.ok) {
    const waitSeconds = { "Retry-After": String(turn.waitSeconds) };
    throw apiAnswer(429, { error: tooManyTries(turn.waitSeconds) }, waitSeconds);
  }
  const read = order.safeParse(await request.json().catch(() => null));
  if (!read.success) throw apiAnswer(400, { error: orderInWords });
  return { admin, asked: read.data };
}

/** Milliseconds. A request may take half a minute; a run that takes longer goes on by itself. */
const patience = 20_000;
const between = 300;

/** The run as it is when it has ended, or when the one who asked has waited long enough. */
export async function untilDone<Run>(
  viewer: Viewer,
  read: (db: Database) => Promise<Run>,
  isUnderWay: (run: Run) => boolean,
  signal: AbortSignal,
): Promise<Run> {
  const ends = performance.now() + patience;
  for (;;) {
    const run = await asViewer(viewer, read);
    if (!isUnderWay(run) || performance.now() > ends || signal.aborted) return run;
    await wait(between);
  }
}
