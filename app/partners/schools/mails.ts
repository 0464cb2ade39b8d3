import { composeMail } from "#app/mail/templates/compose-mail.ts";
import { lookUp } from "#app/shared/forms/lookup.ts";
import type { Application } from "./application.server.ts";
import { receiptWords as words } from "./mail-words.ts";
import { labels, schoolTypeNames } from "./words.ts";

/** Sends the team everything that the school wrote. */
export function teamMail(to: string, application: Application) {
  const { schoolType, message, ...facts } = application;
  const lines = Object.entries({ ...facts, schoolType: schoolTypeNames[schoolType] })
    .filter(([, value]) => value !== null)
    .map(([name, value]) => `${lookUp(labels, name)}: ${value}`);
  return composeMail({
    to,
    purpose: "partner",
    subject: `Partnership application: ${application.schoolName}`,
    paragraphs: [
      "A school has applied for a partnership. We promised to answer within 2 business days.",
      lines.join("\n"),
      ...(message ? [`${labels.message}:\n${message}`] : []),
    ],
  });
}

/** Contains nothing that was typed: otherwise strangers could send text to anyone in our name. */
export const receiptMail = (to: string, contactEmail: string) =>
  composeMail({
    to,
    purpose: "partner",
    subject: words.subject,
    paragraphs: [words.thanks, words.more(contactEmail), words.notYou],
  });
