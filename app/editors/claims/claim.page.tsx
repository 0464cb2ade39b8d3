import { data } from "react-router";
import { z } from "zod";
import { emailRule } from "#app/accounts/credentials.ts";
import { kindOf } from "#app/catalogue/kinds/kinds.ts";
import { findRecord } from "#app/editors/catalogue/edit/find-record.server.ts";
import { recordTypes } from "#app/editors/catalogue/fields/record-types.ts";
import { backgroundContext, requestInfoContext, secretContext, viewerContext } from "#app/shared/context.ts";
import { failureMessage } from "#app/shared/forms/failed-submission/failure-message.ts";
import { requiredEmail } from "#app/shared/forms/fields.server.ts";
import { Form } from "#app/shared/forms/form.tsx";
import { FormProblems } from "#app/shared/forms/form-problems.tsx";
import { redirectWithToast } from "#app/shared/forms/form-responses.server.ts";
import { HoneypotField } from "#app/shared/forms/honeypot-field.tsx";
import { parseForm, refuse } from "#app/shared/forms/read-form.server.ts";
import { parseFormData } from "#app/shared/forms/read-form-data.server.ts";
import { useBusy } from "#app/shared/forms/use-busy.ts";
import { pageTitle } from "#app/shared/layout/meta.ts";
import { mailerContext } from "#app/shared/messages.ts";
import { rateLimiterContext } from "#app/shared/rate-limits/rate-limiter.server.ts";
import { tooManyTries } from "#app/shared/rate-limits/words.ts";
import { Button, ButtonLink } from "#app/shared/ui/button.tsx";
import { TextField } from "#app/shared/ui/fields/text-field.tsx";
import { BackLink } from "#app/shared/ui/navigation/breadcrumb.tsx";
import { Card } from "#app/shared/ui/page/card.tsx";
import { PageHeading } from "#app/shared/ui/page/heading.tsx";
import { parseId } from "#app/shared/urls/parse-id.ts";
import { kinds } from "#database/schema/lists.ts";
import { asViewer } from "#database/viewer.ts";
import { EditorStyles } from "../editor-styles.tsx";
import type { Route } from "./+types/claim.page.ts";
import { isAtDomain, officialDomain } from "./official-domain.ts";
import { requestClaim } from "./request-claim.server.ts";
import { claimWords as words } from "./words.ts";

const formId = "claim";
const schema = z.object({ email: requiredEmail(emailRule) });

async function requireRecord({ params, context }: Pick<Route.LoaderArgs, "params" | "context">) {
  const kind = kinds.find((known) => kindOf[known] === params.kind);
  const id = parseId(params.id);
  const record =
    kind && id ? await asViewer(context.get(viewerContext), (db) => findRecord(db, kind, id)) : null;
  if (!kind || !record?.isPublished) throw data(null, { status: 404 });
  const url = String(record.values[recordTypes[kind].urlColumn ?? ""] ?? "");
  return { kind, id: record.id, title: record.title, domain: officialDomain(url) };
}

export async function loader(args: Route.LoaderArgs) {
  const { title, domain } = await requireRecord(args);
  return { title, domain };
}

export async function action({ request, ...args }: Route.ActionArgs) {
  const { context, params } = args;
  const { domain, ...record } = await requireRecord(args);
  const form = await parseFormData(request);
  const reading = parseForm(schema, form);
  if (!reading.ok) return data({ refusal: reading }, { status: 400 });
  const { email } = reading.value;
  if (!domain || !isAtDomain(email, domain))
    return data(
      { refusal: refuse(schema, form, { email: domain ? words.wrongDomain(domain) : words.noDomain }) },
      { status: 400 },
    );
  const back = `/${params.kind}/${record.id}`;
  // Bots get the same response as people.
  if (form.get("website")) return redirectWithToast(context, back, { tone: "good", ...words.sent });
  const { appUrl, client } = context.get(requestInfoContext);
  const tools = {
    limits: context.get(rateLimiterContext),
    mailer: context.get(mailerContext),
    inBackground: context.get(backgroundContext),
    secret: context.get(secretContext),
    origin: appUrl,
    client,
  };
  const turn = await requestClaim(tools, { ...record, email }, new Date());
  if (!turn.ok)
    return data(
      { refusal: refuse(schema, form, { form: tooManyTries(turn.waitSeconds) }) },
      { status: 429, headers: { "Retry-After": String(turn.waitSeconds) } },
    );
  return redirectWithToast(context, back, { tone: "good", ...words.sent });
}

export const handle = failureMessage();

export const meta: Route.MetaFunction = () => [
  { title: pageTitle(words.title) },
  { name: "robots", content: "noindex" },
];

/** The page where a representative of the institution requests the link to its record. */
export default function ClaimPage({
  loaderData: { title, domain },
  actionData,
  params,
}: Route.ComponentProps) {
  const refusal = actionData?.refusal;
  const isBusy = useBusy();
  const path = `${params.kind}/${params.id}`;
  return (
    <div className="wrap max-w-xl py-4 md:py-6">
      <EditorStyles />
      <BackLink to={`/${path}`}>{title}</BackLink>
      <PageHeading title={words.title} intro={words.intro(title)} />
      <Card className="mt-4 grid gap-4">
        <p>{domain ? words.steps(domain) : words.noDomain}</p>
        {domain ? (
          <Form method="post" noValidate={refusal !== undefined} className="grid gap-4">
            <FormProblems title={words.problems} problems={refusal?.problems} formId={formId} />
            <HoneypotField name="website" label={words.trap} />
            <TextField
              {...emailRule}
              id={`${formId}-email`}
              name="email"
              label={words.email}
              defaultValue={String(refusal?.values.email ?? "")}
              error={refusal?.problems.email}
              placeholder={`name@${domain}`}
              autoComplete="email"
            />
            <Button isBusy={isBusy} busyLabel={words.sending} className="max-sm:w-full sm:w-fit">
              {words.send}
            </Button>
          </Form>
        ) : (
          <ButtonLink to={`/report/${path}`} look="outline" className="w-fit">
            {words.report}
          </ButtonLink>
        )}
      </Card>
    </div>
  );
}
