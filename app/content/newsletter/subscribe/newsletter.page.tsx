import { emailRule } from "#app/accounts/credentials.ts";
import { placeChoices } from "#app/catalogue/names/place-choices.ts";
import { backgroundContext, requestInfoContext, secretContext, viewerContext } from "#app/shared/context.ts";
import { failureMessage } from "#app/shared/forms/failed-submission/failure-message.ts";
import { Form } from "#app/shared/forms/form.tsx";
import { FormProblems } from "#app/shared/forms/form-problems.tsx";
import {
  redirectWithToast,
  rejectForm,
  rejectTooManyTries,
  successToast,
} from "#app/shared/forms/form-responses.server.ts";
import { HoneypotField } from "#app/shared/forms/honeypot-field.tsx";
import { parseForm, refuse } from "#app/shared/forms/read-form.server.ts";
import { parseFormData } from "#app/shared/forms/read-form-data.server.ts";
import { retryAfterHeaders } from "#app/shared/forms/retry-after-headers.ts";
import { useBusy } from "#app/shared/forms/use-busy.ts";
import { language } from "#app/shared/languages/language.ts";
import { prefixOf } from "#app/shared/languages/languages.ts";
import { pageMeta } from "#app/shared/layout/meta.ts";
import { mailerContext } from "#app/shared/messages.ts";
import { rateLimiterContext } from "#app/shared/rate-limits/rate-limiter.server.ts";
import { Button } from "#app/shared/ui/button.tsx";
import { CheckField } from "#app/shared/ui/fields/check-field.tsx";
import { SelectField } from "#app/shared/ui/fields/select-field.tsx";
import { TextField } from "#app/shared/ui/fields/text-field.tsx";
import { NarrowPage } from "#app/shared/ui/page/narrow-page.tsx";
import { stageLabels } from "#app/students/onboarding-answers/stage-words.ts";
import { stageNames } from "#app/students/onboarding-answers/stages.ts";
import { servedCountries } from "#database/schema/opportunity-lists.ts";
import { subscribeWords as words } from "../words.ts";
import type { Route } from "./+types/newsletter.page.ts";
import { requestSubscription } from "./subscribe.server.ts";
import { subscribeForm } from "./subscribe-form.server.ts";
import { newsletterText } from "./text-words.ts";

const path = "/newsletter";

export async function action({ request, context }: Route.ActionArgs) {
  const form = await parseFormData(request);
  const reading = parseForm(subscribeForm, form);
  if (!reading.ok) {
    const problem = Object.values(reading.problems)[0] ?? "";
    return rejectForm(context, words.notAsked, problem, reading);
  }
  // Bots get the same response as people.
  if (form.get("website")) return redirectWithToast(context, path, successToast(words.asked));
  const { appUrl, client } = context.get(requestInfoContext);
  const tools = {
    database: context.get(viewerContext).database,
    limits: context.get(rateLimiterContext),
    mailer: context.get(mailerContext),
    secret: context.get(secretContext),
    origin: appUrl + prefixOf(language()),
    client,
    inBackground: context.get(backgroundContext),
  };
  const { email, country, stage } = reading.value;
  const turn = await requestSubscription(tools, { email, country, stage, language: language() }, new Date());
  if (!turn.ok)
    return rejectTooManyTries(context, words.notAsked, turn.waitSeconds, refuse(subscribeForm, form, {}));
  return redirectWithToast(context, path, successToast(words.asked));
}

export const handle = failureMessage(() => ({ title: words.notAsked }));

export const headers = retryAfterHeaders;

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({ ...words, path, appUrl: matches[0].loaderData?.appUrl });

const levels = () => stageNames.map((stage) => ({ value: stage, label: stageLabels[stage] }));

export default function Newsletter({ actionData }: Route.ComponentProps) {
  const isBusy = useBusy();
  return (
    <NarrowPage title={newsletterText.title} intro={words.description}>
      <Form method="post" className="relative grid gap-5">
        <FormProblems title={words.notAsked} problems={actionData?.problems} formId="newsletter" />
        <TextField
          label={newsletterText.email}
          name="email"
          id="newsletter-email"
          {...emailRule}
          autoComplete="email"
          autoCapitalize="none"
          inputMode="email"
          defaultValue={String(actionData?.values.email ?? "")}
          error={actionData?.problems.email}
        />
        <SelectField
          label={words.country}
          name="country"
          id="newsletter-country"
          hint={words.optional}
          placeholder={words.noChoice}
          choices={placeChoices(servedCountries)}
          defaultValue={String(actionData?.values.country ?? "")}
          error={actionData?.problems.country}
        />
        <SelectField
          label={words.stage}
          name="stage"
          id="newsletter-stage"
          placeholder={words.noChoice}
          choices={levels()}
          defaultValue={String(actionData?.values.stage ?? "")}
          error={actionData?.problems.stage}
        />
        <CheckField
          label={words.age}
          name="agrees"
          id="newsletter-agrees"
          required
          defaultChecked={Boolean(actionData?.values.agrees)}
          error={actionData?.problems.agrees}
        />
        <HoneypotField name="website" label={newsletterText.trap} />
        <Button isWide size="large" isBusy={isBusy} busyLabel={newsletterText.sending}>
          {newsletterText.send}
        </Button>
      </Form>
      <p className="text-ink-2">{newsletterText.promise}</p>
    </NarrowPage>
  );
}
