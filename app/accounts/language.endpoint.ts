import { redirect } from "react-router";
import { z } from "zod";
import { requiredChoice } from "#app/shared/forms/fields.server.ts";
import { redirectWithToast, successToast } from "#app/shared/forms/form-responses.server.ts";
import { parseForm } from "#app/shared/forms/read-form.server.ts";
import { parseFormData } from "#app/shared/forms/read-form-data.server.ts";
import { languages } from "#app/shared/languages/languages.ts";
import type { Route } from "./+types/language.endpoint.ts";
import { accountsContext } from "./accounts.server.ts";
import { memberLanguageWords as words } from "./language-words.ts";
import { saveLanguage } from "./member-languages.server.ts";
import { requireMember } from "./signed-in.server.ts";

const languageForm = z.object({ language: requiredChoice(languages, "a language") });
const page = "/profile/alerts";

/** The language of a member's emails and notifications. */
export async function action({ request, context }: Route.ActionArgs) {
  const { userId } = requireMember(request, context);
  const given = parseForm(languageForm, await parseFormData(request));
  if (!given.ok) return redirect(page, 303);
  await saveLanguage(context.get(accountsContext).db, userId, given.value.language);
  return redirectWithToast(context, page, successToast(words.saved));
}

export const loader = () => redirect(page);
