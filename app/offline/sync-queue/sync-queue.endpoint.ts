import { type RouterContextProvider, redirect } from "react-router";
import { SignedInMember } from "#app/accounts/signed-in.server.ts";
import { notifyFollowersInBackground } from "#app/community/union/follow/notify-in-background.server.ts";
import { postingToolsOf } from "#app/community/union/write/posting-tools.server.ts";
import { requestInfoContext } from "#app/shared/context.ts";
import { type RateLimit, rateLimiterContext } from "#app/shared/rate-limits/rate-limiter.server.ts";
import { isAway } from "#database/connection/unreachable.ts";
import { markOf } from "../read-mine.server.ts";
import type { Route } from "./+types/sync-queue.endpoint.ts";
import type { Outcomes } from "./actions.ts";
import { readActs } from "./parse-actions.server.ts";
import { doAct } from "./run-action.server.ts";

const allowed: RateLimit = { name: "phone-acts", tries: 120, seconds: 3_600 };
const forThisOneOnly = { "Cache-Control": "private, no-store" };

/** Receives the actions of a phone in their order. */
export async function action({ request, context }: Route.ActionArgs) {
  if (!/^application\/json\b/i.test(request.headers.get("Content-Type") ?? "")) return say("not ours", 415);
  const sent = readActs(await request.text());
  if (!sent) return say("not ours", 400);
  const member = SignedInMember.of(context);
  if (!member) return say("signed out", 401);
  // Another person's actions on this phone are theirs to send.
  if (sent.whose !== markOf(member)) return say("somebody else", 409);
  const attempt = await context.get(rateLimiterContext).consume({ limit: allowed, subject: member.userId });
  if (!attempt.ok) return say("wait", 429);
  return Response.json(await doAll(member, sent.acts, context), { headers: forThisOneOnly });
}

/** An endpoint without a page. */
export const loader = () => redirect("/offline/app");

const say = (why: string, status: number) => Response.json({ why }, { status, headers: forThisOneOnly });

type Acts = NonNullable<ReturnType<typeof readActs>>["acts"];

/** A bug in one action must not block the others. */
async function doAll(
  member: SignedInMember,
  acts: Acts,
  context: Readonly<RouterContextProvider>,
): Promise<Outcomes> {
  const tools = {
    posting: () => postingToolsOf(context, member),
    tellFollowers: () => notifyFollowersInBackground(context),
    now: new Date(),
  };
  const outcomes: Outcomes = {};
  for (const { id, act } of acts) {
    try {
      outcomes[id] = await doAct(member, id, act, tools);
    } catch (problem) {
      if (isAway(problem)) throw problem;
      context.get(requestInfoContext).log.error({ err: problem }, "what a phone sent was not done");
    }
  }
  return outcomes;
}
