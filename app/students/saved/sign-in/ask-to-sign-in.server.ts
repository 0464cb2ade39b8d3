import type { RouterContextProvider } from "react-router";
import { askerContext } from "#app/accounts/asker.server.ts";
import { withReturn } from "#app/accounts/return-address.ts";
import { formatItem, type Item } from "#app/catalogue/kinds/item.ts";
import { requestInfoContext, secretContext } from "#app/shared/context.ts";
import { onlyAnswers, rememberAnswers, rememberHeart } from "./pending-save.server.ts";

export interface Wish {
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
  { item, back, wantsOpening = false }: Wish,
) {
  const secret = context.get(secretContext);
  const asking = { back, now: Date.now(), origin: context.get(requestInfoContext).appUrl };
  const isChallenged = context.get(askerContext).kind === "challenged";
  const page = isChallenged ? "/auth/challenge" : item ? "/auth" : "/auth?mode=signup";
  const wish = item && { item: formatItem(item), ...(wantsOpening && { wantsOpening }) };
  return {
    signIn: withReturn(page, `/saved/continue?item=${wish ? wish.item : onlyAnswers}`),
    cookie: await (wish ? rememberHeart(secret, request, wish, asking) : rememberAnswers(secret, asking)),
  };
}
