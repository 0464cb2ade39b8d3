import { toString as drawQrCode } from "qrcode";
import { data } from "react-router";
import { failureMessage } from "#app/shared/forms/failed-submission/failure-message.ts";
import { parseFormData } from "#app/shared/forms/read-form-data.server.ts";
import { retryAfterHeaders } from "#app/shared/forms/retry-after-headers.ts";
import { pageTitle } from "#app/shared/layout/meta.ts";
import { TextField } from "#app/shared/ui/fields/text-field.tsx";
import { BackLink } from "#app/shared/ui/navigation/breadcrumb.tsx";
import { NarrowPage } from "#app/shared/ui/page/narrow-page.tsx";
import { accountsContext } from "../accounts.server.ts";
import { friendlyNameRule } from "../credentials.ts";
import { enrolAppForm } from "../schemas.server.ts";
import { readCarefully } from "../security/careful.server.ts";
import { CarefulPage } from "../security/careful-page.tsx";
import { proofKind } from "../security/prove.server.ts";
import { securityText } from "../security/text-words.ts";
import { requireMember } from "../signed-in.server.ts";
import type { Route } from "./+types/app.page.ts";
import { ConfirmFirst } from "./confirm-first.tsx";
import { enrolFactor, type Factor, readSecret } from "./factors.server.ts";
import { finishEnrolment, refuseUnconfirmed, requireUnfinished } from "./finish-enrolment.server.ts";
import { RecoveryCodeList } from "./recovery-code-list.tsx";
import { appText } from "./text-words.ts";
import { setUpAddress } from "./totp.server.ts";
import { VerifyForm } from "./verify-form.tsx";

export async function loader({ request, context }: Route.LoaderArgs) {
  const member = requireMember(request, context);
  const { email, hasConfirmedEmail: isConfirmed } = member;
  return { email, isConfirmed, kind: await proofKind(context.get(accountsContext).db, member) };
}

export async function action({ request, context }: Route.ActionArgs) {
  const member = requireMember(request, context);
  const { db, secret: key } = context.get(accountsContext);
  if (!member.hasConfirmedEmail) return refuseUnconfirmed(context, appText.failed);
  const form = await parseFormData(request.clone());
  if (form.get("intent") === "verify") {
    const factor = await requireUnfinished(context, member, form, "totp");
    const finish = await finishEnrolment(request, context, member, factor, String(form.get("code") ?? ""));
    const { headers } = finish;
    if (finish.ok) return data({ codes: finish.codes }, { headers });
    const again = { ...(await drawSetUp(key, factor, member.email)), problem: finish.problem };
    return data(again, { status: finish.status, headers });
  }
  const reading = await readCarefully(request, context, member, enrolAppForm, appText.failed);
  if ("refused" in reading) return reading.refused;
  const factor = await enrolFactor(db, key, member.userId, reading.value.friendlyName, {
    factorType: "totp",
  });
  if (!factor) return refuseUnconfirmed(context, appText.failed);
  return drawSetUp(key, factor, member.email);
}

async function drawSetUp(key: string, factor: Factor, email: string) {
  const secret = await readSecret(key, factor);
  const drawing = await drawQrCode(setUpAddress(secret, email), { type: "svg", margin: 2 });
  return {
    factorId: factor.id,
    secret: secret.replace(/.{4}(?=.)/g, "$& "),
    qrCode: `data:image/svg+xml,${encodeURIComponent(drawing)}`,
    problem: undefined as string | undefined,
  };
}

export const handle = failureMessage(() => ({ title: appText.failed }));

export const headers = retryAfterHeaders;

export const meta: Route.MetaFunction = () => [{ title: pageTitle(appText.addTitle) }];

export default function AuthenticatorApp({ loaderData, actionData }: Route.ComponentProps) {
  if (actionData && "codes" in actionData) return <RecoveryCodeList codes={actionData.codes} />;
  if (actionData && "qrCode" in actionData) {
    const { qrCode, secret, factorId, problem } = actionData;
    return (
      <NarrowPage
        title={appText.title}
        intro={appText.scan}
        above={<BackLink to="/profile/security">{securityText.title}</BackLink>}
      >
        <img
          src={qrCode}
          alt={appText.codeAlt}
          width={240}
          height={240}
          className="mx-auto rounded-lg bg-white"
        />
        <p>
          {appText.key}{" "}
          <code className="mt-2 block rounded-lg bg-neutral px-3 py-2 text-center font-mono break-words select-all">
            {secret}
          </code>
        </p>
        <VerifyForm factorId={factorId} problem={problem} />
      </NarrowPage>
    );
  }
  if (!loaderData.isConfirmed) return <ConfirmFirst title={appText.addTitle} email={loaderData.email} />;
  return (
    <CarefulPage
      title={appText.addTitle}
      intro={appText.intro}
      failed={appText.failed}
      button={appText.next}
      kind={loaderData.kind}
      refusal={actionData}
    >
      <TextField
        label={appText.name}
        name="friendlyName"
        id="security-friendlyName"
        {...friendlyNameRule}
        defaultValue={String(actionData?.values.friendlyName ?? appText.usualName)}
        hint={appText.nameHint}
        error={actionData?.problems.friendlyName}
      />
    </CarefulPage>
  );
}
