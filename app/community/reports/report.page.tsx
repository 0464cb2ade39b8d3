import { failureMessage } from "#app/shared/forms/failed-submission/failure-message.ts";
import { pageTitle } from "#app/shared/layout/meta.ts";
import { SelectField } from "#app/shared/ui/fields/select-field.tsx";
import { TextArea, TextField } from "#app/shared/ui/fields/text-field.tsx";
import { problemReasons } from "#database/schema/lists.ts";
import type { Route } from "./+types/report.page.ts";
import { report } from "./report.server.ts";
import { ReportForm } from "./report-form.tsx";
import { rules } from "./rules.ts";
import { openStamp, requireReported, takeReport } from "./take-report.server.ts";
import { reportText } from "./text-words.ts";
import { reasonNames, reportWords } from "./words.ts";

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
  return (
    <ReportForm<keyof typeof report.shape>
      formId="report"
      back={{ to: `/${params.kind}/${params.id}`, title: loaderData.title }}
      heading={{ title: reportWords.title, intro: reportWords.intro(loaderData.title) }}
      stamp={actionData?.stamp ?? loaderData.stamp}
      refusal={actionData?.refusal}
      emailHint={reportWords.emailHint}
      submit={reportWords.submit}
    >
      {(field) => (
        <>
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
        </>
      )}
    </ReportForm>
  );
}
