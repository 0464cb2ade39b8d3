import { endOutage } from "#app/shared/dependency-status/outages.server.ts";
import type { Mailer } from "#app/shared/messages.ts";
import type { Database } from "#database/database.ts";
import { outbox } from "#database/schema/index.ts";
import type { Background } from "#server/lifecycle/background-tasks.ts";
import { refuseOutage } from "../gateway-down.ts";
import { type Delivery, deliverMail } from "./deliver-emails.ts";
import { refuseInjection } from "./header-injection.ts";
import { findMailServer, type MailSettings } from "./smtp.ts";

interface PostOffice extends Mailer {
  /** Sends everything that is due, those to many too; null where there is no server to take it. */
  deliverMail(signal: AbortSignal): Promise<Delivery | null>;
}

/**
 * Mails are put into the outbox first, so that none is lost. Where there is an SMTP server they leave it at once, or a little later
 * when it does not answer; without a server they stay, for an admin to read.
 */
export function openMail(settings: MailSettings, db: Database, background: Background): PostOffice {
  const openMailServer = findMailServer(settings);
  const now = () => new Date();
  const ring = openMailServer
    ? openBell(background, async () => say(await deliverMail(db, now, openMailServer, { onlyToOne: true })))
    : () => undefined;
  return {
    async deliverMail(signal) {
      if (openMailServer)
        return say(await deliverMail(db, now, openMailServer, { isStopping: () => signal.aborted }));
      await endOutage(db, "mail", now());
      return null;
    },
    async send(mail) {
      refuseInjection(mail);
      const { to: recipient, ...letter } = mail;
      // Due by the clock that it will be asked by: the database's may be a little ahead, and the mail would wait for the next round.
      await db.insert(outbox).values({ channel: "mail", recipient, ...letter, nextTryAt: now() });
      ring();
    },
  };
}

const say = (delivery: Delivery) => refuseOutage("the mail server takes no mails", delivery);

/** Runs one pass at a time. A call during a pass starts another one after it. */
function openBell(background: Background, pass: () => Promise<unknown>): () => void {
  let isRunning = false;
  let isAskedAgain = false;
  return () => {
    isAskedAgain = true;
    if (isRunning) return;
    isRunning = true;
    background.run("sending mails", async () => {
      try {
        while (isAskedAgain) {
          isAskedAgain = false;
          await pass();
        }
      } finally {
        isRunning = false;
      }
    });
  };
}
