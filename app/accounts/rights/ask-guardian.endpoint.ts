import { redirect } from "react-router";
import { factsContext } from "#app/shared/context.ts";
import { bad, goOn, good } from "#app/shared/forms/form-responses.server.ts";
import { readForm } from "#app/shared/forms/read-form.server.ts";
import { readFormData } from "#app/shared/forms/read-form-data.server.ts";
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

const failed = "We did not write to your guardian";

export async function action({ request, context }: Route.ActionArgs) {
  const member = requireMember(request, context);
  const accounts = context.get(accountsContext);
  const form = await readFormData(request);
  const back = form.has("back") ? safePath(form.get("back"), context.get(factsContext).appUrl) : "/profile";
  const reading = readForm(emailForm, form);
  if (!reading.ok) return goOn(context, back, bad(failed, reading.problems.email ?? ""));
  const guardianEmail = reading.value.email;
  if (await isOwnMailbox(accounts, member.userId, guardianEmail))
    return goOn(context, back, bad(failed, words.guardianIsSelf));
  const now = new Date();
  const obstacle = await findObstacle(accounts, member.userId, now);
  if (obstacle) return goOn(context, back, bad(failed, obstacle));
  const turn = await accounts.limits.take(
    { limit: limits.guardianPerson, whom: member.userId },
    { limit: limits.guardianAddress, whom: mailboxOf(guardianEmail) },
    { limit: limits.guardianClient, whom: context.get(factsContext).client },
  );
  if (!turn.ok) return goOn(context, back, bad(failed, tooManyTries(turn.waitSeconds)));
  const fullName = await findFullName(member);
  await askGuardian(accounts, { userId: member.userId, fullName }, guardianEmail, now);
  return goOn(context, back, good(words.guardianAsked));
}

export const loader = () => redirect("/profile");
