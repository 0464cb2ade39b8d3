import type { RouterContextProvider } from "react-router";
import { goOn, good } from "#app/common/forms/answers.server.ts";
import { accountsContext } from "../accounts.server.ts";
import { readAsker } from "../asker.server.ts";
import { withReturn } from "../return-address.ts";
import { words } from "../words.ts";

/** After the first step: on to where one wanted to go, or to the second step for those who have one. */
export async function whereNext(
  context: Readonly<RouterContextProvider>,
  cookies: string[],
  comeBackTo: string,
) {
  const sent = new Headers({ Cookie: cookies.map((cookie) => cookie.split(";")[0]).join("; ") });
  const [asker] = await readAsker(context.get(accountsContext), sent);
  if (asker.kind === "challenged")
    return goOn(context, withReturn("/auth/challenge", comeBackTo), null, cookies);
  return goOn(context, comeBackTo, good(words.signInSucceeded), cookies);
}
