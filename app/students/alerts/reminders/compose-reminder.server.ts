import { daysBetween } from "#app/common/calendar/days.ts";
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
import { closesOnly } from "#app/opportunities/cycle.ts";
import { closingLine } from "#app/opportunities/deadline.ts";
import { inHtml, inText } from "../mailed-opportunity.server.ts";
import { inDays, reminderWords } from "../words.ts";
import type { DueReminder } from "./due-reminders.server.ts";

const longestTitle = 70;
/** More than anyone can apply for in two weeks; the rest stands on the saved page. */
const mostShown = 10;

/** One mail about everything that someone saved and that closes soon, the nearest first. */
export function composeReminder(tools: MailTools, reminders: DueReminder[], today: string): WrittenMail {
  const { origin } = tools;
  const [first] = reminders;
  if (!first) throw new Error("a reminder of nothing");
  const subject = reminderWords.subject(
    reminders.length,
    inDays(daysBetween(today, first.closesOn)),
    shorten(inOneLine(first.title), longestTitle),
  );
  const shown = reminders
    .slice(0, mostShown)
    .map(({ kind, opportunityId, title, byline, closesOn, isExpected }) => ({
      ...{ kind, id: opportunityId, title, byline },
      closes: closingLine(closesOnly(closesOn, isExpected), today),
      ...(isExpected ? { reason: reminderWords.expected } : {}),
    }));
  const all = { label: reminderWords.all, address: `${origin}/saved` };
  const foot = {
    why: reminderWords.why,
    settings: `${origin}/profile/alerts`,
    stop: stopAddress(tools, { what: "reminder", whom: first.userId }),
  };
  return {
    subject,
    text: `${[
      reminderWords.intro,
      ...shown.map((one) => inText(origin, one)),
      `${all.label}: ${all.address}`,
      footInText(foot).join("\n"),
    ].join("\n\n")}\n`,
    html: mailPage({
      title: subject,
      preview: reminderWords.intro,
      body: [
        heading("Closing soon"),
        paragraph(reminderWords.intro),
        ...shown.map((one) => inHtml(origin, one)),
        button(all),
      ],
      foot: footInHtml(foot),
    }),
  };
}
