import { createTransport } from "nodemailer";
import type { Mail } from "#app/shared/messages.ts";
import type { Environment } from "#server/environment.ts";
import { Injection, refuseInjection } from "./header-injection.ts";

export type MailSettings = Pick<Environment, "SMTP_URL" | "MAIL_FROM" | "CONTACT_EMAIL">;

/**
 * The result for an email. "refused": permanent, because of the address. "rejected": permanent, for another reason.
 * "later": may work next time. "unreachable": the server accepts no connection, which says nothing about this email.
 */
export type SmtpOutcome =
  | { ok: true }
  | { ok: false; why: "refused" | "rejected" | "later" | "unreachable"; reason: string };

/** A few connections to the mail server, shared by the emails of one pass and closed after it. */
export interface MailServer {
  /** An email keeps its Message-ID however often it is sent, so that recipients can recognise a duplicate. */
  send(mail: Mail & { id: string }): Promise<SmtpOutcome>;
  close(): void;
}

const connections = 5;

/** Creates the SMTP transport; null if no server is configured. */
export function findMailServer(settings: MailSettings): (() => MailServer) | null {
  const { SMTP_URL: url } = settings;
  if (!url) return null;
  const from = settings.MAIL_FROM ?? { name: "Fursa", address: settings.CONTACT_EMAIL };
  const sender = typeof from === "string" ? from : from.address;
  const domain = sender.slice(sender.lastIndexOf("@") + 1).replace(">", "");
  return () => {
    const transport = createTransport({
      url,
      pool: true,
      maxConnections: connections,
      connectionTimeout: 10_000,
      greetingTimeout: 10_000,
      socketTimeout: 20_000,
      disableFileAccess: true,
      disableUrlAccess: true,
    } as object);
    return {
      async send(mail) {
        const { to, subject, text, html, headers = {} } = mail;
        try {
          refuseInjection(mail);
          // An address passed as an object is one address: a comma in it can't make two.
          const address = { name: "", address: to };
          const textEncoding = shorterEncoding(text + html);
          const messageId = `<${mail.id}@${domain}>`;
          await transport.sendMail({
            from,
            to: address,
            subject,
            text,
            html,
            headers,
            textEncoding,
            messageId,
          });
          return { ok: true };
        } catch (problem) {
          return whatItMeans(problem);
        }
      },
      close: () => transport.close(),
    };
  };
}

interface SmtpProblem extends Error {
  code?: string;
  /** The server's three-digit code. */
  responseCode?: number;
  response?: string;
  /** The command we had just sent. */
  command?: string;
}

function whatItMeans(problem: unknown): SmtpOutcome & { ok: false } {
  if (!(problem instanceof Error)) throw problem;
  if (problem instanceof Injection) return { ok: false, why: "rejected", reason: problem.message };
  const { responseCode = 0, response, command = "" }: SmtpProblem = problem;
  const reason = (response ?? problem.message).replace(/\p{Cc}+/gu, " ").slice(0, 300);
  const isAboutMail = command === "RCPT TO" || command === "DATA";
  if (!isAboutMail) return { ok: false, why: isLocal(problem) ? "refused" : "unreachable", reason };
  if (responseCode < 500) return { ok: false, why: responseCode > 0 ? "later" : "unreachable", reason };
  // After the message a server may reject the content; 5.1 and 5.2 still concern the mailbox.
  const blamesAddress = command === "RCPT TO" || /\b5\.[12]\.\d+\b/.test(reason);
  return { ok: false, why: blamesAddress ? "refused" : "rejected", reason };
}

/** An address that can't be sent as an SMTP command. */
const isLocal = ({ code, responseCode }: SmtpProblem) => code === "EENVELOPE" && !responseCode;

/** Letters outside English take nine characters each in quoted-printable and four in base64: the shorter one saves a student's data. */
export function shorterEncoding(text: string): "base64" | "quoted-printable" {
  const bytes = Buffer.byteLength(text);
  const quoted =
    bytes + 2 * (text.match(/=/g)?.length ?? 0) + 2 * (bytes - (text.match(/[\0-\x7f]/g)?.length ?? 0));
  return bytes * 1.37 < quoted ? "base64" : "quoted-printable";
}
