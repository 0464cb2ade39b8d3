import { createContext } from "react-router";

/** A mail that is ready to go. The text stands by itself; the HTML says the same. */
export interface Mail {
  to: string;
  subject: string;
  text: string;
  html: string;
  /** Further headers, as the one-click way to stop such mails. */
  headers?: Record<string, string>;
}

/** Both take the message and return at once; it is delivered in its own time, and a failure is logged. */
export interface Mailer {
  send(mail: Mail): Promise<void>;
}
export interface Texter {
  send(message: { to: string; text: string }): Promise<void>;
}

export const mailerContext = createContext<Mailer>();
