import { data } from "react-router";
import { z } from "zod";
import { accountsContext } from "#app/accounts/accounts.server.ts";
import { phoneRule } from "#app/accounts/credentials.ts";
import { limits } from "#app/accounts/limits.ts";
import { codeForm, phoneField } from "#app/accounts/schemas.server.ts";
import { CodeField } from "#app/accounts/second-factor/code-field.tsx";
import { requireMember } from "#app/accounts/signed-in.server.ts";
import { requestInfoContext, ussdContext } from "#app/shared/context.ts";
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
import { pageMeta } from "#app/shared/layout/meta.ts";
import { Button } from "#app/shared/ui/button.tsx";
import { TextField } from "#app/shared/ui/fields/text-field.tsx";
import { BackLink } from "#app/shared/ui/navigation/breadcrumb.tsx";
import { NarrowPage } from "#app/shared/ui/page/narrow-page.tsx";
import type { Route } from "./+types/phone.page.ts";
import { beginLink, findLinkedPhone, finishLink, unlink } from "./linked-phone.server.ts";
import { phonePageWords as words } from "./words.ts";

const path = "/profile/phone";
const numberForm = z.object({ phone: phoneField });

export async function loader({ request, context }: Route.LoaderArgs) {
  const member = requireMember(request, context);
  const line = context.get(ussdContext);
  if (!line) throw data(null, { status: 404 });
  const phone = await findLinkedPhone(context.get(accountsContext).db, member, new Date());
  return { ...phone, ussdCode: line.ussdCode, smsNumber: line.smsNumber };
}

export async function action({ request, context }: Route.ActionArgs) {
  const member = requireMember(request, context);
  if (!context.get(ussdContext)) throw data(null, { status: 404 });
  const accounts = context.get(accountsContext);
  const { client } = context.get(requestInfoContext);
  const form = await parseFormData(request);
  const now = new Date();
  const intent = form.get("intent");
  if (intent === "unlink") {
    await unlink(accounts.db, member);
    return redirectWithToast(context, path, successToast(words.nowUnlinked));
  }
  if (intent === "link") {
    const reading = parseForm(codeForm, form);
    if (!reading.ok) return rejectForm(context, words.notLinked, words.wrongCode, reading);
    const attempt = await accounts.limits.consume({
      limit: limits.secondFactor,
      subject: `phone ${member.userId}`,
    });
    if (!attempt.ok)
      return rejectTooManyTries(context, words.notLinked, attempt.waitSeconds, { values: {}, problems: {} });
    if (await finishLink(accounts.db, accounts.secret, member, reading.value.code, now))
      return redirectWithToast(context, path, successToast(words.nowLinked));
    const refusal = refuse(codeForm, form, { code: words.wrongCode });
    return rejectForm(context, words.notLinked, words.wrongCode, refusal);
  }
  const reading = parseForm(numberForm, form);
  if (!reading.ok) return rejectForm(context, words.notSent, reading.problems.phone ?? words.hint, reading);
  const { phone } = reading.value;
  const attempt = await accounts.limits.consume(
    { limit: limits.textPerson, subject: member.userId },
    { limit: limits.textPerson, subject: phone },
    { limit: limits.textClient, subject: client },
  );
  if (!attempt.ok)
    return rejectTooManyTries(context, words.notSent, attempt.waitSeconds, {
      values: { phone },
      problems: {},
    });
  const code = await beginLink(accounts.db, accounts.secret, member, phone, now);
  await accounts.texter.send({ to: phone, text: words.code(code), aboutUser: member.userId });
  return redirectWithToast(context, path, successToast(words.sent));
}

export const handle = failureMessage((form) => ({
  title: form.get("intent") === "link" ? words.notLinked : words.notSent,
}));

export const headers = retryAfterHeaders;

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({ ...words, path, appUrl: matches[0].loaderData?.appUrl, isPrivate: true });

export default function Phone({ loaderData, actionData }: Route.ComponentProps) {
  const { linked, waiting, ussdCode, smsNumber } = loaderData;
  return (
    <NarrowPage
      title={words.title}
      intro={words.dial(ussdCode)}
      above={<BackLink to="/profile">{words.back}</BackLink>}
    >
      <div className="grid gap-6">
        <div className="grid gap-2 text-ink-2">
          {smsNumber && <p>{words.text(smsNumber)}</p>}
          <p>{words.costs}</p>
        </div>
        {linked ? <Linked end={linked} /> : <p>{words.whyLink}</p>}
        {waiting && <TypeCode end={waiting} problem={actionData?.problems.code} />}
        {(!linked || waiting) && (
          <TypeNumber
            isAgain={waiting !== null}
            typed={String(actionData?.values.phone ?? "")}
            problem={actionData?.problems.phone}
          />
        )}
      </div>
    </NarrowPage>
  );
}

const Linked = ({ end }: { end: string }) => (
  <Form method="post" className="grid justify-items-start gap-3">
    <p className="font-semibold">{words.linked(end)}</p>
    <p className="text-ink-2">{words.linkedDetail}</p>
    <Button name="intent" value="unlink" look="outline">
      {words.unlink}
    </Button>
  </Form>
);

function TypeCode({ end, problem }: { end: string; problem: string | undefined }) {
  const isBusy = useBusy("link");
  return (
    <Form method="post" className="grid gap-4">
      <FormProblems
        title={words.notLinked}
        problems={problem ? { code: problem } : undefined}
        formId="link"
      />
      <CodeField id="link-code" label={words.codeLabel} hint={words.codeHint(end)} error={problem} />
      <Button name="intent" value="link" isWide size="large" isBusy={isBusy} busyLabel={words.linking}>
        {words.link}
      </Button>
    </Form>
  );
}

interface TypeNumberProps {
  isAgain: boolean;
  typed: string;
  problem: string | undefined;
}

function TypeNumber({ isAgain, typed, problem }: TypeNumberProps) {
  const isBusy = useBusy("send");
  return (
    <Form method="post" className="grid gap-4">
      <TextField
        label={isAgain ? words.another : words.label}
        name="phone"
        id="link-phone"
        {...phoneRule}
        autoComplete="tel"
        hint={words.hint}
        defaultValue={typed}
        error={problem}
      />
      <Button
        name="intent"
        value="send"
        look={isAgain ? "outline" : "primary"}
        isBusy={isBusy}
        busyLabel={words.sending}
      >
        {words.send}
      </Button>
    </Form>
  );
}
