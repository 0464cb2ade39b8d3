import { redirect } from "react-router";
import { SignedInMember } from "#app/accounts/signed-in.server.ts";
import { parseItem } from "#app/catalogue/kinds/item.ts";
import { requestInfoContext } from "#app/shared/context.ts";
import { parseFormData } from "#app/shared/forms/read-form-data.server.ts";
import { safePath } from "#app/shared/urls/safe-path.ts";
import { respondToForm, sendToSignIn } from "../respond-to-form.server.ts";
import type { Route } from "./+types/opening.endpoint.ts";
import { handleOpeningForm } from "./handle-opening-form.server.ts";

/** Handles "Remind me when it opens" on an opportunity's page. */
export async function action({ request, context }: Route.ActionArgs) {
  const form = await parseFormData(request);
  const item = parseItem(form.get("item"));
  const wantsOpening = form.get("wants") !== "not-hear";
  const back = safePath(form.get("back"), context.get(requestInfoContext).appUrl);
  const member = SignedInMember.of(context);
  if (member)
    return respondToForm(
      request,
      context,
      back,
      await handleOpeningForm(member, item, wantsOpening, new Date()),
    );
  return item ? sendToSignIn(request, context, { item, back, wantsOpening }) : redirect("/saved");
}

export const loader = () => redirect("/saved");
