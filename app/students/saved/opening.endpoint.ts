import { redirect } from "react-router";
import { SignedInMember } from "#app/accounts/signed-in.server.ts";
import { factsContext } from "#app/common/context.ts";
import { goOn } from "#app/common/forms/answers.server.ts";
import { readFormData } from "#app/common/forms/read-form-data.server.ts";
import { safePath } from "#app/common/frame/safe-path.ts";
import { readItem } from "#app/opportunities/item.ts";
import type { Route } from "./+types/opening.endpoint.ts";
import { answerOpening } from "./answer-opening.server.ts";
import { askToSignIn } from "./ask-to-sign-in.server.ts";

/** What "Tell me when it opens" sends from an opportunity's own page, and its opposite. */
export async function action({ request, context }: Route.ActionArgs) {
  const form = await readFormData(request);
  const item = readItem(form.get("item"));
  const wantsOpening = form.get("wants") !== "not-hear";
  const back = safePath(form.get("back"), context.get(factsContext).appUrl);
  const member = SignedInMember.of(context);
  if (member) return answerOpening(context, member, item, wantsOpening, back);
  if (!item) return redirect("/saved");
  const { signIn, cookie } = await askToSignIn(context, { item, back, wantsOpening });
  return goOn(context, signIn, null, [cookie]);
}

/** The button has no page of its own. */
export const loader = () => redirect("/saved");
