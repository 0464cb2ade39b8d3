import type { RouterContextProvider } from "react-router";
import { pageAddress } from "#app/accounts/sign-in/return-address.ts";
import type { SignedInMember } from "#app/accounts/signed-in.server.ts";
import { formatItem, parseItem } from "#app/catalogue/kinds/item.ts";
import { errorToast, redirectWithToast, rejectForm } from "#app/shared/forms/form-responses.server.ts";
import { parseForm } from "#app/shared/forms/read-form.server.ts";
import { parseFormData } from "#app/shared/forms/read-form-data.server.ts";
import { asViewer } from "#database/viewer.ts";
import { handleOpeningForm } from "../opening-alert/handle-opening-form.server.ts";
import { findTitle } from "../save/find-title.server.ts";
import { removeItem } from "../save/remove-item.server.ts";
import { saveItem } from "../save/save-item.server.ts";
import { progressForm, refereesOf } from "../track/progress-form.server.ts";
import { saveProgress } from "../track/save-progress.server.ts";
import { savedWords, savingWords } from "../words.ts";

/** The limit of the column. */
const mostTicks = 60;

type Context = Readonly<RouterContextProvider>;

/** Handles the forms of the saved page: progress, opening alert, remove, and undo of a removal. */
export async function handleSavedForm(member: SignedInMember, request: Request, context: Context, now: Date) {
  const { pathname, search } = new URL(pageAddress(request.url));
  const here = pathname + search;
  const form = await parseFormData(request);
  const wants = form.get("wants");
  if (wants === "remove") return remove(member, context, form, here);
  if (wants === "hear" || wants === "not-hear") {
    const { toast } = await handleOpeningForm(member, parseItem(form.get("item")), wants === "hear", now);
    return redirectWithToast(context, here, toast);
  }

  const reading = parseForm(progressForm, form);
  if (!reading.ok) {
    return rejectForm(context, savedWords.notKept, Object.values(reading.problems)[0] ?? "", reading);
  }
  const { item, status, note, referee, askedOn } = reading.value;
  const progress = { status, note, referees: refereesOf(referee, askedOn) };
  if (wants === "undo") {
    const ticked = form.getAll("ticked").map(String).slice(0, mostTicks);
    const wantsOpening = form.get("wantsOpening") === "yes";
    const saving = await saveItem(member, item, now, { ...progress, ticked, wantsOpening });
    if (!saving.ok)
      return redirectWithToast(context, here, errorToast(savingWords.failed, savingWords[saving.reason]));
    return redirectWithToast(context, here, { tone: "good", title: savedWords.broughtBack });
  }
  const isSaved = await saveProgress(member, item, progress, now);
  return redirectWithToast(
    context,
    here,
    isSaved ? { tone: "good", title: savedWords.kept } : errorToast(savedWords.notKept, savedWords.gone),
  );
}

/** Renders the page with its undo button instead of redirecting: a note can be longer than a flash cookie. */
async function remove(member: SignedInMember, context: Context, form: FormData, here: string) {
  const item = parseItem(form.get("item"));
  const progress = item && (await removeItem(member, item));
  const title = item && progress && (await asViewer(member.viewer, (db) => findTitle(db, item)));
  if (!title) return redirectWithToast(context, here, errorToast(savedWords.notRemoved, savedWords.gone));
  return { removed: { item: formatItem(item), title, ...progress } };
}
