import { z } from "zod";
import { optionalLines, requiredChoice } from "#app/common/forms/fields.server.ts";
import { readItem } from "#app/opportunities/item.ts";
import { longestNote } from "#database/schema/bounds.ts";
import { savedStatuses } from "#database/schema/lists.ts";
import { savedWords } from "./words.ts";

export const progressForm = z.object({
  item: z.string().transform((text, problems) => {
    const item = readItem(text);
    if (item) return item;
    problems.addIssue({ code: "custom", message: savedWords.gone });
    return z.NEVER;
  }),
  status: requiredChoice(savedStatuses, "a status from the list"),
  note: optionalLines({ maxLength: longestNote }).transform((note) => note ?? ""),
});
