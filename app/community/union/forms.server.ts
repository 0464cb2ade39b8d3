import { z } from "zod";
import { optionalText, requiredChoice, requiredText, ticked } from "#app/common/forms/fields.server.ts";
import { postBounds } from "#app/common/markdown/markdown-bounds.ts";
import { withinBounds } from "#app/common/markdown/within-bounds.server.ts";
import { postLength } from "#database/schema/bounds.ts";
import { reportReasons, unionCountries, unionTopics } from "#database/schema/lists.ts";
import { rules } from "./rules.ts";

/** Text of several lines. Browsers send a line break as two characters, but count it as one against maxlength. */
const written = (what: string) =>
  z
    .string({ error: `Write ${what}.` })
    .transform((text) => text.toWellFormed().replaceAll("\r\n", "\n").replaceAll("\u0000", "").trim())
    .pipe(
      z
        .string()
        .min(rules.body.minLength, `Write ${what}.`)
        .max(postLength.body, `Use at most ${postLength.body.toLocaleString("en")} characters.`)
        .superRefine(withinBounds(postBounds)),
    );

const title = requiredText(rules.title, "a title of at least 10 characters");

export const threadForm = z.object({
  topic: requiredChoice(unionTopics, "a topic"),
  title,
  body: written("your question"),
  about: optionalText(rules.about),
  follow: ticked(),
});

export const replyForm = z.object({ body: written("your reply") });

export const editThreadForm = z.object({ title, body: written("your question") });

export const nameForm = z.object({
  displayName: requiredText(rules.displayName, "a name of 3 to 30 characters"),
  country: requiredChoice(unionCountries, "a country"),
});

export const reportForm = z.object({
  reason: requiredChoice(reportReasons, "a reason"),
  note: optionalText(rules.note),
});

const days = ["1", "7", "30", "365", "for-good"] as const;
const reason = requiredText(rules.reason, "a reason");

export const moderationForm = z.object({ reason });
export const banForm = z.object({ reason, length: requiredChoice(days, "how long") });
