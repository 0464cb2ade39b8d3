import { daysBetween } from "#app/common/calendar/days.ts";
import type { TagTone } from "#app/common/ui/tag.tsx";
import { hasClosed } from "./still-open.ts";

export interface Closing {
  tone: TagTone;
  text: string;
}

const monthName = new Intl.DateTimeFormat("en", { month: "short", timeZone: "UTC" });

/** How long is left, in words and in the colour that goes with them. Days are written as 2026-12-15, in UTC. */
export function closingOf(deadline: string | null, isExpected: boolean, today: string): Closing {
  if (!deadline) return { tone: "neutral", text: "Deadline varies" };
  if (isExpected)
    return { tone: "indigo", text: `Usually closes in ${monthName.format(new Date(deadline))}` };
  const days = daysBetween(today, deadline);
  if (hasClosed(deadline, today)) return { tone: "neutral", text: "Closed" };
  if (days === 0) return { tone: "clay", text: "Closes today" };
  if (days > 60) return { tone: "mint", text: `${Math.floor(days / 30.4)} months left` };
  return {
    tone: days <= 7 ? "clay" : days <= 30 ? "marigold" : "mint",
    text: days === 1 ? "1 day left" : `${days} days left`,
  };
}
