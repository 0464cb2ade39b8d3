import { bylineInWords } from "#app/catalogue/cards/byline.ts";
import { closesOnly } from "#app/catalogue/dates/cycle.ts";
import { closingLine } from "#app/catalogue/dates/deadline.ts";
import type { ShownVerdict } from "#app/catalogue/eligibility/verdict.ts";
import type { Html } from "#app/mail/templates/html.ts";
import { button, heading, mailPage, paragraph } from "#app/mail/templates/layout.ts";
import {
  footerInHtml,
  footerInText,
  inOneLine,
  type MailTools,
  unsubscribeUrl,
  type WrittenMail,
} from "#app/mail/templates/unsubscribable-email.server.ts";
import { daysBetween } from "#app/shared/calendar/days.ts";
import { withColon } from "#app/shared/languages/formats.ts";
import { shorten } from "#app/shared/text/shorten.ts";
import { inHtml, inText, type MailedOpportunity } from "../mailed-opportunity.server.ts";
import type { SavedChange } from "../saved-changes/summarise-changes.ts";
import { inDays, newsWords, reminderWords } from "../words.ts";
import type { DueReminder } from "./due-reminders.server.ts";

const longestTitle = 70;
/** The saved page has the rest. */
const mostShown = 10;

interface ReminderContent {
  reminders: DueReminder[];
  opened: SavedChange[];
  changed: SavedChange[];
  /** Null if nothing is known about the reader. */
  verdictOf: (one: DueReminder | SavedChange) => ShownVerdict | null;
}

interface MailSection {
  title: string;
  intro: string;
  shown: MailedOpportunity[];
  /** Items left out. */
  more: number;
}

/** One email per day about saved items: closing soon (nearest first), opened, changed. */
export function composeReminder(
  tools: MailTools,
  userId: string,
  about: ReminderContent,
  today: string,
): WrittenMail {
  const { origin } = tools;
  const subject = subjectOf(about, today);
  const parts = partsOf(about, today);
  const all = { label: reminderWords.all, address: `${origin}/saved` };
  const foot = {
    why: reminderWords.why,
    settings: `${origin}/profile/alerts`,
    stop: unsubscribeUrl(tools, { what: "reminder", whom: userId }),
  };
  return {
    subject,
    text: `${[
      ...parts.flatMap(({ intro, shown, more }) => [
        intro,
        ...shown.map((one) => inText(origin, one)),
        ...(more > 0 ? [newsWords.more(more)] : []),
      ]),
      `${withColon(all.label)} ${all.address}`,
      footerInText(foot).join("\n"),
    ].join("\n\n")}\n`,
    html: mailPage({
      title: subject,
      preview: parts[0]?.intro ?? "",
      body: [...parts.flatMap((part) => partInHtml(origin, part)), button(all)],
      foot: footerInHtml(foot),
    }),
  };
}

const partInHtml = (origin: string, { title, intro, shown, more }: MailSection): Html[] => [
  heading(title),
  paragraph(intro),
  ...shown.map((one) => inHtml(origin, one)),
  ...(more > 0 ? [paragraph(newsWords.more(more))] : []),
];

function subjectOf({ reminders, opened, changed }: ReminderContent, today: string): string {
  const short = ({ title }: { title: string }) => shorten(inOneLine(title), longestTitle);
  const [nearest] = reminders;
  if (nearest) {
    const days = inDays(daysBetween(today, nearest.closesOn));
    return reminderWords.subject(reminders.length, days, short(nearest));
  }
  const [first] = [...opened, ...changed];
  if (!first) throw new Error("a reminder needs at least one opportunity");
  const what = opened.length > 0 ? newsWords.opened : newsWords.hasChanged;
  return newsWords.subject(opened.length + changed.length, what, short(first));
}

function partsOf({ reminders, opened, changed, verdictOf }: ReminderContent, today: string): MailSection[] {
  const closing = reminders.map((one) => {
    const { kind, opportunityId, title, byline, closesOn, isExpected } = one;
    return {
      ...{ kind, id: opportunityId, title, byline: bylineInWords(kind, byline) },
      verdict: verdictOf(one),
      closes: closingLine(closesOnly(closesOn, isExpected), today),
      ...(isExpected ? { reason: reminderWords.expected } : {}),
    };
  });
  const asMailed = (one: SavedChange): MailedOpportunity => {
    const { kind, opportunityId: id, title, lines, isUnlisted } = one;
    const verdict = isUnlisted ? null : verdictOf(one);
    return { kind, id, title, lines, isUnlisted, verdict, byline: "", closes: null };
  };
  const part = (title: string, intro: string, all: MailedOpportunity[]): MailSection[] =>
    all.length === 0
      ? []
      : [{ title, intro, shown: all.slice(0, mostShown), more: Math.max(0, all.length - mostShown) }];
  return [
    ...part(reminderWords.title, reminderWords.intro, closing),
    ...part(newsWords.opened, newsWords.openedIntro, opened.map(asMailed)),
    ...part(newsWords.changed, newsWords.changedIntro, changed.map(asMailed)),
  ];
}
