import { data } from "react-router";
import { requestInfoContext } from "#app/shared/context.ts";
import { failureMessage } from "#app/shared/forms/failed-submission/failure-message.ts";
import { rejectTooManyTries } from "#app/shared/forms/form-responses.server.ts";
import { parseFormData } from "#app/shared/forms/read-form-data.server.ts";
import { retryAfterHeaders } from "#app/shared/forms/retry-after-headers.ts";
import { pageTitle } from "#app/shared/layout/meta.ts";
import { TextField } from "#app/shared/ui/fields/text-field.tsx";
import { BackLink } from "#app/shared/ui/navigation/breadcrumb.tsx";
import { NarrowPage } from "#app/shared/ui/page/narrow-page.tsx";
import { accountsContext } from "../accounts.server.ts";
import { friendlyNameRule, phoneRule } from "../credentials.ts";
import { limits } from "../limits.ts";
import { enrolPhoneForm } from "../schemas.server.ts";
import { readCarefully } from "../security/careful.server.ts";
import { CarefulPage } from "../security/careful-page.tsx";
import { proofKind } from "../security/prove.server.ts";
import { securityText } from "../security/text-words.ts";
import { requireMember } from "../signed-in.server.ts";
import type { Route } from "./+types/phone.page.ts";
import { ConfirmFirst } from "./confirm-first.tsx";
import { enrolFactor } from "./factors.server.ts";
import { finishEnrolment, refuseUnconfirmed, requireUnfinished } from "./finish-enrolment.server.ts";
import { sendPhoneCode } from "./phone.server.ts";
import { RecoveryCodeList } from "./recovery-code-list.tsx";
import { phoneText } from "./text-words.ts";
import { VerifyForm } from "./verify-form.tsx";

export async function loader({ request, context }: Route.LoaderArgs) {
  const member = requireMember(request, context);
  const { email, hasConfirmedEmail: isConfirmed } = member;
  return { email, isConfirmed, kind: await proofKind(context.get(accountsContext).db, member) };
}

export async function action({ request, context }: Route.ActionArgs) {
  const member = requireMember(request, context);
  const accounts = context.get(accountsContext);
  if (!member.hasConfirmedEmail) return refuseUnconfirmed(context, phoneText.failed);
  const form = await parseFormData(request.clone());
  if (form.get("intent") === "verify") {
    const factor = await requireUnfinished(context, member, form, "phone");
    const finish = await finishEnrolment(request, context, member, factor, String(form.get("code") ?? ""));
    const { headers } = finish;
    if (finish.ok) return data({ codes: finish.codes }, { headers });
    const again = { factorId: factor.id, phone: factor.phone ?? "", problem: finish.problem };
    return data(again, { status: finish.status, headers });
  }
  const reading = await readCarefully(request, context, member, enrolPhoneForm, phoneText.failed);
  if ("refused" in reading) return reading.refused;
  const { friendlyName, phone } = reading.value;
  const attempt = await accounts.limits.consume(
    { limit: limits.textPerson, subject: member.userId },
    { limit: limits.textPerson, subject: phone },
    { limit: limits.textClient, subject: context.get(requestInfoContext).client },
  );
  if (!attempt.ok)
    return rejectTooManyTries(context, phoneText.failed, attempt.waitSeconds, {
      values: { friendlyName, phone },
      problems: {},
    });
  const factor = await enrolFactor(accounts.db, accounts.secret, member.userId, friendlyName, {
    factorType: "phone",
    phone,
  });
  if (!factor) return refuseUnconfirmed(context, phoneText.failed);
  await sendPhoneCode(accounts, factor, new Date());
  return { factorId: factor.id, phone, problem: undefined };
}

export const handle = failureMessage(() => ({ title: phoneText.failed }));

export const headers = retryAfterHeaders;

export const meta: Route.MetaFunction = () => [{ title: pageTitle(phoneText.addTitle) }];

export default function Phone({ loaderData, actionData }: Route.ComponentProps) {
  if (actionData && "codes" in actionData) return <RecoveryCodeList codes={actionData.codes} />;
  if (actionData && "factorId" in actionData) {
    return (
      <NarrowPage
        title={phoneText.title}
        intro={phoneText.sent(actionData.phone)}
        above={<BackLink to="/profile/security">{securityText.title}</BackLink>}
      >
        <VerifyForm factorId={actionData.factorId} problem={actionData.problem} />
      </NarrowPage>
    );
  }
  if (!loaderData.isConfirmed) return <ConfirmFirst title={phoneText.addTitle} email={loaderData.email} />;
  return (
    <CarefulPage
      title={phoneText.addTitle}
      intro={phoneText.intro}
      failed={phoneText.failed}
      button={phoneText.send}
      kind={loaderData.kind}
      refusal={actionData}
    >
      <TextField
        label={phoneText.number}
        name="phone"
        id="security-phone"
        {...phoneRule}
        autoComplete="tel"
        hint={phoneText.numberHint}
        defaultValue={String(actionData?.values.phone ?? "")}
        error={actionData?.problems.phone}
      />
      <TextField
        label={phoneText.name}
        name="friendlyName"
        id="security-friendlyName"
        {...friendlyNameRule}
        defaultValue={String(actionData?.values.friendlyName ?? phoneText.usualName)}
        error={actionData?.problems.friendlyName}
      />
    </CarefulPage>
  );
}
