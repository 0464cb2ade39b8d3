import { redirect } from "react-router";
import { failureMessage } from "#app/shared/forms/failed-submission/failure-message.ts";
import { redirectWithToast, successToast } from "#app/shared/forms/form-responses.server.ts";
import { retryAfterHeaders } from "#app/shared/forms/retry-after-headers.ts";
import { pageTitle } from "#app/shared/layout/meta.ts";
import { accountsContext } from "../accounts.server.ts";
import { factorChangedMail } from "../mails.ts";
import { proofForm } from "../schemas.server.ts";
import { readCarefully } from "../security/careful.server.ts";
import { CarefulPage } from "../security/careful-page.tsx";
import { proofKind } from "../security/prove.server.ts";
import { requireMember } from "../signed-in.server.ts";
import { words } from "../words.ts";
import type { Route } from "./+types/remove.page.ts";
import { listFactors, removeFactor } from "./factors.server.ts";
import { removeRecoveryCodes } from "./recovery-codes.server.ts";
import { factorListText, removeText } from "./text-words.ts";

export async function loader({ request, context, params }: Route.LoaderArgs) {
  const member = requireMember(request, context);
  const { db } = context.get(accountsContext);
  const factor = (await listFactors(db, member.userId)).find(({ id }) => id === params.factor);
  if (!factor) throw redirect("/profile/security");
  return { kind: await proofKind(db, member), name: factor.friendlyName };
}

export async function action({ request, context, params }: Route.ActionArgs) {
  const member = requireMember(request, context);
  const { db, mailer } = context.get(accountsContext);
  const reading = await readCarefully(request, context, member, proofForm, removeText.failed);
  if ("refused" in reading) return reading.refused;
  const known = (await listFactors(db, member.userId)).some(({ id }) => id === params.factor);
  const name = known ? await removeFactor(db, member.userId, params.factor) : null;
  if (!name) throw redirect("/profile/security");
  if ((await listFactors(db, member.userId)).length === 0) await removeRecoveryCodes(db, member.userId);
  await mailer.send(factorChangedMail(member.email, "removed", name));
  return redirectWithToast(context, "/profile/security", successToast(words.factorRemoved));
}

export const handle = failureMessage(() => ({ title: removeText.failed }));

export const headers = retryAfterHeaders;

export const meta: Route.MetaFunction = () => [{ title: pageTitle(removeText.name) }];

export default function Remove({ loaderData: { kind, name }, actionData }: Route.ComponentProps) {
  return (
    <CarefulPage
      title={removeText.title(name)}
      intro={removeText.intro}
      failed={removeText.failed}
      button={factorListText.remove}
      look="danger"
      kind={kind}
      refusal={actionData}
    />
  );
}
