import type { Kind } from "#app/catalogue/kinds/kinds.ts";
import { composeMail } from "#app/mail/templates/compose-mail.ts";
import type { InBackground } from "#app/shared/context.ts";
import type { Mailer } from "#app/shared/messages.ts";
import type { RateLimit, RateLimiter, RateLimitResult } from "#app/shared/rate-limits/rate-limiter.server.ts";
import { signClaim } from "./claim-token.server.ts";
import { claimWords as words } from "./words.ts";

const hour = 3_600;
const limits = {
  client: { name: "claim-client", tries: 10, seconds: hour },
  /** Anyone can enter any address at the domain, so no address gets more emails than this. */
  address: { name: "claim-address", tries: 2, seconds: 24 * hour },
  record: { name: "claim-record", tries: 6, seconds: 24 * hour },
} satisfies Record<string, RateLimit>;

interface ClaimTools {
  limits: RateLimiter;
  mailer: Mailer;
  inBackground: InBackground;
  secret: string;
  origin: string;
  /** The client to which rate limits apply. */
  client: string;
}

/**
 * Emails a link that proves that the sender reads email at the institution's domain. The caller has checked the domain.
 */
export async function requestClaim(
  { mailer, inBackground, secret, origin, client, ...tools }: ClaimTools,
  { kind, id, title, email }: { kind: Kind; id: string; title: string; email: string },
  now: Date,
): Promise<RateLimitResult> {
  const attempt = await tools.limits.consume(
    { limit: limits.client, subject: client },
    { limit: limits.address, subject: email },
    { limit: limits.record, subject: id },
  );
  if (!attempt.ok) return attempt;
  const address = `${origin}/claimed/${signClaim(secret, { kind, recordId: id, email }, now)}`;
  const { subject, ask, link, valid, ignore } = words.mail;
  inBackground("sending a link to an institution", () =>
    mailer.send(
      composeMail({
        to: email,
        subject: subject(title),
        paragraphs: [ask(title), valid, ignore],
        link: { label: link, address },
      }),
    ),
  );
  return attempt;
}
