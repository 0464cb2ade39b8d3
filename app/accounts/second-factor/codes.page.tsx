import { redirect } from "react-router";
import { failureMessage } from "#app/shared/forms/failed-submission/failure-message.ts";
import { retryAfterHeaders } from "#app/shared/forms/retry-after-headers.ts";
import { pageTitle } from "#app/shared/layout/meta.ts";
import { accountsContext } from "../accounts.server.ts";
import { proofForm } from "../schemas.server.ts";
import { readCarefully } from "../security/careful.server.ts";
import { CarefulPage } from "../security/careful-page.tsx";
import { proofKind } from "../security/prove.server.ts";
import { requireMember } from "../signed-in.server.ts";
import type { Route } from "./+types/codes.page.ts";
import { RecoveryCodeList } from "./recovery-code-list.tsx";
import { replaceRecoveryCodes } from "./recovery-codes.server.ts";
import { codesText } from "./text-words.ts";

export async function loader({ request, context }: Route.LoaderArgs) {
  const member = requireMember(request, context);
  if (!member.hasFactor) throw redirect("/profile/security");
  return { kind: await proofKind(context.get(accountsContext).db, member) };
}

export async function action({ request, context }: Route.ActionArgs) {
  const member = requireMember(request, context);
  if (!member.hasFactor) throw redirect("/profile/security");
  const reading = await readCarefully(request, context, member, proofForm, codesText.failed);
  if ("refused" in reading) return reading.refused;
  const { db, secret } = context.get(accountsContext);
  return { codes: await replaceRecoveryCodes(db, secret, member.userId) };
}

export const handle = failureMessage(() => ({ title: codesText.failed }));

export const headers = retryAfterHeaders;

export const meta: Route.MetaFunction = () => [{ title: pageTitle(codesText.title) }];

export default function Codes({ loaderData, actionData }: Route.ComponentProps) {
  if (actionData && "codes" in actionData) return <RecoveryCodeList codes={actionData.codes} />;
  return (
    <CarefulPage
      title={codesText.title}
      intro={codesText.intro}
      failed={codesText.failed}
      button={codesText.make}
      kind={loaderData.kind}
      refusal={actionData}
    />
  );
}
