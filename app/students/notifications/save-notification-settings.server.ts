import type { RouterContextProvider } from "react-router";
import { accountsContext } from "#app/accounts/accounts.server.ts";
import type { SignedInMember } from "#app/accounts/signed-in.server.ts";
import { pushContext } from "#app/shared/context.ts";
import type { Toast } from "#app/shared/flash.server.ts";
import { errorToast, successToast } from "#app/shared/forms/form-responses.server.ts";
import { parseForm } from "#app/shared/forms/read-form.server.ts";
import { subscriptionForm } from "./subscription-form.server.ts";
import { deleteSubscription, saveSubscription } from "./subscriptions.server.ts";
import { pushWords as words } from "./words.ts";

/** Applies the choice for this browser and returns a toast. */
export async function saveNotificationSettings(
  context: Readonly<RouterContextProvider>,
  member: SignedInMember,
  form: FormData,
): Promise<Toast> {
  const accounts = context.get(accountsContext);
  if (!form.has("wantsClosing") && !form.has("wantsAnswers")) {
    await deleteSubscription(accounts, member);
    return successToast(words.stopped);
  }
  const push = context.get(pushContext);
  if (!push) return errorToast(words.notSaved, words.switchedOff);
  const reading = parseForm(subscriptionForm, form);
  if (!reading.ok || !push.accepts(reading.value.endpoint)) return errorToast(words.notSaved, words.notOurs);
  await saveSubscription(accounts, member, reading.value, push.serverKey);
  return successToast(words.saved);
}
