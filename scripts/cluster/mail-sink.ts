import { SMTPServer } from "smtp-server";

export interface SunkMail {
  /** The same for every attempt to send one email. */
  id: string;
  to: string;
  /** Path and query of its first link. */
  link: string;
}

export interface MailSink {
  received: SunkMail[];
  close(): Promise<void>;
}

/** Accepts every email, delivers none, and remembers what tells them apart. */
export async function openMailSink(host: string, port: number): Promise<MailSink> {
  const received: SunkMail[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disableReverseLookup: true,
    disabledCommands: ["STARTTLS"],
    onData(stream, { envelope }, done) {
      const chunks: Buffer[] = [];
      stream.on("data", (chunk: Buffer) => chunks.push(chunk));
      stream.on("end", () => {
        const text = Buffer.concat(chunks).toString("utf8");
        received.push({ ...readMail(text), to: envelope.rcptTo[0]?.address ?? "" });
        done();
      });
    },
  });
  // A killed server disconnects in the middle of an email.
  server.on("error", () => undefined);
  await new Promise<void>((resolve) => server.listen(port, host, resolve));
  return { received, close: () => new Promise((resolve) => server.close(() => resolve())) };
}

/** Reads an email's subject and the target of its first link from its source. */
export function readMail(source: string): Pick<SunkMail, "id" | "link"> {
  // Quoted-printable: long lines are broken with a trailing "=", and the sign itself is encoded.
  const text = source.replaceAll(/=\r?\n/g, "").replaceAll("=3D", "=");
  const [, id = ""] = /^message-id: <([^>\n]{1,200})>/im.exec(text) ?? [];
  const [, link = ""] = /https?:\/\/[^/\s]+(\/\S*)/.exec(text) ?? [];
  return { id, link };
}
