import { z } from "zod";
import { daysAfter, todayInUtc } from "#app/shared/calendar/days.ts";
import {
  optionalText,
  requiredChoice,
  requiredEmail,
  requiredMultiline,
  requiredText,
} from "#app/shared/forms/fields.server.ts";
import { sponsoredTypes } from "#database/schema/lists.ts";
import { maxDaysAhead, sponsoredPeriods } from "./periods.ts";
import { rules } from "./rules.ts";
import { formWords as words } from "./words.ts";

/** A web address without user information, so that a link never shows a false host. */
function isPublicAddress(text: string): boolean {
  if (!/^https?:\/\//i.test(text) || !URL.canParse(text)) return false;
  const { hostname, username, password } = new URL(text);
  return hostname.includes(".") && !username && !password;
}

export function isDay(text: string): boolean {
  const day = new Date(`${text}T00:00:00Z`);
  return /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text);
}

/** Tomorrow or later. */
const isOffered = (day: string) => {
  const today = todayInUtc();
  return day > today && day <= daysAfter(today, maxDaysAhead);
};

const weekChoices = sponsoredPeriods.map(({ weeks }) => String(weeks));

/** What a partner sends. `agrees` is required when the request is sent, but not for a preview. */
export const requestForm = z.object({
  sponsor: requiredText(rules.sponsor, "the name of your organisation"),
  email: requiredEmail(rules.email),
  title: requiredText(rules.title, "a title"),
  description: requiredMultiline(rules.description, "a description"),
  type: requiredChoice(sponsoredTypes, "what it is"),
  targetUrl: requiredText(rules.targetUrl, "the page it leads to").refine(isPublicAddress, {
    error: () => words.notAnAddress,
  }),
  imageUrl: optionalText(rules.imageUrl).refine((text) => text === null || isPublicAddress(text), {
    error: () => words.notAnAddress,
  }),
  startsOn: requiredText({ maxLength: 10 }, "the first day")
    .refine(isDay, { error: () => words.notADay })
    .refine((day) => !isDay(day) || isOffered(day), { error: () => words.notOffered }),
  weeks: requiredChoice(weekChoices, "how long it runs").transform(Number),
  agrees: z.string().optional(),
});

export type SponsorRequest = Omit<z.output<typeof requestForm>, "agrees">;

export const priceOf = (weeks: number): number => {
  const period = sponsoredPeriods.find((one) => one.weeks === weeks);
  if (!period) throw new Error(`no listing runs for ${weeks} weeks`);
  return period.dollars;
};
