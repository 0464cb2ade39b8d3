import { redirect } from "react-router";
import { SignedInMember } from "#app/accounts/signed-in.server.ts";
import { type Item, parseItem } from "#app/catalogue/kinds/item.ts";
import { requestInfoContext } from "#app/shared/context.ts";
import { errorToast, successToast } from "#app/shared/forms/form-responses.server.ts";
import { parseFormData } from "#app/shared/forms/read-form-data.server.ts";
import { safePath } from "#app/shared/urls/safe-path.ts";
import { type FormOutcome, respondToForm, sendToSignIn } from "../respond-to-form.server.ts";
import { savingWords as words } from "../words.ts";
import type { Route } from "./+types/heart.endpoint.ts";
import { removeUntouched } from "./remove-item.server.ts";
import { saveItem } from "./save-item.server.ts";

export async function action({ request, context }: Route.ActionArgs) {
  const form = await parseFormData(request);
  const item = parseItem(form.get("item"));
  const back = safePath(form.get("back"), context.get(requestInfoContext).appUrl);
  const member = SignedInMember.of(context);
  if (item && !member) return sendToSignIn(request, context, { item, back });
  const answer =
    item && member
      ? await press(member, item, form.get("wants") !== "remove")
      : refusal(words.unknown, false);
  return respondToForm(request, context, back, answer);
}

export const loader = () => redirect("/saved");

async function press(member: SignedInMember, item: Item, wantsToSave: boolean): Promise<FormOutcome> {
  if (wantsToSave) {
    const saving = await saveItem(member, item, new Date());
    if (!saving.ok) return refusal(words[saving.reason], false);
    return {
      isDone: true,
      isSaved: true,
      toast: successToast({ title: words.saved, detail: words.savedDetail }),
    };
  }
  const removal = await removeUntouched(member, item);
  if (!removal.ok)
    return { isDone: false, isSaved: true, toast: errorToast(words.stillSaved, words[removal.reason]) };
  return { isDone: true, isSaved: false, toast: { tone: "good", title: words.removed } };
}

const refusal = (detail: string, isSaved: boolean): FormOutcome => ({
  isDone: false,
  isSaved,
  toast: errorToast(words.failed, detail),
});
