import { data } from "react-router";
import { isWebAddress } from "#app/catalogue/facts/web-address.ts";
import { kindOf } from "#app/catalogue/kinds/kinds.ts";
import { secretContext, viewerContext } from "#app/shared/context.ts";
import { failureMessage } from "#app/shared/forms/failed-submission/failure-message.ts";
import { Form } from "#app/shared/forms/form.tsx";
import { FormProblems } from "#app/shared/forms/form-problems.tsx";
import { redirectWithToast } from "#app/shared/forms/form-responses.server.ts";
import { lookUp } from "#app/shared/forms/lookup.ts";
import { parseFormData } from "#app/shared/forms/read-form-data.server.ts";
import { useBusy } from "#app/shared/forms/use-busy.ts";
import { pageTitle } from "#app/shared/layout/meta.ts";
import { type RateLimit, rateLimiterContext } from "#app/shared/rate-limits/rate-limiter.server.ts";
import { tooManyTries } from "#app/shared/rate-limits/words.ts";
import { Button, ButtonLink } from "#app/shared/ui/button.tsx";
import { TextArea, TextField } from "#app/shared/ui/fields/text-field.tsx";
import { BackLink } from "#app/shared/ui/navigation/breadcrumb.tsx";
import { Card } from "#app/shared/ui/page/card.tsx";
import { PageHeading } from "#app/shared/ui/page/heading.tsx";
import { NarrowPage } from "#app/shared/ui/page/narrow-page.tsx";
import { EditorStyles } from "../editor-styles.tsx";
import type { Route } from "./+types/claimed.page.ts";
import { readClaim } from "./claim-token.server.ts";
import { officialDomain } from "./official-domain.ts";
import { findClaimed, proposeChanges } from "./propose-changes.server.ts";
import { claimWords } from "./words.ts";

const formId = "claimed";
const changesLimit: RateLimit = { name: "claimed-record", tries: 10, seconds: 24 * 3_600 };
const maxEcho = 20_000;
/** How many letters of a line a phone shows. */
const longestLine = 36;

async function findClaim({ params, context }: Pick<Route.LoaderArgs, "params" | "context">) {
  const claim = readClaim(context.get(secretContext), params.token, new Date());
  const claimed = claim && (await findClaimed(context.get(viewerContext).database, claim));
  return claim && claimed ? { claim, claimed } : null;
}

export async function loader(args: Route.LoaderArgs) {
  const found = await findClaim(args);
  if (!found) return data(null, { status: 404 });
  const { title, url, domain, fields } = found.claimed;
  const { kind, recordId } = found.claim;
  return data({
    title,
    to: `/${kindOf[kind]}/${recordId}`,
    url,
    domain,
    fields: fields.map(({ field: { name, label, input, maxLength }, value }) => ({
      name,
      label: lookUp<string>(claimWords.fields, name) ?? label,
      input,
      maxLength,
      value,
    })),
  });
}

export async function action({ request, ...args }: Route.ActionArgs) {
  const { context } = args;
  const found = await findClaim(args);
  if (!found) throw data(null, { status: 404 });
  const { claim, claimed } = found;
  const form = await parseFormData(request);
  const textOf = (name: string) => String(form.get(name) ?? "").slice(0, maxEcho);
  const texts = Object.fromEntries(claimed.fields.map(({ field: { name } }) => [name, textOf(name)]));
  const page = textOf("page").trim();
  const refuse = (problems: Record<string, string>, status = 400) =>
    data({ values: { ...texts, page }, problems }, { status });
  if (!isWebAddress(page) || officialDomain(page) !== claimed.domain)
    return refuse({ page: claimWords.form.notYours(claimed.domain) });
  const turn = await context
    .get(rateLimiterContext)
    .consume({ limit: changesLimit, subject: claim.recordId });
  if (!turn.ok) return refuse({ form: tooManyTries(turn.waitSeconds) }, 429);
  const proposed = await proposeChanges(context.get(viewerContext).database, claim, claimed, { texts, page });
  if (!proposed.ok) return refuse(proposed.problems);
  if (proposed.changes === 0) return refuse({ form: claimWords.form.none });
  return redirectWithToast(context, `/${kindOf[claim.kind]}/${claim.recordId}`, {
    tone: "good",
    ...claimWords.received(proposed.changes),
  });
}

export const handle = failureMessage();

export const meta: Route.MetaFunction = () => [
  { title: pageTitle(claimWords.form.title) },
  { name: "robots", content: "noindex" },
  { name: "referrer", content: "same-origin" },
];

/** The facts of a record, to be corrected by a representative of its institution. */
export default function ClaimedPage({ loaderData, actionData }: Route.ComponentProps) {
  const isBusy = useBusy();
  if (!loaderData)
    return (
      <NarrowPage title={claimWords.oldLink.title}>
        <p>{claimWords.oldLink.text}</p>
        <ButtonLink to="/browse">{claimWords.oldLink.browse}</ButtonLink>
      </NarrowPage>
    );
  const { title, to, url, fields } = loaderData;
  const values: Record<string, string> = actionData?.values ?? {};
  const problems: Record<string, string> = actionData?.problems ?? {};
  return (
    <div className="wrap max-w-xl py-4 md:py-6">
      <EditorStyles />
      <BackLink to={to}>{title}</BackLink>
      <PageHeading title={claimWords.form.title} intro={claimWords.form.intro(title)} />
      <Card className="mt-4">
        <Form method="post" noValidate={actionData !== undefined} className="grid gap-4">
          <FormProblems title={claimWords.problems} problems={actionData?.problems} formId={formId} />
          {fields.map(({ name, label, input, maxLength, value }) => {
            const attributes = {
              id: `${formId}-${name}`,
              name,
              label,
              maxLength,
              defaultValue: values[name] ?? value,
              error: problems[name],
            };
            // A line that a phone would cut off is shown in full.
            const isLong = input === "text" || (input !== "date" && value.length > longestLine);
            return isLong ? (
              <TextArea key={name} {...attributes} rows={input === "text" ? 4 : 2} />
            ) : (
              <TextField key={name} {...attributes} type={input === "date" ? "date" : "text"} />
            );
          })}
          <TextField
            id={`${formId}-page`}
            name="page"
            label={claimWords.form.page}
            hint={claimWords.form.pageHint}
            type="url"
            required
            maxLength={2_000}
            defaultValue={values.page ?? url}
            error={problems.page}
          />
          <Button isBusy={isBusy} busyLabel={claimWords.sending} className="max-sm:w-full sm:w-fit">
            {claimWords.form.submit}
          </Button>
        </Form>
      </Card>
    </div>
  );
}
