import type { RouterContextProvider } from "react-router";
import { askerContext } from "#app/accounts/asker.server.ts";
import { withReturn } from "#app/accounts/return-address.ts";
import { factsContext, secretContext } from "#app/common/context.ts";
import { type Item, writeItem } from "#app/opportunities/item.ts";
import { rememberIntent } from "./save-intent.server.ts";

export interface Wish {
  item: Item;
  /** Where she was. */
  back: string;
  wantsOpening?: boolean;
}

/** The wish goes along in a cookie that only our own form could have set, and is granted after sign-in. */
export async function askToSignIn(
  context: Readonly<RouterContextProvider>,
  { item, back, wantsOpening = false }: Wish,
) {
  const { appUrl } = context.get(factsContext);
  const page = context.get(askerContext).kind === "challenged" ? "/auth/challenge" : "/auth";
  const intent = { item: writeItem(item), back, at: Date.now(), ...(wantsOpening && { wantsOpening }) };
  return {
    signIn: withReturn(page, `/saved/continue?item=${writeItem(item)}`),
    cookie: await rememberIntent(context.get(secretContext), intent, appUrl),
  };
}
