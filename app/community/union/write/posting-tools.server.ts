import type { RouterContextProvider } from "react-router";
import type { SignedInMember } from "#app/accounts/signed-in.server.ts";
import { knownRecords } from "#app/community/scam-check/known-records/known-records.server.ts";
import type { KnownRecord } from "#app/community/scam-check/known-records/named-records.ts";
import {
  type RateLimit,
  type RateLimiter,
  rateLimiterContext,
} from "#app/shared/rate-limits/rate-limiter.server.ts";
import { tooManyTries } from "#app/shared/rate-limits/words.ts";
import { asViewer } from "#database/viewer.ts";
import { limits } from "../limits.ts";
import { findPostingRights, type PostingObstacle } from "../members/posting-rights.server.ts";
import { refusals } from "../words.ts";

/** What writing a post requires: its author, the known records, and the rate limits. */
export interface PostingTools {
  member: SignedInMember;
  limits: RateLimiter;
  catalogue: readonly KnownRecord[];
  now: Date;
}

export type PostRefusal = { ok: false; reason: PostingObstacle | "locked" | "gone" | "wait"; words: string };

export async function postingToolsOf(
  context: Readonly<RouterContextProvider>,
  member: SignedInMember,
): Promise<PostingTools> {
  const now = new Date();
  return {
    member,
    limits: context.get(rateLimiterContext),
    catalogue: await knownRecords(member.viewer, now.getTime()),
    now,
  };
}

export const refusePost = (reason: Exclude<PostRefusal["reason"], "wait">): PostRefusal => ({
  ok: false,
  reason,
  words: refusals[reason],
});

/** Whether the member may write this now, counted against the limit that applies. */
export async function checkPostingLimit(
  { member, limits: counted, now }: PostingTools,
  kind: "threads" | "replies" | "edits",
): Promise<{ ok: true; isNew: boolean } | PostRefusal> {
  const { obstacle, isNew } = await asViewer(member.viewer, (db) => findPostingRights(db, member, now));
  if (obstacle) return refusePost(obstacle);
  if (member.isAdmin) return { ok: true, isNew: false };
  const attempt = await counted.consume({ limit: limitFor(kind, isNew), subject: member.userId });
  return attempt.ok
    ? { ok: true, isNew }
    : { ok: false, reason: "wait", words: tooManyTries(attempt.waitSeconds) };
}

function limitFor(kind: "threads" | "replies" | "edits", isNew: boolean): RateLimit {
  if (kind === "edits") return limits.edits;
  if (kind === "threads") return isNew ? limits.newThreads : limits.threads;
  return isNew ? limits.newReplies : limits.replies;
}

/** The database rejected it: the member was banned, or the thread locked, after the page was opened. */
export function isRefusedByDatabase(problem: unknown): boolean {
  const cause = problem instanceof Error ? (problem.cause as { code?: string } | undefined) : undefined;
  return cause?.code === "42501";
}
