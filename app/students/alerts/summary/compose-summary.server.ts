import { bylineInWords } from "#app/catalogue/cards/byline.ts";
import { cycleStatusOf } from "#app/catalogue/dates/cycle.ts";
import { closingLine } from "#app/catalogue/dates/deadline.ts";
import type { ShownVerdict } from "#app/catalogue/eligibility/verdict.ts";
import { type Item, parseItem } from "#app/catalogue/kinds/item.ts";
import { button, heading, mailPage, paragraph, subheading } from "#app/mail/templates/layout.ts";
import {
  footerInHtml,
  footerInText,
  inOneLine,
  type MailTools,
  unsubscribeUrl,
  type WrittenMail,
} from "#app/mail/templates/unsubscribable-email.server.ts";
import { daysAfter } from "#app/shared/calendar/days.ts";
import { withColon } from "#app/shared/languages/formats.ts";
import { shorten } from "#app/shared/text/shorten.ts";
import { isActionable, listDueThisWeek } from "#app/students/saved/list/due-items.ts";
import type { SavedItem } from "#app/students/saved/list/list-saved.server.ts";
import { savedWords, statusNames } from "#app/students/saved/words.ts";
import { savedStatuses } from "#database/schema/lists.ts";
import { inHtml, inText, type MailedOpportunity } from "../mailed-opportunity.server.ts";
import { summaryWords as words } from "../words.ts";

const longestTitle = 70;
const mostDue = 10;
const mostNext = 5;
/** Later deadlines are left out. */
const nextDays = 45;

interface MailSection {
  title: string;
  shown: MailedOpportunity[];
}

/** Due this week, next deadlines, and counts per status. Empty sections are left out. */
export function composeSummary(
  tools: MailTools,
  userId: string,
  saved: SavedItem[],
  today: string,
  verdictOf: (item: Item) => ShownVerdict | null,
): { mail: WrittenMail; items: (Item & { title: string })[] } {
  const { origin } = tools;
  const due = listDueThisWeek(saved, today, verdictOf);
  const isDue = new Set(due.map(({ item }) => item));
  const next = saved.filter(
    (one) => !isDue.has(`${one.kind}/${one.id}`) && isActionable(one, verdictOf) && closesNext(one, today),
  );
  const parts: MailSection[] = [
    { title: savedWords.dueTitle, shown: due.slice(0, mostDue).flatMap((one) => asDue(one, verdictOf)) },
    {
      title: words.next,
      shown: next.slice(0, mostNext).map((one) => ({ ...asNext(one, today), verdict: verdictOf(one) })),
    },
  ].filter(({ shown }) => shown.length > 0);
  const subject =
    due[0] === undefined
      ? words.nothingDue
      : words.subject(due.length, shorten(inOneLine(due[0].title), longestTitle));
  const standing = standingInWords(saved);
  const all = { label: words.all, address: `${origin}/saved` };
  const foot = {
    why: words.why,
    settings: `${origin}/profile/alerts`,
    stop: unsubscribeUrl(tools, { what: "summary", whom: userId }),
  };
  const mail = {
    subject,
    text: `${[
      ...parts.flatMap(({ title, shown }) => [title, ...shown.map((one) => inText(origin, one))]),
      standing,
      `${withColon(all.label)} ${all.address}`,
      footerInText(foot).join("\n"),
    ].join("\n\n")}\n`,
    html: mailPage({
      title: subject,
      preview: standing,
      body: [
        heading(words.title),
        paragraph(standing),
        ...parts.flatMap(({ title, shown }) => [
          subheading(title),
          ...shown.map((one) => inHtml(origin, one)),
        ]),
        button(all),
      ],
      foot: footerInHtml(foot),
    }),
  };
  const items = parts.flatMap(({ shown }) => shown.map(({ kind, id, title }) => ({ kind, id, title })));
  return { mail, items };
}

function closesNext({ cycle }: SavedItem, today: string): boolean {
  const { state, closes } = cycleStatusOf(cycle, today);
  const isAhead = state !== "closed" && closes !== null;
  return isAhead && closes.day <= daysAfter(today, nextDays);
}

function asDue(
  { item, title, closes, steps, more }: ReturnType<typeof listDueThisWeek>[number],
  verdictOf: (item: Item) => ShownVerdict | null,
) {
  const known = parseItem(item);
  if (!known) return [];
  const lines = [...steps, ...(more > 0 ? [savedWords.moreSteps(more)] : [])];
  return [{ ...known, title, byline: "", verdict: verdictOf(known), closes, lines }];
}

const asNext = ({ kind, id, title, byline, cycle }: SavedItem, today: string): MailedOpportunity => ({
  ...{ kind, id, title, byline: bylineInWords(kind, byline) },
  closes: closingLine(cycle, today),
});

/** For example "On your list: 2 Interested, 1 Applied." */
function standingInWords(saved: SavedItem[]): string {
  const counts = savedStatuses
    .map((status) => ({ status, count: saved.filter((one) => one.status === status).length }))
    .filter(({ count }) => count > 0)
    .map(({ status, count }) => `${count} ${statusNames[status]}`);
  return words.standing(counts.join(", "));
}
