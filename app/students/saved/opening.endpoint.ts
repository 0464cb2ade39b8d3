import { redirect } from "react-router";
import { SignedInMember } from "#app/accounts/signed-in.server.ts";
import { factsContext } from "#app/common/context.ts";
import { bad, goOn, good } from "#app/common/forms/answers.server.ts";
import { readFormData } from "#app/common/forms/read-form-data.server.ts";
import { safePath } from "#app/common/frame/safe-path.ts";
import { readItem } from "#app/opportunities/item.ts";
import type { Route } from "./+types/opening.endpoint.ts";
import { askToSignIn } from "./ask-to-sign-in.server.ts";
import { wantOpening } from "./want-opening.server.ts";
import { savingWords, openingWords as words } from "./words.ts";

/** What "Tell me when it opens" sends, and its opposite. */
export async function action({ request, context }: Route.ActionArgs) {
  const form = await readFormData(request);
  const item = readItem(form.get("item"));
  const wants = form.get("wants") !== "stop";
  const back = safePath(form.get("back"), context.get(factsContext).appUrl);
  if (!item) return goOn(context, back, bad(words.notChanged, savingWords.unknown));
  const member = SignedInMember.of(context);
  if (!member) {
    const { signIn, cookie } = await askToSignIn(context, { item, back, wantsOpening: wants });
    return goOn(context, signIn, null, [cookie]);
  }
  const asking = await wantOpening(member, item, wants, new Date());
  if (!asking.ok) return goOn(context, back, bad(words.notChanged, savingWords[asking.reason]));
  const detail = wants ? savingWords.willHear : savingWords.willNotHear;
  return goOn(context, back, good({ title: wants ? savingWords.saved : words.changed, detail }));
}

/** The button has no page of its own. */
export const loader = () => redirect("/saved");
