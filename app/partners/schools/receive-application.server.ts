import type { InBackground } from "#app/shared/context.ts";
import type { Mailer } from "#app/shared/messages.ts";
import type { RateLimiter } from "#app/shared/rate-limits/rate-limiter.server.ts";
import { schoolPartnerships } from "#database/schema/index.ts";
import { asViewer, type Viewer } from "#database/viewer.ts";
import type { Application } from "./application.server.ts";
import { receiptMail, teamMail } from "./mails.ts";
import { limits as allowed } from "./spam.server.ts";

export interface ReceivingTools {
  viewer: Viewer;
  limits: RateLimiter;
  mailer: Mailer;
  /** For the emails: one that fails must not make a stored application look lost. */
  inBackground: InBackground;
  /** The team's address. */
  contactEmail: string;
  /** The client to which rate limits apply. */
  client: string;
}

type Received = { ok: true } | { ok: false; waitSeconds: number };

/** Stores an application and emails the team and the school. The same one sent twice in a day is stored once. */
export async function receiveApplication(tools: ReceivingTools, application: Application): Promise<Received> {
  const { contactEmail: school, schoolName } = application;
  const attempt = await tools.limits.consume({ limit: allowed.client, subject: tools.client });
  if (!attempt.ok) return { ok: false, waitSeconds: attempt.waitSeconds };
  const first = await tools.limits.consume({
    limit: allowed.same,
    subject: `${school} ${schoolName.toLowerCase()}`,
  });
  if (!first.ok) return { ok: true };
  try {
    // Without RETURNING: a visitor may insert an application but never read one.
    await asViewer(tools.viewer, (db) => db.insert(schoolPartnerships).values(application));
  } catch (problem) {
    await first.refund();
    throw problem;
  }
  tools.inBackground("telling about a partnership application", () =>
    notifyTeamAndSchool(tools, application),
  );
  return { ok: true };
}

async function notifyTeamAndSchool(
  { mailer, limits, contactEmail }: ReceivingTools,
  application: Application,
) {
  await mailer.send(teamMail(contactEmail, application));
  const receipt = await limits.consume({ limit: allowed.address, subject: application.contactEmail });
  if (receipt.ok) await mailer.send(receiptMail(application.contactEmail, contactEmail));
}
