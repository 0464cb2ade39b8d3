import { composeMail } from "#app/mail/templates/compose-mail.ts";
import type { SponsoredRequest } from "./find-request.server.ts";
import { periodWords, mailWords as words } from "./words.ts";

/** To an address that anyone can type, so it has no words of the sender. */
export const confirmMail = (to: string, address: string) =>
  composeMail({
    to,
    subject: words.confirm.subject,
    purpose: "partner",
    paragraphs: words.confirm.paragraphs,
    link: { label: words.confirm.link, address },
  });

export const teamMail = (to: string, origin: string) =>
  composeMail({
    to,
    subject: words.team.subject,
    purpose: "partner",
    paragraphs: [words.team.paragraph],
    link: { label: words.team.link, address: `${origin}/admin/sponsored` },
  });

type Decided = Pick<SponsoredRequest, "email" | "title" | "price">;

export const approvedMail = (
  { email, title, price }: Decided,
  { first, last, address }: { first: string; last: string; address: string },
) =>
  composeMail({
    to: email,
    subject: words.approved.subject,
    purpose: "partner",
    paragraphs: [words.approved.text(title, periodWords.days(first, last)), words.approved.invoice(price)],
    link: { label: words.approved.link, address },
  });

export const refusedMail = ({ email, title }: Decided, reason: string, address: string) =>
  composeMail({
    to: email,
    subject: words.refused.subject,
    purpose: "partner",
    paragraphs: [words.refused.text(title), reason, words.refused.again],
    link: { label: words.refused.link, address },
  });

/** With the views and clicks counted while the listing ran. */
export const endedMail = (
  { email, title }: Pick<SponsoredRequest, "email" | "title">,
  counted: { views: number; clicks: number },
  address: string,
) =>
  composeMail({
    to: email,
    subject: words.ended.subject,
    purpose: "partner",
    paragraphs: [words.ended.text(title, counted.views, counted.clicks), words.ended.again],
    link: { label: words.ended.link, address },
  });
