import { setTimeout as wait } from "node:timers/promises";
import { data } from "react-router";
import { ageOf } from "#app/partners/schools/spam.server.ts";
import { requestInfoContext, secretContext, viewerContext } from "#app/shared/context.ts";
import { failureMessage } from "#app/shared/forms/failed-submission/failure-message.ts";
import { Form } from "#app/shared/forms/form.tsx";
import { FormProblems } from "#app/shared/forms/form-problems.tsx";
import { redirectWithToast } from "#app/shared/forms/form-responses.server.ts";
import { HoneypotField } from "#app/shared/forms/honeypot-field.tsx";
import { parseForm, refuse } from "#app/shared/forms/read-form.server.ts";
import { parseFormData } from "#app/shared/forms/read-form-data.server.ts";
import type { Refusal } from "#app/shared/forms/rules.ts";
import { signTimestamp, verifyTimestamp } from "#app/shared/forms/timestamp.server.ts";
import { useBusy } from "#app/shared/forms/use-busy.ts";
import { pageTitle } from "#app/shared/layout/meta.ts";
import { rateLimiterContext } from "#app/shared/rate-limits/rate-limiter.server.ts";
import { tooManyTries } from "#app/shared/rate-limits/words.ts";
import { Button } from "#app/shared/ui/button.tsx";
import { SelectField } from "#app/shared/ui/fields/select-field.tsx";
import { TextArea, TextField } from "#app/shared/ui/fields/text-field.tsx";
import { BackLink } from "#app/shared/ui/navigation/breadcrumb.tsx";
import { Card } from "#app/shared/ui/page/card.tsx";
import { PageHeading } from "#app/shared/ui/page/heading.tsx";
import { parseId } from "#app/shared/urls/parse-id.ts";
import { problemReasons } from "#database/schema/lists.ts";
import { asViewer } from "#database/viewer.ts";
import type { Route } from "./+types/report.page.ts";
import { findReportedRecord } from "./find-reported.server.ts";
import { receiveReport } from "./receive-report.server.ts";
import { report } from "./report.server.ts";
import { rules } from "./rules.ts";
import { reportText } from "./text-words.ts";
import { reasonNames, reportWords } from "./words.ts";

const formId = "report";

async function requireReported({ params, context }: Pick<Route.LoaderArgs, "params" | "context">) {
  const id = parseId(params.id);
  const found =
    id && (await asViewer(context.get(viewerContext), (db) => findReportedRecord(db, params.kind, id)));
  if (!found) throw data(null, { status: 404 });
  return found;
}

export async function loader(args: Route.LoaderArgs) {
  const { title } = await requireReported(args);
  return { title, stamp: signTimestamp(args.context.get(secretContext), Date.now()) };
}

export async function action({ request, ...args }: Route.ActionArgs) {
  const { context, params } = args;
  const record = await requireReported(args);
  const secret = context.get(secretContext);
  const limits = context.get(rateLimiterContext);
  const form = await parseFormData(request);
  const stamp = String(form.get("stamp") ?? "");
  const age = ageOf(verifyTimestamp(secret, stamp), Date.now());
  const back = (refusal: Refusal, status: number, headers: HeadersInit = {}) =>
    data({ refusal, stamp: age.ok ? stamp : undefined }, { status, headers });

  const reading = parseForm(report, form);
  if (!reading.ok) return back(reading, 400);
  if (form.get("website")) return back(refuse(report, form, { form: reportWords.trap }), 400);
  if (!age.ok) return back(refuse(report, form, { form: reportWords.stale }), 400);
  await wait(age.stillToWaitMs);
  const tools = {
    viewer: context.get(viewerContext),
    limits,
    client: context.get(requestInfoContext).client,
  };
  const received = await receiveReport(tools, record, reading.value);
  if (!received.ok)
    return back(refuse(report, form, { form: tooManyTries(received.waitSeconds) }), 429, {
      "Retry-After": String(received.waitSeconds),
    });
  return redirectWithToast(context, `/${params.kind}/${record.id}`, { tone: "good", ...reportWords.thanks });
}

export const handle = failureMessage();

export const meta: Route.MetaFunction = () => [
  { title: pageTitle(reportWords.title) },
  { name: "robots", content: "noindex" },
];

export default function ReportPage({ loaderData, actionData, params }: Route.ComponentProps) {
  const refusal = actionData?.refusal;
  const isBusy = useBusy();
  const field = (name: keyof typeof report.shape, label: string) => ({
    id: `${formId}-${name}`,
    name,
    label,
    defaultValue: String(refusal?.values[name] ?? ""),
    error: refusal?.problems[name],
  });
  return (
    <div className="wrap max-w-2xl py-4 md:py-6">
      <BackLink to={`/${params.kind}/${params.id}`}>{loaderData.title}</BackLink>
      <PageHeading title={reportWords.title} intro={reportWords.intro(loaderData.title)} />
      <Card className="mt-6">
        <Form method="post" noValidate={refusal !== undefined} className="grid gap-5">
          <FormProblems title={reportWords.problems} problems={refusal?.problems} formId={formId} />
          <input type="hidden" name="stamp" value={actionData?.stamp ?? loaderData.stamp} />
          <HoneypotField name="website" label={reportText.leaveThisEmpty} />
          <SelectField
            {...field("reason", reportWords.reason)}
            required
            placeholder={reportWords.chooseReason}
            choices={problemReasons.map((value) => ({ value, label: reasonNames[value] }))}
          />
          <div className="grid items-start gap-5 sm:grid-cols-2">
            <TextField
              {...field("rightOn", reportWords.rightOn)}
              {...rules.rightOn}
              hint={reportWords.rightOnHint}
            />
            <TextField
              {...field("evidenceUrl", reportWords.evidenceUrl)}
              {...rules.evidenceUrl}
              hint={reportWords.evidenceUrlHint}
              inputMode="url"
              placeholder={reportText.https}
            />
          </div>
          <TextArea {...field("note", reportWords.note)} {...rules.note} hint={reportWords.noteHint} />
          <TextField
            {...field("email", reportWords.email)}
            {...rules.email}
            hint={reportWords.emailHint}
            autoComplete="email"
          />
          <div>
            <Button isBusy={isBusy} busyLabel={reportWords.submitting} className="max-sm:w-full">
              {reportWords.submit}
            </Button>
          </div>
        </Form>
      </Card>
    </div>
  );
}
