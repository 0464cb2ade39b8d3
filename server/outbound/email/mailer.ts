import { endOutage } from "#app/shared/dependency-status/outages.server.ts";
import type { Mailer } from "#app/shared/messages.ts";
import type { Database } from "#database/database.ts";
import { outbox } from "#database/schema/index.ts";
import type { Background } from "#server/lifecycle/background-tasks.ts";
import { refuseOutage } from "../gateway-down.ts";
import { deliverMail, type EmailDelivery } from "./deliver-emails.ts";
import { refuseInjection } from "./header-injection.ts";
import { findMailServer, type MailSettings } from "./smtp.ts";

interface PostOffice extends Mailer {
  /** Sends everything that is due, bulk emails too. Null without a mail server. */
  deliverMail(signal: AbortSignal): Promise<EmailDelivery | null>;
}

/**
 * Emails are stored in the outbox first, so that none is lost. With an SMTP server they are sent at once, or later if
 * it doesn't respond. Without one they stay for an admin to read.
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
      const { to: recipient, ...content } = mail;
      // Due by the database's clock, which may be a little ahead: otherwise the email would wait for the next pass.
      await db.insert(outbox).values({ channel: "mail", recipient, ...content, nextTryAt: now() });
      ring();
    },
  };
}

const say = (delivery: EmailDelivery) => refuseOutage("the mail server takes no mails", delivery);

/** Runs one pass at a time. A call during a pass starts another one after it. */
function openBell(background: Background, pass: () => Promise<unknown>): () => void {
  let isRunning = false;
  let runsAgain = false;
  return () => {
    runsAgain = true;
    if (isRunning) return;
    isRunning = true;
    background.run("sending mails", async () => {
      try {
        while (runsAgain) {
          runsAgain = false;
          await pass();
        }
      } finally {
        isRunning = false;
      }
    });
  };
}
