import { z } from "zod";
import { parseItem } from "#app/catalogue/kinds/item.ts";
import { todayInUtc } from "#app/shared/calendar/days.ts";
import { optionalMultiline, optionalText, requiredChoice } from "#app/shared/forms/fields.server.ts";
import { longestNote, longestReferee, mostReferees } from "#database/schema/bounds.ts";
import type { AskedReferee } from "#database/schema/index.ts";
import { savedStatuses } from "#database/schema/lists.ts";
import { savedWords } from "../words.ts";

const rows = <Field extends z.ZodType>(field: Field) =>
  z.array(field).max(mostReferees, { error: () => savedWords.tooManyReferees });

export const progressForm = z.object({
  item: z.string().transform((text, problems) => {
    const item = parseItem(text);
    if (item) return item;
    problems.addIssue({ code: "custom", message: savedWords.gone });
    return z.NEVER;
  }),
  status: requiredChoice(savedStatuses, "a status from the list"),
  note: optionalMultiline({ maxLength: longestNote }).transform((note) => note ?? ""),
  /** Parallel lists: names and the dates they were asked. */
  referee: rows(optionalText({ maxLength: longestReferee })),
  askedOn: rows(optionalText({ maxLength: 10 }).refine(isDayOrNothing, { error: () => savedWords.noDay })),
});

/** Rows without a name are dropped. */
export const refereesOf = (who: (string | null)[], askedOn: (string | null)[]): AskedReferee[] =>
  who.flatMap((name, row) => (name ? [{ who: name, askedOn: askedOn[row] ?? null }] : []));

/** True for a valid date or null; rejects dates like 31 February. */
function isDayOrNothing(text: string | null): boolean {
  if (text === null) return true;
  return (
    /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text)) && todayInUtc(new Date(text)) === text
  );
}
