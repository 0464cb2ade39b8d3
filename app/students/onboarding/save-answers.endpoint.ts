import { redirect } from "react-router";
import { SignedInMember } from "#app/accounts/signed-in.server.ts";
import { requestInfoContext } from "#app/shared/context.ts";
import { redirectWithToast, successToast } from "#app/shared/forms/form-responses.server.ts";
import { parseFormData } from "#app/shared/forms/read-form-data.server.ts";
import { safePath } from "#app/shared/urls/safe-path.ts";
import { saveOnboardingAnswers } from "#app/students/onboarding-answers/save-answers.server.ts";
import { savedAnswersWords } from "#app/students/onboarding-answers/words.ts";
import { redirectToSignIn } from "#app/students/saved/sign-in/ask-to-sign-in.server.ts";
import type { Route } from "./+types/save-answers.endpoint.ts";

/** Creates a profile from the answers; visitors sign up first. */
export async function action({ request, context }: Route.ActionArgs) {
  const form = await parseFormData(request);
  const back = safePath(form.get("back"), context.get(requestInfoContext).appUrl);
  const member = SignedInMember.of(context);
  if (!member) {
    const { signIn, cookie } = await redirectToSignIn(request, context, { item: null, back });
    return redirectWithToast(context, signIn, null, [cookie]);
  }
  const outcome = await saveOnboardingAnswers(member, back, new Date());
  return outcome === "no answers"
    ? redirect("/start")
    : redirectWithToast(context, "/matches", successToast(savedAnswersWords[outcome]));
}

export const loader = () => redirect("/start");
