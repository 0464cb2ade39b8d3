import { errorToast, redirectWithToast, successToast } from "#app/shared/forms/form-responses.server.ts";
import { accountsContext } from "../accounts.server.ts";
import { tokenIn } from "../links/link-token.ts";
import { forgetWaitingLink, requireOwnerOfLink } from "../links/waiting-link.server.ts";
import { currentUserContext } from "../session/current-user.server.ts";
import { confirmEmail } from "../sign-in/mail-links.server.ts";
import { words } from "../words.ts";
import type { Route } from "./+types/confirm.endpoint.ts";
import { confirmText } from "./text-words.ts";

/** The link in the confirmation email. It ends on the profile, which may require signing in first. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const accounts = context.get(accountsContext);
  const token = tokenIn(request);
  const owner = await requireOwnerOfLink(context, "/auth/confirm", token);
  const forgotten = [await forgetWaitingLink(accounts)];
  if (owner && (await confirmEmail(accounts, token, owner, new Date()))) {
    return redirectWithToast(context, "/profile", successToast(words.emailConfirmed), forgotten);
  }
  const currentUser = context.get(currentUserContext);
  if (currentUser.kind !== "member" && currentUser.kind !== "admin")
    return redirectWithToast(
      context,
      "/auth/resend",
      errorToast(confirmText.failed, words.linkTooOld),
      forgotten,
    );
  // The link was opened again, by its owner or a mail program, and has been used already.
  if (currentUser.emailVerified) return redirectWithToast(context, "/profile", null, forgotten);
  return redirectWithToast(
    context,
    "/profile",
    errorToast(confirmText.failed, words.linkTooOldOrAnothers),
    forgotten,
  );
}
