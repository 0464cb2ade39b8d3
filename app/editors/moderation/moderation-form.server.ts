import type { SignedInMember } from "#app/accounts/signed-in.server.ts";
import { banForm, moderationForm } from "#app/community/union/forms.server.ts";
import { parseForm } from "#app/shared/forms/read-form.server.ts";
import { parseId } from "#app/shared/urls/parse-id.ts";
import { banAuthor, liftBan, moderate } from "./moderate.server.ts";
import { actionNames } from "./words.ts";

type DecisionOutcome =
  | { ok: true; isDone: boolean; isShownNow: boolean; message: { title: string; detail: string } }
  | { ok: false; problem: string; on: string };

const simple = ["approve", "hide", "dismiss", "lock", "unlock"] as const;
const dayMs = 86_400_000;

/** Parses a moderator's decision and applies it. Every decision needs a reason for the log. */
export async function decide(moderator: SignedInMember, form: FormData, now: Date): Promise<DecisionOutcome> {
  const intent = String(form.get("intent"));
  const on = parseId(String(form.get("on"))) ?? "";
  const reading = intent === "ban" ? parseForm(banForm, form) : parseForm(moderationForm, form);
  if (!reading.ok) return { ok: false, problem: Object.values(reading.problems)[0] ?? "", on };
  const { reason } = reading.value;
  const done = (isDone: boolean, action: keyof typeof actionNames): DecisionOutcome => ({
    ok: true,
    isDone,
    isShownNow: action === "approve",
    message: { title: actionNames[action], detail: reason },
  });
  const action = simple.find((name) => name === intent);
  if (action) return done(await moderate(moderator, on, action, reason, now), action);
  if (intent === "lift") return done(await liftBan(moderator, on, reason, now), "lift");
  if (intent === "ban" && "length" in reading.value) {
    const { length } = reading.value;
    const endsAt = length === "for-good" ? null : new Date(now.getTime() + Number(length) * dayMs);
    return done(await banAuthor(moderator, on, { reason, endsAt }, now), "ban");
  }
  return { ok: false, problem: "Choose what to do.", on };
}
