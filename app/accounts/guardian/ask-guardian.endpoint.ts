import { redirect } from "react-router";
import { requestInfoContext } from "#app/shared/context.ts";
import { errorToast, redirectWithToast, successToast } from "#app/shared/forms/form-responses.server.ts";
import { parseForm } from "#app/shared/forms/read-form.server.ts";
import { parseFormData } from "#app/shared/forms/read-form-data.server.ts";
import { tooManyTries } from "#app/shared/rate-limits/words.ts";
import { safePath } from "#app/shared/urls/safe-path.ts";
import { accountsContext } from "../accounts.server.ts";
import { limits } from "../limits.ts";
import { emailForm } from "../schemas.server.ts";
import { requireMember } from "../signed-in.server.ts";
import { words } from "../words.ts";
import type { Route } from "./+types/ask-guardian.endpoint.ts";
import { askGuardian, findFullName, findObstacle } from "./guardian.server.ts";
import { mailboxOf } from "./mailbox.ts";
import { isOwnMailbox } from "./own-mailbox.server.ts";
import { guardianFormText } from "./text-words.ts";

export async function action({ request, context }: Route.ActionArgs) {
  const member = requireMember(request, context);
  const accounts = context.get(accountsContext);
  const form = await parseFormData(request);
  const back = form.has("back")
    ? safePath(form.get("back"), context.get(requestInfoContext).appUrl)
    : "/profile";
  const reading = parseForm(emailForm, form);
  if (!reading.ok)
    return redirectWithToast(
      context,
      back,
      errorToast(guardianFormText.failed, reading.problems.email ?? ""),
    );
  const guardianEmail = reading.value.email;
  if (await isOwnMailbox(accounts, member.userId, guardianEmail))
    return redirectWithToast(context, back, errorToast(guardianFormText.failed, words.guardianIsSelf));
  const now = new Date();
  const obstacle = await findObstacle(accounts, member.userId, now);
  if (obstacle) return redirectWithToast(context, back, errorToast(guardianFormText.failed, obstacle));
  const attempt = await accounts.limits.consume(
    { limit: limits.guardianPerson, subject: member.userId },
    { limit: limits.guardianAddress, subject: mailboxOf(guardianEmail) },
    { limit: limits.guardianClient, subject: context.get(requestInfoContext).client },
  );
  if (!attempt.ok)
    return redirectWithToast(
      context,
      back,
      errorToast(guardianFormText.failed, tooManyTries(attempt.waitSeconds)),
    );
  const fullName = await findFullName(member);
  await askGuardian(accounts, { userId: member.userId, fullName }, guardianEmail, now);
  return redirectWithToast(context, back, successToast(words.guardianAsked));
}

export const loader = () => redirect("/profile");
