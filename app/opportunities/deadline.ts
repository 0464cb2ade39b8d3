import { dayInWords } from "#app/common/calendar/days.ts";
import { type Closing, closingOf } from "./closing.ts";
import { hasClosed } from "./still-open.ts";
import { deadlineWords } from "./words.ts";

/** All that a page says about the day on which something closes. */
export interface Deadline {
  hasClosed: boolean;
  isExpected: boolean;
  /** The name of the fact: 'Closes', 'Usually closes', 'Closed'. */
  name: string;
  /** "15 December 2026 · 5 days left". */
  text: string;
  closing: Closing;
  /** What a closed or an expected day means for the student. */
  meaning: string | null;
}

export function deadlineOf(day: string | null, isExpected: boolean, today: string): Deadline {
  const isOver = hasClosed(day, today);
  const closing = closingOf(day, isExpected && !isOver, today);
  if (!day) {
    const { closes: name, none: text } = deadlineWords;
    return { hasClosed: isOver, isExpected: false, name, text, closing, meaning: null };
  }
  const words = dayInWords(day);
  if (isOver) {
    const meaning = isExpected ? deadlineWords.usualDayPassed(words) : deadlineWords.closedOn(words);
    return { hasClosed: isOver, isExpected, name: deadlineWords.closed, text: words, closing, meaning };
  }
  if (isExpected) {
    const meaning = deadlineWords.expected(words);
    return { hasClosed: isOver, isExpected, name: deadlineWords.usually, text: words, closing, meaning };
  }
  const text = `${words} · ${closing.text}`;
  return { hasClosed: isOver, isExpected, name: deadlineWords.closes, text, closing, meaning: null };
}
