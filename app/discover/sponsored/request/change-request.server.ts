import { randomUUID } from "node:crypto";
import { and, eq, inArray, isNull } from "drizzle-orm";
import type { InBackground } from "#app/shared/context.ts";
import { currentLanguage } from "#app/shared/languages/current-language.server.ts";
import type { Mailer } from "#app/shared/messages.ts";
import type { RateLimit, RateLimiter, RateLimitResult } from "#app/shared/rate-limits/rate-limiter.server.ts";
import type { Database } from "#database/database.ts";
import { sponsoredListings, sponsoredRequests } from "#database/schema/index.ts";
import { asViewer, asWorker, type Viewer } from "#database/viewer.ts";
import { requestAddress } from "./find-request.server.ts";
import { confirmMail } from "./mails.ts";
import { priceOf, type SponsorRequest } from "./request-form.server.ts";

const hour = 3_600;
const limits = {
  client: { name: "sponsored-request-client", tries: 10, seconds: hour },
  /** Anyone can type any address. */
  address: { name: "sponsored-request-address", tries: 3, seconds: 24 * hour },
} satisfies Record<string, RateLimit>;

interface RequestTools {
  viewer: Viewer;
  limits: RateLimiter;
  mailer: Mailer;
  inBackground: InBackground;
  secret: string;
  origin: string;
  /** The client to which rate limits apply. */
  client: string;
}

/** Stores a request, which stays hidden until its address is confirmed, and emails the link to its private page. */
export async function requestListing(
  { viewer, mailer, inBackground, secret, origin, client, ...tools }: RequestTools,
  request: SponsorRequest,
  picture: Uint8Array | null,
): Promise<RateLimitResult> {
  const turn = await tools.limits.consume(
    { limit: limits.client, subject: client },
    { limit: limits.address, subject: request.email },
  );
  if (!turn.ok) return turn;
  // A visitor may add a request but never read one, so the id is generated here.
  const id = randomUUID();
  const language = currentLanguage();
  const { sponsor, email, title, description, type, targetUrl, imageUrl, startsOn, weeks } = request;
  await asViewer(viewer, (db) =>
    db.insert(sponsoredRequests).values({
      ...{ id, sponsor, email, title, description, type, targetUrl, imageUrl, picture, startsOn, weeks },
      price: priceOf(weeks),
      language,
    }),
  );
  inBackground("asking a sponsor to confirm", () =>
    mailer.send(confirmMail(email, requestAddress(secret, origin, id, language))),
  );
  return turn;
}

/** Returns whether this call confirmed it. */
export async function confirmRequest(database: Database, id: string, now: Date): Promise<boolean> {
  const { confirmedAt, state } = sponsoredRequests;
  const confirmed = await asWorker(database, (db) =>
    db
      .update(sponsoredRequests)
      .set({ confirmedAt: now })
      .where(and(eq(sponsoredRequests.id, id), isNull(confirmedAt), eq(state, "waiting")))
      .returning({ id: sponsoredRequests.id }),
  );
  return confirmed.length > 0;
}

/** Withdraws a request, or takes its listing down. Returns false if that was done before. */
export async function stopRequest(database: Database, id: string, now: Date): Promise<boolean> {
  return asWorker(database, async (db) => {
    const [stopped] = await db
      .update(sponsoredRequests)
      .set({ state: "stopped", decidedAt: now })
      .where(and(eq(sponsoredRequests.id, id), inArray(sponsoredRequests.state, ["waiting", "approved"])))
      .returning({ listingId: sponsoredRequests.listingId });
    if (stopped?.listingId)
      await db
        .update(sponsoredListings)
        .set({ isActive: false })
        .where(eq(sponsoredListings.id, stopped.listingId));
    return stopped !== undefined;
  });
}
