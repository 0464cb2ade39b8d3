import { redirect } from "react-router";
import { SignedInMember } from "#app/accounts/signed-in.server.ts";
import { requestInfoContext } from "#app/shared/context.ts";
import { errorToast } from "#app/shared/forms/form-responses.server.ts";
import { parseForm } from "#app/shared/forms/read-form.server.ts";
import { parseFormData } from "#app/shared/forms/read-form-data.server.ts";
import { safePath } from "#app/shared/urls/safe-path.ts";
import { type FormOutcome, respondToForm, sendToSignIn } from "../respond-to-form.server.ts";
import { statusNames, savedWords as words } from "../words.ts";
import type { Route } from "./+types/status.endpoint.ts";
import { progressForm } from "./progress-form.server.ts";
import { saveProgress } from "./save-progress.server.ts";

const statusForm = progressForm.pick({ item: true, status: true });

export async function action({ request, context }: Route.ActionArgs) {
  const form = await parseFormData(request);
  const back = safePath(form.get("back"), context.get(requestInfoContext).appUrl);
  const reading = parseForm(statusForm, form);
  if (!reading.ok) {
    return respondToForm(request, context, back, refusal(Object.values(reading.problems)[0] ?? ""));
  }
  const { item, status } = reading.value;
  const member = SignedInMember.of(context);
  if (!member) return sendToSignIn(request, context, { item, back });
  const isSaved = await saveProgress(member, item, { status }, new Date());
  const toast = { tone: "good" as const, title: words.statusKept(statusNames[status]) };
  return respondToForm(request, context, back, isSaved ? { isDone: true, toast } : refusal(words.gone));
}

export const loader = () => redirect("/saved");

const refusal = (detail: string): FormOutcome => ({
  isDone: false,
  toast: errorToast(words.notKept, detail),
});
