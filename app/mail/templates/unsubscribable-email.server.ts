import type { Mail, MailHeaders } from "#app/shared/messages.ts";
import { footWords } from "./foot-words.ts";
import { type Html, html, ownHtml } from "./html.ts";
import { softText } from "./layout.ts";
import { makeUnsubscribeToken, type UnsubscribeRequest } from "./unsubscribe-token.server.ts";

/** What composing emails needs to know about this installation. */
export interface MailTools {
  /** The public origin, without a slash at the end. */
  origin: string;
  secret: string;
}

export const unsubscribeUrl = ({ origin, secret }: MailTools, stop: UnsubscribeRequest) =>
  `${origin}/mail/stop/${makeUnsubscribeToken(secret, stop)}`;

/** Mail programs show their own button for these (RFC 8058). */
export const unsubscribeHeaders = (address: string): MailHeaders => ({
  "List-Unsubscribe": `<${address}>`,
  "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
});

interface EmailFooter {
  /** "You get this because …" */
  why: string;
  settings?: string | undefined;
  stop: string;
}

export const footerInHtml = ({ why, settings, stop }: EmailFooter): Html[] => [
  html`<p class="soft" style="margin:28px 0 0;padding-top:16px;border-top:1px solid #8c857055;${ownHtml(softText)}">${why}</p>`,
  html`<p class="soft" style="margin:8px 0 0;${ownHtml(softText)}">${
    settings ? html`<a href="${settings}">${footWords.settings}</a> &nbsp;·&nbsp; ` : null
  }<a href="${stop}">${footWords.stop}</a></p>`,
];

export const footerInText = ({ why, settings, stop }: EmailFooter): string[] => [
  "--",
  why,
  ...(settings ? [footWords.settingsAt(settings)] : []),
  footWords.stopAt(stop),
];

/** Titles are user input; a header needs one short line. */
export const inOneLine = (text: string) => text.replace(/[\p{Cc}\s]+/gu, " ").trim();

export type WrittenMail = Pick<Mail, "subject" | "text" | "html">;
