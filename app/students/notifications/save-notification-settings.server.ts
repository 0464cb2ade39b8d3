import type { RouterContextProvider } from "react-router";
import { accountsContext } from "#app/accounts/accounts.server.ts";
import type { SignedInMember } from "#app/accounts/signed-in.server.ts";
import { pushContext } from "#app/shared/context.ts";
import type { Toast } from "#app/shared/flash.server.ts";
import { bad, good } from "#app/shared/forms/form-responses.server.ts";
import { readForm } from "#app/shared/forms/read-form.server.ts";
import { subscriptionForm } from "./subscription-form.server.ts";
import { wantNoNotices, wantNotices } from "./subscriptions.server.ts";
import { pushWords as words } from "./words.ts";

/** Does what somebody chose for this browser, and says so. */
export async function saveNotices(
  context: Readonly<RouterContextProvider>,
  member: SignedInMember,
  form: FormData,
): Promise<Toast> {
  const accounts = context.get(accountsContext);
  if (!form.has("wantsClosing") && !form.has("wantsAnswers")) {
    await wantNoNotices(accounts, member);
    return good(words.stopped);
  }
  const push = context.get(pushContext);
  if (!push) return bad(words.notSaved, words.switchedOff);
  const reading = readForm(subscriptionForm, form);
  if (!reading.ok || !push.accepts(reading.value.endpoint)) return bad(words.notSaved, words.notOurs);
  await wantNotices(accounts, member, reading.value, push.serverKey);
  return good(words.saved);
}
