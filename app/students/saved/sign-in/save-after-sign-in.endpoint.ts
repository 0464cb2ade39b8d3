import { redirect } from "react-router";
import { requireMember, type SignedInMember } from "#app/accounts/signed-in.server.ts";
import { formatItem, parseItem } from "#app/catalogue/kinds/item.ts";
import { requestInfoContext, secretContext } from "#app/shared/context.ts";
import { flashContext, type Toast } from "#app/shared/flash.server.ts";
import { errorToast, successToast } from "#app/shared/forms/form-responses.server.ts";
import { safePath } from "#app/shared/urls/safe-path.ts";
import { saveOnboardingAnswers } from "#app/students/onboarding-answers/save-answers.server.ts";
import { savedAnswersWords } from "#app/students/onboarding-answers/words.ts";
import { setOpeningAlert } from "../opening-alert/set-opening-alert.server.ts";
import { saveItem } from "../save/save-item.server.ts";
import { savingWords as words } from "../words.ts";
import type { Route } from "./+types/save-after-sign-in.endpoint.ts";
import { clearPending, findPending, onlyAnswers, type PendingSave } from "./pending-save.server.ts";

/** Completes pending saves and onboarding answers after sign-in. Without a valid cookie nothing is saved and the item is shown. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const member = requireMember(request, context);
  const requested = new URL(request.url).searchParams.get("item");
  const item = parseItem(requested);
  if (!item && requested !== onlyAnswers) throw redirect("/saved");
  const secret = context.get(secretContext);
  const { appUrl } = context.get(requestInfoContext);
  const hearts = await findPending(secret, request, "hearts", Date.now());
  const answers = await findPending(secret, request, "answers", Date.now());
  const isHers = (pendingSave: PendingSave) => item !== null && pendingSave.item === formatItem(item);
  const proof = item ? (hearts?.saves.some(isHers) ? hearts : null) : answers;
  if (!proof) throw redirect(item ? `/${formatItem(item)}` : "/matches");
  const back = safePath(proof.back, appUrl);
  const outcome = await saveFirstAnswers(member, [back, safePath(answers?.back, appUrl)]);
  const toasts = hearts ? [await saveAll(member, hearts.saves)] : [];
  if (outcome === "kept" || (outcome === "has a profile" && !item))
    toasts.unshift(successToast(savedAnswersWords[outcome]));
  const flash = context.get(flashContext);
  const headers = new Headers();
  headers.append("Set-Cookie", await clearPending(secret, "hearts", appUrl));
  headers.append("Set-Cookie", await clearPending(secret, "answers", appUrl));
  // Adds to the welcome toast that sign-in has set.
  headers.append("Set-Cookie", await flash.add(...toasts));
  return redirect(item ? back : matchesOf(back), { status: 303, headers });
}

/** Saves the first of these addresses that holds answers. */
async function saveFirstAnswers(member: SignedInMember, addresses: string[]) {
  for (const address of addresses) {
    const outcome = await saveOnboardingAnswers(member, address, new Date());
    if (outcome !== "no answers") return outcome;
  }
  return "no answers";
}

/** Saves every item; the toast is about the last one. */
async function saveAll(member: SignedInMember, saves: PendingSave[]): Promise<Toast> {
  let saved = 0;
  let toast: Toast = errorToast(words.failed, words.unknown);
  for (const { item: text, wantsOpening = false } of saves) {
    const item = parseItem(text);
    if (!item) continue;
    const saving = await (wantsOpening
      ? setOpeningAlert(member, item, true, new Date())
      : saveItem(member, item, new Date()));
    if (saving.ok) saved += 1;
    toast = saving.ok
      ? successToast({ title: words.saved, detail: wantsOpening ? words.willHear : words.savedDetail })
      : errorToast(words.failed, words[saving.reason]);
  }
  return saved > 1 && toast.tone === "good"
    ? successToast({ title: words.saved, detail: words.savedAll(saved) })
    : toast;
}

/** Matches on the tab the visitor was on. */
function matchesOf(back: string): string {
  const tab = new URL(back, "http://fursa.invalid").searchParams.get("tab");
  return tab ? `/matches?${new URLSearchParams({ tab })}` : "/matches";
}
