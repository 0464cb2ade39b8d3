import { redirect } from "react-router";
import { SignedInMember } from "#app/accounts/signed-in.server.ts";
import { factsContext } from "#app/common/context.ts";
import { bad, goOn } from "#app/common/forms/answers.server.ts";
import { readFormData } from "#app/common/forms/read-form-data.server.ts";
import { safePath } from "#app/common/frame/safe-path.ts";
import { readItem } from "#app/opportunities/item.ts";
import type { Route } from "./+types/ticks.endpoint.ts";
import { askToSignIn } from "./ask-to-sign-in.server.ts";
import { tickSteps } from "./tick-steps.server.ts";
import { savingWords, tickWords as words } from "./words.ts";

/** What the checklist of an opportunity sends. Whoever is signed out saves it after sign-in, and ticks then. */
export async function action({ request, context }: Route.ActionArgs) {
  const form = await readFormData(request);
  const item = readItem(form.get("item"));
  const back = safePath(form.get("back"), context.get(factsContext).appUrl);
  if (!item) return goOn(context, back, bad(words.notKept, savingWords.unknown));
  const member = SignedInMember.of(context);
  if (!member) {
    const { signIn, cookie } = await askToSignIn(context, { item, back });
    return goOn(context, signIn, null, [cookie]);
  }
  const keeping = await tickSteps(member, item, form.getAll("ticked").map(String), new Date());
  const toast = keeping.ok
    ? ({ tone: "good", title: words.kept } as const)
    : bad(words.notKept, savingWords[keeping.reason]);
  return goOn(context, back, toast);
}

/** A list of ticks has no page of its own. */
export const loader = () => redirect("/saved");
