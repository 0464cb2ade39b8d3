import { redirect } from "react-router";
import { requireMember, type SignedInMember } from "#app/accounts/signed-in.server.ts";
import { factsContext, secretContext } from "#app/common/context.ts";
import { flashContext, type Toast } from "#app/common/flash.server.ts";
import { bad, good } from "#app/common/forms/answers.server.ts";
import { safePath } from "#app/common/frame/safe-path.ts";
import { type Item, readItem, writeItem } from "#app/opportunities/item.ts";
import { keepAnswers } from "#app/students/first-answers/keep-answers.server.ts";
import { keptWords } from "#app/students/first-answers/words.ts";
import type { Route } from "./+types/continue.endpoint.ts";
import { forgetIntent, onlyAnswers, readIntent } from "./save-intent.server.ts";
import { saveItem } from "./save-item.server.ts";
import { wantOpening } from "./want-opening.server.ts";
import { savingWords as words } from "./words.ts";

/**
 * After sign-in: saves what this browser asked to save, and puts what it has answered before into a first profile. Without that proof
 * nothing is saved, and the item is shown.
 */
export async function loader({ request, context }: Route.LoaderArgs) {
  const member = requireMember(request, context);
  const wanted = new URL(request.url).searchParams.get("item");
  const item = readItem(wanted);
  if (!item && wanted !== onlyAnswers) throw redirect("/saved");
  const secret = context.get(secretContext);
  const { appUrl } = context.get(factsContext);
  const intent = await readIntent(secret, request, item ? writeItem(item) : onlyAnswers, Date.now());
  if (!intent) throw redirect(item ? `/${writeItem(item)}` : "/matches");
  const back = safePath(intent.back, appUrl);
  const kept = await keepAnswers(member, back, new Date());
  const toasts = item ? [await save(member, item, intent.wantsOpening ?? false)] : [];
  if (kept === "kept" || (kept === "has a profile" && !item)) toasts.unshift(good(keptWords[kept]));
  const flash = context.get(flashContext);
  const headers = new Headers();
  headers.append("Set-Cookie", await forgetIntent(secret, appUrl));
  // The welcome of the sign-in is still on its way.
  headers.append("Set-Cookie", await flash.leave(...flash.waiting, ...toasts));
  return redirect(item ? back : matchesOf(back), { status: 303, headers });
}

async function save(member: SignedInMember, item: Item, wantsOpening: boolean): Promise<Toast> {
  const saving = await (wantsOpening
    ? wantOpening(member, item, true, new Date())
    : saveItem(member, item, new Date()));
  if (!saving.ok) return bad(words.failed, words[saving.reason]);
  return good({ title: words.saved, detail: wantsOpening ? words.willHear : words.savedDetail });
}

/** The same tab as before. */
function matchesOf(back: string): string {
  const tab = new URL(back, "http://fursa.invalid").searchParams.get("tab");
  return tab ? `/matches?${new URLSearchParams({ tab })}` : "/matches";
}
