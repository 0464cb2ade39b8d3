import type { AddressInfo } from "node:net";
import PostalMime, { type Email } from "postal-mime";
import { SMTPServer } from "smtp-server";

/** A real SMTP server for tests that stores what it receives. */
export interface Mailbox {
  /** For SMTP_URL. */
  url: string;
  received: Email[];
  /** The newest email to this address whose subject matches; waits for it if needed. */
  next(to: string, subject: RegExp): Promise<Email>;
  close(): Promise<void>;
}

interface Temper {
  /** The three digits with which a recipient is rejected, or nothing to accept them. */
  refuse?(address: string): number | undefined;
  /** Awaited before an email is acknowledged. */
  think?(): Promise<void>;
}

export async function openMailbox({ refuse = () => undefined, think }: Temper = {}): Promise<Mailbox> {
  const received: Email[] = [];
  const waiting = new Set<() => void>();
  const server = new SMTPServer({
    authOptional: true,
    // A reverse lookup would query a name server outside this machine.
    disableReverseLookup: true,
    disabledCommands: ["STARTTLS"],
    onRcptTo({ address }, _session, done) {
      const responseCode = refuse(address);
      done(responseCode ? Object.assign(new Error("no such mailbox here"), { responseCode }) : null);
    },
    onData(stream, _session, done) {
      const chunks: Buffer[] = [];
      stream.on("data", (chunk: Buffer) => chunks.push(chunk));
      stream.on("end", async () => {
        received.push(await PostalMime.parse(Buffer.concat(chunks)));
        for (const look of waiting) look();
        await think?.();
        done();
      });
    },
  });
  // Connections that break off in the middle of an email are intended by the test.
  server.on("error", () => undefined);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    received,
    next: (to, subject) =>
      new Promise((resolve) => {
        const look = () => {
          const mail = received.findLast(
            (entry) => entry.to?.[0]?.address === to && subject.test(entry.subject ?? ""),
          );
          if (!mail) return;
          waiting.delete(look);
          resolve(mail);
        };
        waiting.add(look);
        look();
      }),
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

/** The path and query of the link in an email. */
export function pathIn(mail: Email): string {
  const address = /https?:\/\/\S+/.exec(mail.text ?? "")?.[0];
  if (!address) throw new Error(`no link in ${mail.text}`);
  const { pathname, search } = new URL(address);
  return pathname + search;
}
