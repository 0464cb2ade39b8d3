import { z } from "zod";
import { bare, fold } from "#app/catalogue/search/parser/fold.ts";
import { requiredText } from "#app/shared/forms/fields.server.ts";
import { rules } from "./rules.ts";

/** A normalised word and the search terms that replace it. */
export const taughtWord = z.object({
  says: requiredText(rules.says, "what people type").transform((says) =>
    says
      .split(" ")
      .map((word) => bare(fold(word)))
      .join(" "),
  ),
  means: requiredText(rules.means, "what it means"),
});
