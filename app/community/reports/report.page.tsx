import { failureMessage } from "#app/shared/forms/failed-submission/failure-message.ts";
import { Form } from "#app/shared/forms/form.tsx";
import { FormProblems } from "#app/shared/forms/form-problems.tsx";
import { HoneypotField } from "#app/shared/forms/honeypot-field.tsx";
import { useBusy } from "#app/shared/forms/use-busy.ts";
import { pageTitle } from "#app/shared/layout/meta.ts";
import { Button } from "#app/shared/ui/button.tsx";
import { SelectField } from "#app/shared/ui/fields/select-field.tsx";
import { TextArea, TextField } from "#app/shared/ui/fields/text-field.tsx";
import { BackLink } from "#app/shared/ui/navigation/breadcrumb.tsx";
import { Card } from "#app/shared/ui/page/card.tsx";
import { PageHeading } from "#app/shared/ui/page/heading.tsx";
import { problemReasons } from "#database/schema/lists.ts";
import type { Route } from "./+types/report.page.ts";
import { report } from "./report.server.ts";
import { rules } from "./rules.ts";
import { openStamp, requireReported, takeReport } from "./take-report.server.ts";
import { reportText } from "./text-words.ts";
import { reasonNames, reportWords } from "./words.ts";

const formId = "report";

export async function loader(args: Route.LoaderArgs) {
  const { title } = await requireReported(args);
  return { title, stamp: openStamp(args.context) };
}

export const action = (args: Route.ActionArgs) => takeReport(args, report, (value) => value);

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
          <HoneypotField name="website" label={reportText.trap} />
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
              placeholder={reportText.addressHint}
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
