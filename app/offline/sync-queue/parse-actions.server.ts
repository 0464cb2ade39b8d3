import { z } from "zod";
import { parseItem } from "#app/catalogue/kinds/item.ts";
import { replyForm } from "#app/community/union/forms.server.ts";
import { storableText } from "#app/shared/forms/read-form-data.server.ts";
import { progressForm } from "#app/students/saved/track/progress-form.server.ts";
import { savedStatuses } from "#database/schema/lists.ts";
import { type ActionOutcome, maxBatch, offlineAnswers } from "./actions.ts";

/** Characters. More than any form accepts. */
const longest = 20_000;

const text = z.string().max(longest).transform(storableText);
const item = z.string().transform((given, problems) => {
  const known = parseItem(given);
  if (known) return known;
  problems.addIssue({ code: "custom" });
  return z.NEVER;
});
const answers = z.partialRecord(z.enum(offlineAnswers), z.union([text, z.array(text).max(100)]));

const act = z.discriminatedUnion("what", [
  z.object({ what: z.enum(["save", "unsave"]), item }),
  z.object({ what: z.literal("note"), item, before: text, now: text }),
  z.object({ what: z.literal("status"), item, before: z.enum(savedStatuses), now: z.enum(savedStatuses) }),
  z.object({ what: z.literal("tick"), item, step: text, isDone: z.boolean() }),
  z.object({ what: z.literal("profile"), before: answers, now: answers }),
  z.object({ what: z.literal("answer"), thread: z.uuid(), now: text }),
]);

const sent = z.object({
  whose: z.string().max(100),
  acts: z.array(z.object({ id: z.uuid(), act })).max(maxBatch),
});

export type ParsedAction = z.output<typeof act>;

/** Parses what a phone sent; null if it isn't of this shape. */
export function parseActions(body: string): z.output<typeof sent> | null {
  try {
    return sent.safeParse(JSON.parse(body)).data ?? null;
  } catch {
    return null;
  }
}

type ParsedText = { ok: true; value: string } | { ok: false; outcome: ActionOutcome };

/** A note, as the form of the saved page accepts it. */
export const parseNote = (given: string): ParsedText => asForm(progressForm.shape.note.safeParse(given));

/** A reply, as the form of a thread accepts it. */
export const parseReply = (given: string): ParsedText => asForm(replyForm.shape.body.safeParse(given));

const asForm = (reading: z.ZodSafeParseResult<string>): ParsedText =>
  reading.success
    ? { ok: true, value: reading.data }
    : { ok: false, outcome: { is: "refused", words: reading.error.issues[0]?.message ?? "" } };
