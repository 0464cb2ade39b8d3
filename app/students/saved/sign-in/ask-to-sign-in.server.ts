import type { RouterContextProvider } from "react-router";
import { currentUserContext } from "#app/accounts/session/current-user.server.ts";
import { withReturn } from "#app/accounts/sign-in/return-address.ts";
import { formatItem, type Item } from "#app/catalogue/kinds/item.ts";
import { requestInfoContext, secretContext } from "#app/shared/context.ts";
import { addPendingSave, onlyAnswers, storePendingAnswers } from "./pending-save.server.ts";

export interface PendingAction {
  /** Null if the pending action is to save onboarding answers; those are in the query of `back`. */
  item: Item | null;
  /** The page to return to. */
  back: string;
  wantsOpening?: boolean;
}

/** Stores the action in a signed cookie, next to earlier ones, until sign-in is complete. */
export async function redirectToSignIn(
  request: Request,
  context: Readonly<RouterContextProvider>,
  { item, back, wantsOpening = false }: PendingAction,
) {
  const secret = context.get(secretContext);
  const cookieContext = { back, now: Date.now(), origin: context.get(requestInfoContext).appUrl };
  const isChallenged = context.get(currentUserContext).kind === "challenged";
  const page = isChallenged ? "/auth/challenge" : item ? "/auth" : "/auth?mode=signup";
  const save = item && { item: formatItem(item), ...(wantsOpening && { wantsOpening }) };
  return {
    signIn: withReturn(page, `/saved/continue?item=${save ? save.item : onlyAnswers}`),
    cookie: await (save
      ? addPendingSave(secret, request, save, cookieContext)
      : storePendingAnswers(secret, cookieContext)),
  };
}
