import type { RouterContextProvider } from "react-router";
import type { SignedInMember } from "#app/accounts/signed-in.server.ts";
import { bad, goOn, good } from "#app/common/forms/answers.server.ts";
import type { Item } from "#app/opportunities/item.ts";
import { wantOpening } from "./want-opening.server.ts";
import { savingWords, openingWords as words } from "./words.ts";

/** Keeps the wish to hear when something opens, or that it is over, and goes back with a message. */
export async function answerOpening(
  context: Readonly<RouterContextProvider>,
  member: SignedInMember,
  item: Item | null,
  wantsOpening: boolean,
  back: string,
) {
  const asking = item
    ? await wantOpening(member, item, wantsOpening, new Date())
    : ({ ok: false, reason: "unknown" } as const);
  if (!asking.ok) return goOn(context, back, bad(words.notChanged, savingWords[asking.reason]));
  const message = wantsOpening
    ? { title: savingWords.saved, detail: savingWords.willHear }
    : { title: words.changed, detail: savingWords.willNotHear };
  return goOn(context, back, good(message));
}
