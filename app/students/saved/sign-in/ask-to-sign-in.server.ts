import type { RouterContextProvider } from "react-router";
import { askerContext } from "#app/accounts/asker.server.ts";
import { withReturn } from "#app/accounts/return-address.ts";
import { formatItem, type Item } from "#app/catalogue/kinds/item.ts";
import { requestInfoContext, secretContext } from "#app/shared/context.ts";
import { onlyAnswers, storePendingAnswers, addPendingSave } from "./pending-save.server.ts";

export interface PendingAction {
  /** Null where it is her answers that she wants to keep, which stand in the address of where she was. */
  item: Item | null;
  /** Where she was. */
  back: string;
  wantsOpening?: boolean;
}

/** The wish goes along in a cookie that only our own form could have set, with those before it, and is granted after sign-in. */
export async function askToSignIn(
  request: Request,
  context: Readonly<RouterContextProvider>,
  { item, back, wantsOpening = false }: PendingAction,
) {
  const secret = context.get(secretContext);
  const cookieContext = { back, now: Date.now(), origin: context.get(requestInfoContext).appUrl };
  const isChallenged = context.get(askerContext).kind === "challenged";
  const page = isChallenged ? "/auth/challenge" : item ? "/auth" : "/auth?mode=signup";
  const save = item && { item: formatItem(item), ...(wantsOpening && { wantsOpening }) };
  return {
    signIn: withReturn(page, `/saved/continue?item=${save ? save.item : onlyAnswers}`),
    cookie: await (save
      ? addPendingSave(secret, request, save, cookieContext)
      : storePendingAnswers(secret, cookieContext)),
  };
}
