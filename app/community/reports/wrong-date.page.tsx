import { failureMessage } from "#app/shared/forms/failed-submission/failure-message.ts";
import { pageTitle } from "#app/shared/layout/meta.ts";
import { TextField } from "#app/shared/ui/fields/text-field.tsx";
import type { Route } from "./+types/wrong-date.page.ts";
import { reportOfDate, wrongDate } from "./report.server.ts";
import { ReportForm } from "./report-form.tsx";
import { rules } from "./rules.ts";
import { openStamp, requireReported, takeReport } from "./take-report.server.ts";
import { wrongDateWords as words } from "./words.ts";

export async function loader(args: Route.LoaderArgs) {
  const { title, closing } = await requireReported(args);
  return { title, closing, stamp: openStamp(args.context) };
}

export const action = (args: Route.ActionArgs) => takeReport(args, wrongDate, reportOfDate);

export const handle = failureMessage();

export const meta: Route.MetaFunction = () => [
  { title: pageTitle(words.title) },
  { name: "robots", content: "noindex" },
];

/** A correction in three fields, one tap from the page of the record. */
export default function WrongDatePage({ loaderData, actionData, params }: Route.ComponentProps) {
  return (
    <ReportForm<"rightOn" | "where">
      formId="wrong-date"
      back={{ to: `/${params.kind}/${params.id}`, title: loaderData.title }}
      heading={words}
      stamp={actionData?.stamp ?? loaderData.stamp}
      refusal={actionData?.refusal}
      emailHint={words.emailHint}
      submit={words.submit}
    >
      {(field) => (
        <>
          <p className="rounded-xl bg-neutral p-3">
            <span className="block text-sm text-ink-2">{words.now}</span>
            <span className="font-semibold">{loaderData.closing}</span>
          </p>
          <TextField {...field("rightOn", words.rightOn)} {...rules.rightOn} required />
          <TextField {...field("where", words.where)} {...rules.where} hint={words.whereHint} />
        </>
      )}
    </ReportForm>
  );
}
