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
}

interface NewAnswer {
  threadId: string;
  title: string;
}

/** What the worker shows, and where a tap on it leads. */
interface Notification {
  title: string;
  body: string;
  path: string;
  /** A second one of the day takes the place of the first. */
  tag: string;
}

/** A phone shows about so many letters of a title, and so many lines. */
const longestTitle = 60;
const mostLines = 4;

/** One notice of everything there is to tell on a day, the nearest deadline first. Null where there is nothing. */
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
      body: words.saved,
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
    // Home tells members who has answered what, and the list what closes.
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
