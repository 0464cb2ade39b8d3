import { daysBetween } from "#app/shared/calendar/days.ts";
import { shorten } from "#app/shared/text/shorten.ts";
import { inDays } from "#app/students/alerts/words.ts";
import { notificationWords as words } from "./words.ts";

interface NearClosing {
  kind: string;
  opportunityId: string;
  title: string;
  closesOn: string;
  isExpected: boolean;
  /** "Open to you now"; null without a profile. */
  verdict: string | null;
}

interface NewAnswer {
  threadId: string;
  title: string;
}

/** Shown by the service worker; a tap opens `path`. */
interface Notification {
  title: string;
  body: string;
  path: string;
  /** A later notification of the same day replaces the first. */
  tag: string;
}

/** What phones display. */
const longestTitle = 60;
const mostLines = 4;

/** One notification for everything due on a day, nearest deadline first. Returns null if there is nothing. */
export function composeNotification(
  closings: NearClosing[],
  answers: NewAnswer[],
  today: string,
): Notification | null {
  const tag = `fursa-${today}`;
  const [closing] = closings;
  const [answer] = answers;
  const isOne = closings.length + answers.length === 1;
  if (closing && isOne)
    return {
      title: closes(closing, today),
      body: closing.verdict ? words.savedAs(closing.verdict) : words.saved,
      path: `/${closing.kind}/${closing.opportunityId}`,
      tag,
    };
  if (answer && isOne)
    return { title: answered(answer), body: words.read, path: `/union/t/${answer.threadId}?last`, tag };
  const lines = [...closings.map((one) => closes(one, today)), ...answers.map(answered)];
  if (lines.length === 0) return null;
  if (closing && closings.length === 1)
    return { title: closes(closing, today), body: inLines(lines.slice(1)), path: "/", tag };
  return {
    title: closing ? words.deadlines(closings.length) : words.answers(answers.length),
    body: inLines(lines),
    // Home lists new answers; the saved page lists deadlines.
    path: answer ? "/" : "/saved",
    tag,
  };
}

const closes = ({ title, closesOn, isExpected }: NearClosing, today: string) =>
  (isExpected ? words.usuallyCloses : words.closes)(
    shorten(title, longestTitle),
    inDays(daysBetween(today, closesOn)),
  );

const answered = ({ title }: NewAnswer) => words.answer(shorten(title, longestTitle));

const inLines = (lines: string[]) =>
  lines.length <= mostLines
    ? lines.join("\n")
    : [...lines.slice(0, mostLines - 1), words.more(lines.length - mostLines + 1)].join("\n");
