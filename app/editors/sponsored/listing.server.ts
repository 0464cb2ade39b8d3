import { z } from "zod";
import { isDay } from "#app/discover/sponsored/request/request-form.server.ts";
import {
  checkbox,
  optionalNumber,
  optionalText,
  requiredChoice,
  requiredText,
} from "#app/shared/forms/fields.server.ts";
import { sponsoredTypes } from "#database/schema/lists.ts";
import { rules } from "./rules.ts";

const notAnAddress = "Enter a full web address, like https://example.org/apply.";
const notADay = "Enter a day, like 2027-04-30.";

/** The form of a listing. The names are the columns of `sponsored_listings`. */
export const listing = z.object({
  title: requiredText(rules.title, "a title"),
  description: requiredText(rules.description, "a description"),
  type: requiredChoice(sponsoredTypes, "a type"),
  targetUrl: requiredText(rules.targetUrl, "the address the listing leads to").refine(
    isWebAddress,
    notAnAddress,
  ),
  imageUrl: optionalText(rules.imageUrl).refine((text) => text === null || isWebAddress(text), notAnAddress),
  priority: optionalNumber(rules.priority).transform((priority) => priority ?? 0),
  endDate: optionalText({ maxLength: 10 }).refine((text) => text === null || isDay(text), notADay),
  isActive: checkbox(),
});

export type ListingFacts = z.output<typeof listing>;

function isWebAddress(text: string): boolean {
  if (!/^https?:\/\//i.test(text) || !URL.canParse(text)) return false;
  const { hostname, username, password } = new URL(text);
  return hostname !== "" && !username && !password;
}
