import type { RouterContextProvider } from "react-router";
import type { SignedInMember } from "#app/accounts/signed-in.server.ts";
import { redirectWithToast, rejectForm, successToast } from "#app/shared/forms/form-responses.server.ts";
import { parseAnswers, typedAnswers } from "#app/students/eligibility/questions/answers.server.ts";
import { saveAnswers } from "#app/students/eligibility/questions/save-answers.server.ts";
import { asViewer } from "#database/viewer.ts";
import { matchesAddress } from "../matches-address.ts";
import { parseMatchesView } from "../matches-view.server.ts";
import { questionWords as words } from "./words.ts";

/** Saves the answer for the student shown, and reloads the matches. */
export async function handleAnswer(
  member: SignedInMember,
  form: FormData,
  request: Request,
  context: Readonly<RouterContextProvider>,
  now: Date,
) {
  const { kind, childId } = parseMatchesView(new URL(request.url).searchParams);
  const refused = (refusal: Parameters<typeof rejectForm>[3]) =>
    rejectForm(context, words.notAnswered, words.lookAgain, refusal);
  const reading = parseAnswers(form);
  if (!reading.ok) return refused(reading);
  if (Object.values(reading.value).every((answer) => answer === null)) {
    return refused({ values: typedAnswers(form), problems: { form: words.empty } });
  }
  await asViewer(member.viewer, (db) => saveAnswers(db, member, reading.value, now, childId));
  return redirectWithToast(context, matchesAddress(kind, null, childId), successToast(words.answered));
}
