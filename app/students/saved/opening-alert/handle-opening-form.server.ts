import type { SignedInMember } from "#app/accounts/signed-in.server.ts";
import type { Item } from "#app/catalogue/kinds/item.ts";
import { errorToast, successToast } from "#app/shared/forms/form-responses.server.ts";
import type { FormOutcome } from "../respond-to-form.server.ts";
import { openingWords as words } from "../track-words.ts";
import { savingWords } from "../words.ts";
import { setOpeningAlert } from "./set-opening-alert.server.ts";

/** Turns the opening alert of an item on or off, and returns the response. */
export async function handleOpeningForm(
  member: SignedInMember,
  item: Item | null,
  wantsOpening: boolean,
  now: Date,
): Promise<FormOutcome> {
  const asking = item
    ? await setOpeningAlert(member, item, wantsOpening, now)
    : ({ ok: false, reason: "unknown" } as const);
  if (!asking.ok) return { isDone: false, toast: errorToast(words.notChanged, savingWords[asking.reason]) };
  return wantsOpening
    ? {
        isDone: true,
        isSaved: true,
        toast: successToast({ title: savingWords.saved, detail: savingWords.willHear }),
      }
    : { isDone: true, toast: successToast({ title: words.changed, detail: savingWords.willNotHear }) };
}
