import { z } from "zod";
import { parseItem } from "#app/catalogue/kinds/item.ts";
import { todayInUtc } from "#app/shared/calendar/days.ts";
import { optionalMultiline, optionalText, requiredChoice } from "#app/shared/forms/fields.server.ts";
import { longestNote, longestReferee, mostReferees } from "#database/schema/bounds.ts";
import type { AskedReferee } from "#database/schema/index.ts";
import { savedStatuses } from "#database/schema/lists.ts";
import { savedWords } from "../words.ts";

const rows = <Field extends z.ZodType>(field: Field) =>
  z.array(field).max(mostReferees, savedWords.tooManyReferees);

export const progressForm = z.object({
  item: z.string().transform((text, problems) => {
    const item = parseItem(text);
    if (item) return item;
    problems.addIssue({ code: "custom", message: savedWords.gone });
    return z.NEVER;
  }),
  status: requiredChoice(savedStatuses, "a status from the list"),
  note: optionalMultiline({ maxLength: longestNote }).transform((note) => note ?? ""),
  /** Row by row, who was asked and when. */
  referee: rows(optionalText({ maxLength: longestReferee })),
  askedOn: rows(optionalText({ maxLength: 10 }).refine(isDayOrNothing, savedWords.noDay)),
});

/** A row without a name says nothing. */
export const refereesOf = (who: (string | null)[], askedOn: (string | null)[]): AskedReferee[] =>
  who.flatMap((name, row) => (name ? [{ who: name, askedOn: askedOn[row] ?? null }] : []));

/** A day that there is: no browser sends the 31st of February, but a person may type it. */
function isDayOrNothing(text: string | null): boolean {
  if (text === null) return true;
  return (
    /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text)) && todayInUtc(new Date(text)) === text
  );
}
