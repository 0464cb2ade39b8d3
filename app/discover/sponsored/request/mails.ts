import { composeMail } from "#app/mail/templates/compose-mail.ts";
import { withLanguage } from "#app/shared/languages/current-language.server.ts";
import { requestAddress, type SponsoredRequest } from "./find-request.server.ts";
import { periodWords, mailWords as words } from "./words.ts";

/** Sent to an address that anyone can enter, so it contains nothing that the sender wrote. */
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

/** A request about which its sponsor is notified, in the language they used. */
type RequestRecipient = Pick<SponsoredRequest, "id" | "email" | "title" | "language">;

export interface LinkTools {
  secret: string;
  origin: string;
}

const addressOf = ({ id, language }: RequestRecipient, { secret, origin }: LinkTools) =>
  requestAddress(secret, origin, id, language);

export const approvedMail = (
  request: RequestRecipient & Pick<SponsoredRequest, "price">,
  { first, last }: { first: string; last: string },
  tools: LinkTools,
) =>
  withLanguage(request.language, () =>
    composeMail({
      to: request.email,
      subject: words.approved.subject,
      purpose: "partner",
      paragraphs: [
        words.approved.text(request.title, periodWords.days(first, last)),
        words.approved.invoice(request.price),
      ],
      link: { label: words.approved.link, address: addressOf(request, tools) },
    }),
  );

export const refusedMail = (request: RequestRecipient, reason: string, tools: LinkTools) =>
  withLanguage(request.language, () =>
    composeMail({
      to: request.email,
      subject: words.refused.subject,
      purpose: "partner",
      paragraphs: [words.refused.text(request.title), reason, words.refused.again],
      link: { label: words.refused.link, address: addressOf(request, tools) },
    }),
  );

/** With the views and clicks of the whole period. */
export const endedMail = (
  request: RequestRecipient,
  counted: { views: number; clicks: number },
  tools: LinkTools,
) =>
  withLanguage(request.language, () =>
    composeMail({
      to: request.email,
      subject: words.ended.subject,
      purpose: "partner",
      paragraphs: [words.ended.text(request.title, counted.views, counted.clicks), words.ended.again],
      link: { label: words.ended.link, address: addressOf(request, tools) },
    }),
  );
