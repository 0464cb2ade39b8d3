import { redirect } from "react-router";
import { requestInfoContext } from "#app/shared/context.ts";
import { failureMessage } from "#app/shared/forms/failed-submission/failure-message.ts";
import { Form } from "#app/shared/forms/form.tsx";
import { FormProblems } from "#app/shared/forms/form-problems.tsx";
import {
  redirectWithToast,
  rejectForm,
  rejectTooManyTries,
  successToast,
} from "#app/shared/forms/form-responses.server.ts";
import { parseForm, refuse } from "#app/shared/forms/read-form.server.ts";
import { parseFormData } from "#app/shared/forms/read-form-data.server.ts";
import { retryAfterHeaders } from "#app/shared/forms/retry-after-headers.ts";
import { useBusy } from "#app/shared/forms/use-busy.ts";
import { pageTitle } from "#app/shared/layout/meta.ts";
import { Button } from "#app/shared/ui/button.tsx";
import { NarrowPage } from "#app/shared/ui/page/narrow-page.tsx";
import { accountsContext } from "../accounts.server.ts";
import { findDevice, rememberDevice } from "../devices/known-device.server.ts";
import { limits } from "../limits.ts";
import { codeForm } from "../schemas.server.ts";
import { checkSecondFactor } from "../second-factor/check-second-factor.server.ts";
import { CodeField } from "../second-factor/code-field.tsx";
import { findFactor, listFactors } from "../second-factor/factors.server.ts";
import { sendPhoneCode } from "../second-factor/phone.server.ts";
import { currentUserContext, requireKnown } from "../session/current-user.server.ts";
import { inSession } from "../signed-in.server.ts";
import { words } from "../words.ts";
import type { Route } from "./+types/challenge.page.ts";
import { readReturnAddress, withReturn } from "./return-address.ts";
import { challengeText } from "./text-words.ts";
import { signedIn } from "./where-next.server.ts";

/** The second step of signing in. A user is not a member before it. */
function requireChallenged({ request, context }: Pick<Route.LoaderArgs, "request" | "context">) {
  const currentUser = requireKnown(context.get(currentUserContext));
  const comeBackTo = readReturnAddress(new URL(request.url).searchParams.get("return"));
  if (currentUser.kind === "visitor") throw redirect(withReturn("/auth", comeBackTo));
  if (currentUser.kind !== "challenged") throw redirect(comeBackTo);
  return { currentUser, comeBackTo };
}

export async function loader(args: Route.LoaderArgs) {
  const { currentUser } = requireChallenged(args);
  const factors = await listFactors(args.context.get(accountsContext).db, currentUser.userId);
  return {
    apps: factors.filter(({ factorType }) => factorType === "totp").map(({ friendlyName }) => friendlyName),
    phones: factors
      .filter(({ factorType }) => factorType === "phone")
      .map(({ id, phoneEnd }) => ({ id, end: phoneEnd ?? "" })),
  };
}

export async function action({ request, context, ...rest }: Route.ActionArgs) {
  const { currentUser, comeBackTo } = requireChallenged({ request, context, ...rest });
  const accounts = context.get(accountsContext);
  const { client } = context.get(requestInfoContext);
  const form = await parseFormData(request);
  const now = new Date();
  const device = await findDevice(accounts, request.headers, { userId: currentUser.userId });

  if (form.get("intent") === "text") {
    const factor = await findFactor(accounts.db, currentUser.userId, String(form.get("factor")));
    if (factor?.factorType !== "phone" || factor.status !== "verified") {
      const refusal = refuse(codeForm, form, { form: words.noSuchPhone });
      return rejectForm(context, words.signInFailed, words.noSuchPhone, refusal);
    }
    const attempt = await accounts.limits.consume(
      ...(device?.aal === "aal2"
        ? [{ limit: limits.textPerson, subject: device.key }]
        : [
            { limit: limits.textPerson, subject: currentUser.userId },
            { limit: limits.textClient, subject: client },
          ]),
    );
    if (!attempt.ok)
      return rejectTooManyTries(context, words.signInFailed, attempt.waitSeconds, refuse(codeForm, form, {}));
    await sendPhoneCode(accounts, factor, now);
    return redirectWithToast(
      context,
      withReturn("/auth/challenge", comeBackTo),
      successToast(words.codeSent),
    );
  }

  const reading = parseForm(codeForm, form);
  if (!reading.ok)
    return rejectForm(context, words.signInFailed, Object.values(reading.problems)[0] ?? "", reading);
  const check = await checkSecondFactor(accounts, {
    userId: currentUser.userId,
    client,
    device,
    code: reading.value.code,
    now,
  });
  if (!check.ok && check.reason === "locked") {
    const refusal = refuse(codeForm, form, {});
    return rejectTooManyTries(context, words.signInFailed, check.waitSeconds, refusal, words.orRecoveryCode);
  }
  if (!check.ok) {
    return rejectForm(
      context,
      words.signInFailed,
      words.wrongCode,
      refuse(codeForm, form, { code: words.wrongCode }),
    );
  }
  const raised = await inSession(
    request,
    context,
    accounts.auth.api.raiseAssurance({ headers: request.headers, returnHeaders: true }),
  );
  const deviceCookies = await rememberDevice(accounts, request.headers, currentUser.userId, "aal2");
  return signedIn(request, context, [...raised.headers.getSetCookie(), ...deviceCookies], comeBackTo);
}

export const handle = failureMessage(() => ({ title: words.signInFailed }));

export const headers = retryAfterHeaders;

export const meta: Route.MetaFunction = () => [
  { title: pageTitle(challengeText.name) },
  { name: "robots", content: "noindex" },
];

export default function Challenge({ loaderData: { apps, phones }, actionData }: Route.ComponentProps) {
  const isBusy = useBusy();
  return (
    <NarrowPage title={challengeText.title} intro={challengeText.intro}>
      <FormProblems title={words.signInFailed} problems={actionData?.problems} formId="challenge" />
      {phones.map(({ id, end }) => (
        <Form key={id} method="post">
          <input type="hidden" name="intent" value="text" />
          <input type="hidden" name="factor" value={id} />
          <Button look="outline" isWide>
            {challengeText.text(end)}
          </Button>
        </Form>
      ))}
      <Form method="post" className="grid gap-5">
        <CodeField
          id="challenge-code"
          error={actionData?.problems.code}
          hint={apps.length > 0 ? challengeText.appHint(apps) : challengeText.codeHint}
        />
        <Button isWide size="large" isBusy={isBusy} busyLabel={challengeText.checking}>
          {challengeText.verify}
        </Button>
      </Form>
      <Form method="post" action="/sign-out">
        <Button look="quiet">{challengeText.another}</Button>
      </Form>
    </NarrowPage>
  );
}
