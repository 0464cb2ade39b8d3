import { and, eq, isNotNull, isNull, not, type SQL } from "drizzle-orm";
import { composeMail } from "#app/mail/templates/compose-mail.ts";
import type { InBackground } from "#app/shared/context.ts";
import type { Mailer } from "#app/shared/messages.ts";
import type { RateLimit, RateLimiter, RateLimitResult } from "#app/shared/rate-limits/rate-limiter.server.ts";
import { readSignedId, signId } from "#app/shared/signing/signed-id.server.ts";
import type { Database } from "#database/database.ts";
import { newsletterSubscribers } from "#database/schema/index.ts";
import { asWorker } from "#database/viewer.ts";
import { subscribeWords as words } from "../words.ts";

const hour = 3_600;
const purpose = "confirm newsletter";

const limits = {
  address: { name: "newsletter-address", tries: 3, seconds: 24 * hour },
  client: { name: "newsletter-client", tries: 20, seconds: hour },
} satisfies Record<string, RateLimit>;

interface SubscribeTools {
  database: Database;
  limits: RateLimiter;
  mailer: Mailer;
  secret: string;
  origin: string;
  /** The client to which rate limits apply. */
  client: string;
  inBackground: InBackground;
}

type ReaderAnswers = Pick<typeof newsletterSubscribers.$inferSelect, "country" | "stage" | "language">;
type SubscriptionRequest = { email: string } & ReaderAnswers;

const { confirmedAt, stoppedAt } = newsletterSubscribers;

/** Sends a confirmation email. The response comes before the lookup, so that it doesn't reveal who is subscribed. */
export async function requestSubscription(
  tools: SubscribeTools,
  { email, ...answers }: SubscriptionRequest,
  now: Date,
): Promise<RateLimitResult> {
  const attempt = await tools.limits.consume(
    { limit: limits.address, subject: email },
    { limit: limits.client, subject: tools.client },
  );
  if (attempt.ok)
    tools.inBackground("asking a newsletter reader to confirm", () =>
      sendConfirmation(tools, email, answers, now),
    );
  return attempt;
}

async function sendConfirmation(
  { database, mailer, secret, origin }: SubscribeTools,
  email: string,
  answers: ReaderAnswers,
  now: Date,
) {
  const isReader = and(isNotNull(confirmedAt), isNull(stoppedAt));
  const subscriber = await asWorker(database, async (db) => {
    await db
      .insert(newsletterSubscribers)
      .values({ email, askedAt: now, ...answers })
      // Entering a subscriber's address doesn't change what they told us.
      .onConflictDoUpdate({
        target: newsletterSubscribers.email,
        set: answers,
        setWhere: not(isReader as SQL),
      });
    const [known] = await db
      .update(newsletterSubscribers)
      .set({ askedAt: now })
      .where(eq(newsletterSubscribers.email, email))
      .returning();
    return known;
  });
  if (!subscriber || (subscriber.confirmedAt && !subscriber.stoppedAt)) return;
  const address = `${origin}/newsletter/confirm/${signId(secret, purpose, subscriber.id)}`;
  await mailer.send(
    composeMail({
      to: email,
      subject: words.mailSubject,
      paragraphs: words.mail,
      link: { label: words.mailLink, address },
    }),
  );
}

/** Whether a link from an email belongs to a pending subscription. */
export async function findUnconfirmed(
  database: Database,
  secret: string,
  token: string,
): Promise<string | null> {
  const found = readSignedId(secret, purpose, token);
  if (!found) return null;
  const [subscriber] = await asWorker(database, (db) =>
    db.select().from(newsletterSubscribers).where(eq(newsletterSubscribers.id, found.id)),
  );
  return subscriber?.id ?? null;
}

export async function confirmSubscription(
  database: Database,
  secret: string,
  token: string,
  now: Date,
): Promise<boolean> {
  const id = await findUnconfirmed(database, secret, token);
  if (!id) return false;
  await asWorker(database, (db) =>
    db
      .update(newsletterSubscribers)
      .set({ confirmedAt: now, stoppedAt: null })
      .where(eq(newsletterSubscribers.id, id)),
  );
  return true;
}
