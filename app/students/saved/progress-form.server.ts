import { z } from "zod";
import { requiredChoice } from "#app/common/forms/fields.server.ts";
import { readItem } from "#app/opportunities/item.ts";
import { longestNote } from "#database/schema/bounds.ts";
import { savedStatuses } from "#database/schema/lists.ts";
import { savedWords } from "./words.ts";

/** Browsers send a line break as two characters and count it as one; what can't be seen can't be kept. */
const note = z
  .string()
  .default("")
  .transform((text) =>
    text
      .replace(/\r\n?/g, "\n")
      .replace(/[^\P{Cc}\n\t]/gu, "")
      .trim(),
  )
  .pipe(z.string().max(longestNote, `Use at most ${longestNote} characters.`));

export const progressForm = z.object({
  item: z.string().transform((text, problems) => {
    const item = readItem(text);
    if (item) return item;
    problems.addIssue({ code: "custom", message: savedWords.gone });
    return z.NEVER;
  }),
  status: requiredChoice(savedStatuses, "a status from the list"),
  note,
});
