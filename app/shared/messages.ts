import { createContext } from "react-router";
import type { mailPurposes } from "#database/schema/lists.ts";

/** A mail that is ready to go. The text stands by itself; the HTML says the same. */
export interface Mail {
  to: string;
  subject: string;
  text: string;
  html: string;
  /** Decides what goes first; "account" where nothing is said. */
  purpose?: (typeof mailPurposes)[number];
  /** Whose account it is about, where another address gets it: it goes when the account goes. */
  aboutUser?: string;
  headers?: MailHeaders;
}

/** The only headers that a mail may bring itself. */
export type MailHeaders = Partial<Record<"List-Unsubscribe" | "List-Unsubscribe-Post", string>>;

/** Both take the message and return at once; it is delivered in its own time, and a failure is logged. */
export interface Mailer {
  send(mail: Mail): Promise<void>;
}
export interface SmsSender {
  send(message: { to: string; text: string; aboutUser?: string }): Promise<void>;
}

export const mailerContext = createContext<Mailer>();
