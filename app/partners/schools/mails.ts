import { composeMail } from "#app/mail/templates/compose-mail.ts";
import { lookUp } from "#app/shared/forms/lookup.ts";
import type { Application } from "./application.server.ts";
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
    subject: "We have your partnership application",
    paragraphs: [
      "Thank you for your interest in Fursa. Your school's application has reached us, and we'll contact you within 2 business days.",
      `If you want to add or change something, write to ${contactEmail}.`,
      "If you didn't apply, someone typed your address by mistake. You can ignore this email.",
    ],
  });
