import { data, type RouterContextProvider, redirect } from "react-router";
import { requireMember, type SignedInMember } from "#app/accounts/signed-in.server.ts";
import { errorToast, redirectWithToast, successToast } from "#app/shared/forms/form-responses.server.ts";
import { parseForm, refuse } from "#app/shared/forms/read-form.server.ts";
import { parseFormData } from "#app/shared/forms/read-form-data.server.ts";
import type { FormRefusal } from "#app/shared/forms/rules.ts";
import { rateLimiterContext } from "#app/shared/rate-limits/rate-limiter.server.ts";
import { tooManyTries } from "#app/shared/rate-limits/words.ts";
import { parseId } from "#app/shared/urls/parse-id.ts";
import { followThread } from "../follow/follow-thread.server.ts";
import { notifyFollowersInBackground } from "../follow/notify-in-background.server.ts";
import { replyForm } from "../forms.server.ts";
import { limits } from "../limits.ts";
import { messages, refusals } from "../words.ts";
import { postingToolsOf } from "../write/posting-tools.server.ts";
import { reply } from "../write/reply.server.ts";
import { acceptAnswer } from "./accept-answer.server.ts";
import { vote } from "./vote.server.ts";

type Context = Readonly<RouterContextProvider>;

/** What members do on a thread's page. Every action returns to the page it came from. */
export async function handleThreadAction(request: Request, given: string, context: Context) {
  const member = requireMember(request, context);
  const threadId = parseId(given);
  if (!threadId) throw data("Not found", { status: 404 });
  const form = await parseFormData(request);
  const intent = String(form.get("intent"));
  const postId = parseId(String(form.get("post")));
  const path = `/union/t/${threadId}`;
  const { search } = new URL(request.url);
  const here = path + search.replace(/[?&]index\b/, "");
  if (intent === "reply") return answer(context, member, threadId, form);
  if ((intent === "follow" || intent === "vote") && !member.hasConfirmedEmail)
    return redirectWithToast(context, here, errorToast(messages.failed, refusals.unconfirmed));
  if (intent === "follow" || intent === "unfollow") {
    await followThread(member, threadId, intent === "follow");
    return redirectWithToast(
      context,
      here,
      successToast(intent === "follow" ? messages.followed : messages.unfollowed),
    );
  }
  if ((intent === "vote" || intent === "unvote") && postId) {
    const attempt = await context
      .get(rateLimiterContext)
      .consume({ limit: limits.votes, subject: member.userId });
    if (!attempt.ok)
      return redirectWithToast(context, here, errorToast(messages.failed, tooManyTries(attempt.waitSeconds)));
    const isCounted = await vote(member, postId, intent === "vote");
    return isCounted
      ? redirect(`${here}#p-${postId}`, 303)
      : redirectWithToast(context, here, errorToast(messages.failed, refusals.own));
  }
  if ((intent === "accept" || intent === "unaccept") && postId) {
    const isDone = await acceptAnswer(member, threadId, intent === "accept" ? postId : null);
    return isDone
      ? redirect(path, 303)
      : redirectWithToast(context, here, errorToast(messages.failed, refusals.notYours));
  }
  throw data("What was sent is no act of this page", { status: 400 });
}

async function answer(context: Context, member: SignedInMember, threadId: string, form: FormData) {
  const reading = parseForm(replyForm, form);
  if (!reading.ok) return data<FormRefusal>(reading, { status: 400 });
  const replied = await reply(await postingToolsOf(context, member), threadId, reading.value.body);
  if (!replied.ok) {
    const status = replied.reason === "wait" ? 429 : 400;
    return data<FormRefusal>(refuse(replyForm, form, { form: replied.words }), { status });
  }
  if (!replied.isHeld) notifyFollowersInBackground(context);
  const message = replied.isHeld ? messages.repliedHeld : messages.replied;
  return redirectWithToast(context, `/union/t/${threadId}?last#p-${replied.postId}`, successToast(message));
}
