import { eq } from "drizzle-orm";
import { createTransport } from "nodemailer";
import type { Mail, Mailer } from "#app/messengers.ts";
import type { Database } from "#database/database.ts";
import { outbox } from "#database/schema/index.ts";
import type { Background } from "../background.ts";
import type { Environment } from "../environment.ts";

type MailSettings = Pick<Environment, "SMTP_URL" | "MAIL_FROM" | "CONTACT_EMAIL">;

/**
 * Mails are put into the outbox first, so that none is lost. Where there is an SMTP server they leave it at once and are
 * forgotten; a mail the server refused stays, and without a server they all do, for an admin to read.
 */
export function openMail(settings: MailSettings, db: Database, background: Background): Mailer {
  const transport = settings.SMTP_URL ? openTransport(settings.SMTP_URL) : null;
  const from = settings.MAIL_FROM ?? { name: "Fursa", address: settings.CONTACT_EMAIL };
  return {
    async send(mail) {
      refuseInjection(mail);
      const { to, subject, text, html, headers } = mail;
      const [kept] = await db
        .insert(outbox)
        .values({ channel: "mail", recipient: to, subject, text, html })
        .returning({ id: outbox.id });
      if (!transport || !kept) return;
      background.run("sending a mail", async () => {
        // An address as an object is one address: a comma in it can't make two.
        await transport.sendMail({ from, to: { name: "", address: to }, subject, text, html, headers });
        await db.delete(outbox).where(eq(outbox.id, kept.id));
      });
    },
  };
}

const openTransport = (url: string) =>
  createTransport(url, {
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 20_000,
    disableFileAccess: true,
    disableUrlAccess: true,
  } as object);

/** A line break in a header begins another header. */
function refuseInjection({ to, subject, headers = {} }: Mail): void {
  if (/[\r\n]/.test(to + subject + Object.values(headers).join("")))
    throw new Error("a mail's address or subject holds a line break");
}
