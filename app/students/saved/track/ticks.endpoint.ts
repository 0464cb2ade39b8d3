import { redirect } from "react-router";
import { SignedInMember } from "#app/accounts/signed-in.server.ts";
import { parseItem } from "#app/catalogue/kinds/item.ts";
import { requestInfoContext } from "#app/shared/context.ts";
import { errorToast } from "#app/shared/forms/form-responses.server.ts";
import { parseFormData } from "#app/shared/forms/read-form-data.server.ts";
import { safePath } from "#app/shared/urls/safe-path.ts";
import { type FormOutcome, respondToForm, sendToSignIn } from "../respond-to-form.server.ts";
import { tickWords as words } from "../track-words.ts";
import { savingWords } from "../words.ts";
import type { Route } from "./+types/ticks.endpoint.ts";
import { tickSteps } from "./tick-steps.server.ts";

/** Visitors are sent to sign in; that saves the item, but not the ticks. */
export async function action({ request, context }: Route.ActionArgs) {
  const form = await parseFormData(request);
  const item = parseItem(form.get("item"));
  const back = safePath(form.get("back"), context.get(requestInfoContext).appUrl);
  if (!item) return respondToForm(request, context, back, refusal(savingWords.unknown));
  const member = SignedInMember.of(context);
  if (!member) return sendToSignIn(request, context, { item, back });
  const keeping = await tickSteps(member, item, form.getAll("ticked").map(String), new Date());
  return respondToForm(
    request,
    context,
    back,
    keeping.ok
      ? { isDone: true, isSaved: true, toast: { tone: "good", title: words.kept } }
      : refusal(savingWords[keeping.reason]),
  );
}

export const loader = () => redirect("/saved");

const refusal = (detail: string): FormOutcome => ({
  isDone: false,
  toast: errorToast(words.notKept, detail),
});
