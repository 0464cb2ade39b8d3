import type { SignedInMember } from "#app/accounts/signed-in.server.ts";
import { todayInUtc } from "#app/shared/calendar/days.ts";
import { profiles } from "#database/schema/index.ts";
import { asViewer } from "#database/viewer.ts";
import { parseOnboardingAnswers } from "./parse-answers.server.ts";
import { profileFromAnswers } from "./profile-from-answers.server.ts";

const startPath = "/start";

/** Creates a profile from the answers in a URL. An existing profile stays unchanged. */
export async function saveOnboardingAnswers(
  member: SignedInMember,
  address: string,
  now: Date,
): Promise<"kept" | "has a profile" | "no answers"> {
  const { pathname, searchParams } = new URL(address, "http://fursa.invalid");
  const profile =
    pathname === startPath ? profileFromAnswers(parseOnboardingAnswers(searchParams), todayInUtc(now)) : null;
  if (!profile) return "no answers";
  // The profile form asks for the name later.
  const row = { ...profile, userId: member.userId, fullName: "", email: member.email };
  const inserted = await asViewer(member.viewer, (db) =>
    db.insert(profiles).values(row).onConflictDoNothing().returning({ userId: profiles.userId }),
  );
  return inserted.length > 0 ? "kept" : "has a profile";
}
