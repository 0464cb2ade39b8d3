import { eq } from "drizzle-orm";
import type { SignedInMember } from "#app/accounts/signed-in.server.ts";
import { todayInUtc } from "#app/shared/calendar/days.ts";
import { parseProfile } from "#app/students/profile/profile-form.server.ts";
import { valuesOf } from "#app/students/profile/profile-values.server.ts";
import { findProfile, type Profile, saveProfile } from "#app/students/profile/save-profile.server.ts";
import { profiles } from "#database/schema/index.ts";
import { asViewer } from "#database/viewer.ts";
import { type ActionOutcome, type FormValues, offlineAnswers } from "./actions.ts";
import { outboxWords as words } from "./words.ts";

interface AnswerChange {
  before: FormValues;
  now: FormValues;
}

/** The answers that a phone may change, as the form shows them. */
export const answersOf = (profile: Profile, today: string): FormValues => {
  const values = valuesOf(profile, profile.email, today);
  return Object.fromEntries(offlineAnswers.map((name) => [name, values[name] ?? ""]));
};

/** The profile's form with some answers changed, parsed as if it had been submitted. */
export async function changeProfile(
  member: SignedInMember,
  { before, now }: AnswerChange,
  at: Date,
): Promise<ActionOutcome> {
  const today = todayInUtc(at);
  const profile = await asViewer(member.viewer, async (db) => {
    await db
      .select({ userId: profiles.userId })
      .from(profiles)
      .where(eq(profiles.userId, member.userId))
      .for("update");
    return findProfile(db, member);
  });
  if (!profile) return { is: "refused", words: words.noProfile };
  const there = answersOf(profile, today);
  const differing = Object.keys(now).filter(
    (name) => !isSame(there[name], before[name]) && !isSame(there[name], now[name]),
  );
  if (differing.length > 0) {
    return {
      is: "conflict",
      theirs: Object.fromEntries(Object.keys(now).map((name) => [name, there[name] ?? ""])),
    };
  }
  const reading = parseProfile(formOf({ ...valuesOf(profile, profile.email, today), ...now }), today);
  if (!reading.ok) return { is: "refused", words: Object.values(reading.problems)[0] ?? "" };
  await saveProfile(member, reading.value, at);
  return { is: "done" };
}

const isSame = (one: string | string[] | undefined, other: string | string[] | undefined) =>
  JSON.stringify(one ?? "") === JSON.stringify(other ?? "");

/** Switches that are off are not sent. */
function formOf(values: FormValues): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(values)) {
    if (typeof value !== "string") for (const one of value) form.append(name, one);
    else if (value !== "") form.append(name, value);
  }
  return form;
}
