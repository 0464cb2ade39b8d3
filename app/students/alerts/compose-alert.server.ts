import { shorten } from "#app/common/words/shorten.ts";
import { button, heading, mailPage, paragraph } from "#app/mail/letters/layout.ts";
import {
  footInHtml,
  footInText,
  inOneLine,
  type MailTools,
  stopAddress,
  type WrittenMail,
} from "#app/mail/letters/stoppable-mail.server.ts";
import { inHtml, inText, type MailedOpportunity } from "./mailed-opportunity.server.ts";
import { alertWords } from "./words.ts";

const longestTitle = 70;

/** The mail about what is new and fits, the best first. */
export function composeAlert(tools: MailTools, userId: string, matches: MailedOpportunity[]): WrittenMail {
  const { origin } = tools;
  const best = shorten(inOneLine(matches[0]?.title ?? ""), longestTitle);
  const subject = alertWords.subject(matches.length, best);
  const intro = alertWords.intro(matches.length);
  const all = { label: alertWords.all, address: `${origin}/matches` };
  const foot = {
    why: alertWords.why,
    settings: `${origin}/profile/alerts`,
    stop: stopAddress(tools, { what: "alert", whom: userId }),
  };
  return {
    subject,
    text: `${[
      intro,
      ...matches.map((match) => inText(origin, match)),
      `${all.label}: ${all.address}`,
      footInText(foot).join("\n"),
    ].join("\n\n")}\n`,
    html: mailPage({
      title: subject,
      preview: intro,
      body: [
        heading(matches.length === 1 ? "A new match" : `${matches.length} new matches`),
        paragraph(intro),
        ...matches.map((match) => inHtml(origin, match)),
        button(all),
      ],
      foot: footInHtml(foot),
    }),
  };
}
