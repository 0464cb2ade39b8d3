import { redirect } from "react-router";
import { SignedInMember } from "#app/accounts/signed-in.server.ts";
import { factsContext } from "#app/common/context.ts";
import type { Toast } from "#app/common/flash.server.ts";
import { bad, goOn, good } from "#app/common/forms/answers.server.ts";
import { readFormData } from "#app/common/forms/read-form-data.server.ts";
import { safePath } from "#app/common/frame/safe-path.ts";
import { type Item, readItem } from "#app/opportunities/item.ts";
import type { Route } from "./+types/heart.endpoint.ts";
import { askToSignIn } from "./ask-to-sign-in.server.ts";
import { removeUntouched } from "./remove-item.server.ts";
import { saveItem } from "./save-item.server.ts";
import { savingWords as words } from "./words.ts";

/** What a heart's script is told. */
export interface HeartAnswer {
  isDone: boolean;
  isSaved?: boolean;
  toast?: Toast;
  signIn?: string;
}

/** What a heart sends: back to where it was pressed with a message, or a short answer for its script. */
export async function action({ request, context }: Route.ActionArgs) {
  const form = await readFormData(request);
  const item = readItem(form.get("item"));
  const back = safePath(form.get("back"), context.get(factsContext).appUrl);
  const isScript = request.headers.get("Accept") === "application/json";
  const member = SignedInMember.of(context);
  if (item && !member) {
    const { signIn, cookie } = await askToSignIn(context, { item, back });
    return isScript
      ? Response.json({ isDone: false, signIn } satisfies HeartAnswer, { headers: { "Set-Cookie": cookie } })
      : redirect(signIn, { status: 303, headers: { "Set-Cookie": cookie } });
  }
  const answer =
    item && member
      ? await press(member, item, form.get("wants") !== "remove")
      : refusal(words.unknown, false);
  if (isScript) return Response.json(answer, { status: answer.isDone ? 200 : 400 });
  return goOn(context, back, answer.toast);
}

/** A heart has no page of its own. */
export const loader = () => redirect("/saved");

type Done = HeartAnswer & { toast: Toast };

async function press(member: SignedInMember, item: Item, wantsToSave: boolean): Promise<Done> {
  if (wantsToSave) {
    const saving = await saveItem(member, item, new Date());
    if (!saving.ok) return refusal(words[saving.reason], false);
    return { isDone: true, isSaved: true, toast: good({ title: words.saved, detail: words.savedDetail }) };
  }
  if ((await removeUntouched(member, item)) === "has progress") {
    return { isDone: false, isSaved: true, toast: bad(words.hasProgressTitle, words.hasProgress) };
  }
  return { isDone: true, isSaved: false, toast: { tone: "good", title: words.removed } };
}

const refusal = (detail: string, isSaved: boolean): Done => ({
  isDone: false,
  isSaved,
  toast: bad(words.failed, detail),
});
