import { createContext } from "react-router";
import type { mailPurposes } from "#database/schema/lists.ts";

/** A composed email. The text and the HTML say the same. */
export interface Mail {
  to: string;
  subject: string;
  text: string;
  html: string;
  /** Decides the priority. Defaults to "account". */
  purpose?: (typeof mailPurposes)[number];
  /** The user whose account it is about, if another address receives it: it is deleted with the account. */
  aboutUser?: string;
  headers?: MailHeaders;
}

/** The only headers that an email may set itself. */
export type MailHeaders = Partial<Record<"List-Unsubscribe" | "List-Unsubscribe-Post", string>>;

/** Both enqueue the message and return at once. */
export interface Mailer {
  send(mail: Mail): Promise<void>;
}
export interface SmsSender {
  send(message: { to: string; text: string; aboutUser?: string }): Promise<void>;
}

export const mailerContext = createContext<Mailer>();
