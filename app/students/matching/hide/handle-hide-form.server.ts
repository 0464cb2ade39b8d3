import type { RouterContextProvider } from "react-router";
import { pageAddress } from "#app/accounts/sign-in/return-address.ts";
import type { SignedInMember } from "#app/accounts/signed-in.server.ts";
import { formatItem, parseItem } from "#app/catalogue/kinds/item.ts";
import { errorToast, redirectWithToast } from "#app/shared/forms/form-responses.server.ts";
import { hidingWords as words } from "../words.ts";
import { hideMatch, restoreMatch } from "./hide-match.server.ts";

/** Hides or restores a match and redirects back. `?hidden=` offers undo. */
export async function handleHideForm(
  member: SignedInMember,
  form: FormData,
  request: Request,
  context: Readonly<RouterContextProvider>,
  now: Date,
) {
  const item = parseItem(form.get("item"));
  const { pathname, searchParams } = new URL(pageAddress(request.url));
  searchParams.delete("hidden");
  if (form.get("wants") === "show") {
    if (item) await restoreMatch(member, item);
    return redirectWithToast(context, address(pathname, searchParams), { tone: "good", title: words.shown });
  }
  const hiding = item ? await hideMatch(member, item, now) : ({ ok: false, reason: "unknown" } as const);
  if (!item || !hiding.ok) {
    const reason = hiding.ok ? "unknown" : hiding.reason;
    return redirectWithToast(
      context,
      address(pathname, searchParams),
      errorToast(words.failed, words[reason]),
    );
  }
  searchParams.set("hidden", formatItem(item));
  return redirectWithToast(context, address(pathname, searchParams), null);
}

const address = (pathname: string, search: URLSearchParams) =>
  search.size > 0 ? `${pathname}?${search}` : pathname;
