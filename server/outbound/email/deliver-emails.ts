import { endOutage, recordOutage } from "#app/shared/dependency-status/outages.server.ts";
import type { Database } from "#database/database.ts";
import { asWorker } from "#database/viewer.ts";
import { claimMails } from "./claim-emails.ts";
import { recordSendings } from "./record-deliveries.ts";
import type { MailServer } from "./smtp.ts";

export interface EmailDelivery {
  sent: number;
  /** To be sent again later. */
  later: number;
  failed: number;
  /** Recipients who no longer want them. */
  dropped: number;
  /** Why the server accepts no emails. Due emails are sent again in a minute. */
  outage: string | null;
}

interface DeliveryOptions {
  /** Leaves bulk emails for later. */
  onlyToOne?: boolean;
  /** Checked between batches: whether the process is stopping. */
  isStopping?: () => boolean;
}

/**
 * Sends what is due, a few at a time. No transaction is open during SMTP. A process that is killed has sent at most
 * one batch without recording it; that batch is sent again when its claim expires.
 */
export async function deliverMail(
  db: Database,
  clock: () => Date,
  openMailServer: () => MailServer,
  { onlyToOne = false, isStopping = () => false }: DeliveryOptions = {},
): Promise<EmailDelivery> {
  const delivery: EmailDelivery = { sent: 0, later: 0, failed: 0, dropped: 0, outage: null };
  const server = openMailServer();
  try {
    while (!isStopping()) {
      const { mails, dropped } = await asWorker(db, (own) => claimMails(own, clock(), onlyToOne));
      delivery.dropped += dropped;
      if (mails.length === 0 && dropped === 0) break;
      const sendings = await Promise.all(
        mails.map(async (mail) => ({
          mail,
          sending: await server.send({ ...mail, to: mail.recipient, html: mail.html ?? "" }),
        })),
      );
      const outcome = await asWorker(db, (own) => recordSendings(own, sendings, clock()));
      delivery.sent += outcome.sent;
      delivery.later += outcome.later;
      delivery.failed += outcome.failed;
      if (outcome.outage !== null) {
        await recordOutage(db, "mail", outcome.outage, clock());
        delivery.outage = outcome.outage;
        break;
      }
      if (mails.length > 0) await endOutage(db, "mail", clock());
    }
  } finally {
    server.close();
  }
  return delivery;
}
