import { type RouterContextProvider, redirect } from "react-router";
import { SignedInMember } from "#app/accounts/signed-in.server.ts";
import { notifyFollowersInBackground } from "#app/community/union/follow/notify-in-background.server.ts";
import { postingToolsOf } from "#app/community/union/write/posting-tools.server.ts";
import { requestInfoContext } from "#app/shared/context.ts";
import { type RateLimit, rateLimiterContext } from "#app/shared/rate-limits/rate-limiter.server.ts";
import { isUnreachable } from "#database/connection/unreachable.ts";
import { memberHashOf } from "../read-member-data.server.ts";
import type { Route } from "./+types/sync-queue.endpoint.ts";
import type { ActionOutcomes } from "./actions.ts";
import { parseActions } from "./parse-actions.server.ts";
import { runOfflineAction } from "./run-action.server.ts";

const allowed: RateLimit = { name: "phone-acts", tries: 120, seconds: 3_600 };
const privateHeaders = { "Cache-Control": "private, no-store" };

/** Receives the actions of a phone in their order. */
export async function action({ request, context }: Route.ActionArgs) {
  if (!/^application\/json\b/i.test(request.headers.get("Content-Type") ?? "")) return say("not ours", 415);
  const sent = parseActions(await request.text());
  if (!sent) return say("not ours", 400);
  const member = SignedInMember.of(context);
  if (!member) return say("signed out", 401);
  // Only the person who made the actions can send them.
  if (sent.whose !== memberHashOf(member)) return say("somebody else", 409);
  const attempt = await context.get(rateLimiterContext).consume({ limit: allowed, subject: member.userId });
  if (!attempt.ok) return say("wait", 429);
  return Response.json(await runAll(member, sent.acts, context), { headers: privateHeaders });
}

/** An endpoint without a page. */
export const loader = () => redirect("/offline/app");

const say = (why: string, status: number) => Response.json({ why }, { status, headers: privateHeaders });

type SentActions = NonNullable<ReturnType<typeof parseActions>>["acts"];

/** A bug in one action must not block the others. */
async function runAll(
  member: SignedInMember,
  acts: SentActions,
  context: Readonly<RouterContextProvider>,
): Promise<ActionOutcomes> {
  const tools = {
    posting: () => postingToolsOf(context, member),
    tellFollowers: () => notifyFollowersInBackground(context),
    now: new Date(),
  };
  const outcomes: ActionOutcomes = {};
  for (const { id, act } of acts) {
    try {
      outcomes[id] = await runOfflineAction(member, id, act, tools);
    } catch (problem) {
      if (isUnreachable(problem)) throw problem;
      context.get(requestInfoContext).log.error({ err: problem }, "an action from a phone failed");
    }
  }
  return outcomes;
}
