import { type RouterContextProvider, redirect } from "react-router";
import { z } from "zod";
import { requiredChoice } from "#app/shared/forms/fields.server.ts";
import { redirectWithToast, successToast } from "#app/shared/forms/form-responses.server.ts";
import { parseForm } from "#app/shared/forms/read-form.server.ts";
import { languages } from "#app/shared/languages/languages.ts";
import { accountsContext } from "../accounts.server.ts";
import type { SignedInMember } from "../signed-in.server.ts";
import { memberLanguageWords as words } from "./language-words.ts";
import { saveLanguage } from "./member-languages.server.ts";

const languageForm = z.object({ language: requiredChoice(languages, "a language") });

/** Sets the language of a member's emails and notifications, and returns to the page. */
export async function changeLanguage(
  context: Readonly<RouterContextProvider>,
  { userId }: SignedInMember,
  form: FormData,
  page: string,
): Promise<Response> {
  const given = parseForm(languageForm, form);
  if (!given.ok) return redirect(page, 303);
  await saveLanguage(context.get(accountsContext).db, userId, given.value.language);
  return redirectWithToast(context, page, successToast(words.saved));
}
