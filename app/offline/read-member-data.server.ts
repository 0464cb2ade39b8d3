import { createHash } from "node:crypto";
import type { SignedInMember } from "#app/accounts/signed-in.server.ts";
import { listOwnThreads } from "#app/community/union/follow/list-own-threads.server.ts";
import { findApplicant } from "#app/students/eligibility/find-applicant.server.ts";
import { findProfile } from "#app/students/profile/save-profile.server.ts";
import { listSaved, type SavedItem } from "#app/students/saved/list/list-saved.server.ts";
import { asViewer } from "#database/viewer.ts";
import type { MemberData } from "./app/store.ts";
import { answersOf } from "./sync-queue/change-profile.server.ts";

const mostThreads = 20;

/** Identifies the member without naming them. */
export const memberHashOf = ({ userId }: Pick<SignedInMember, "userId">) =>
  createHash("sha256").update(`pocket ${userId}`).digest("base64url");

/** A member's own data for offline use: what they saved, the facts that verdicts need, and where they may reply. */
export const readMemberData = (member: SignedInMember, today: string): Promise<MemberData> =>
  asViewer(member.viewer, async (db) => {
    const profile = await findProfile(db, member);
    return {
      whose: memberHashOf(member),
      takenOn: today,
      applicant: await findApplicant(db, member.userId, today),
      answers: profile && answersOf(profile, today),
      saved: (await listSaved(db, member.userId, today)).map(savedRecordOf),
      threads: await listOwnThreads(db, member.userId, mostThreads),
    };
  });

const savedRecordOf = ({ kind, id, referees, ...saved }: SavedItem): MemberData["saved"][number] => ({
  item: `${kind}/${id}`,
  title: saved.title,
  status: saved.status,
  note: saved.note,
  ticked: saved.ticked,
  wantsOpening: saved.wantsOpening,
  hasReferees: referees.length > 0,
});
