import { withColon } from "#app/shared/languages/formats.ts";
import type { Mail } from "#app/shared/messages.ts";
import { button, mailPage, paragraph, spelledOut } from "./layout.ts";

interface MailContent {
  to: string;
  subject: string;
  paragraphs: string[];
  /** Shown below the first paragraph. */
  link?: { label: string; address: string };
  purpose?: Mail["purpose"];
}

/** An email made of paragraphs; the text and the HTML say the same. */
export function composeMail({ to, subject, paragraphs, link, purpose = "account" }: MailContent): Mail {
  const [first = "", ...others] = paragraphs;
  const text = [first, ...(link ? [`${withColon(link.label)}\n${link.address}`] : []), ...others, "Fursa"];
  return {
    to,
    subject,
    purpose,
    text: `${text.join("\n\n")}\n`,
    html: mailPage({
      title: subject,
      preview: first,
      body: [
        paragraph(first),
        ...(link ? [button(link), spelledOut(link.address)] : []),
        ...others.map(paragraph),
      ],
    }),
  };
}
