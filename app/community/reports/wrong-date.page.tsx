import { failureMessage } from "#app/shared/forms/failed-submission/failure-message.ts";
import { Form } from "#app/shared/forms/form.tsx";
import { FormProblems } from "#app/shared/forms/form-problems.tsx";
import { HoneypotField } from "#app/shared/forms/honeypot-field.tsx";
import { useBusy } from "#app/shared/forms/use-busy.ts";
import { pageTitle } from "#app/shared/layout/meta.ts";
import { Button } from "#app/shared/ui/button.tsx";
import { TextField } from "#app/shared/ui/fields/text-field.tsx";
import { BackLink } from "#app/shared/ui/navigation/breadcrumb.tsx";
import { Card } from "#app/shared/ui/page/card.tsx";
import { PageHeading } from "#app/shared/ui/page/heading.tsx";
import type { Route } from "./+types/wrong-date.page.ts";
import { reportOfDate, wrongDate } from "./report.server.ts";
import { rules } from "./rules.ts";
import { openStamp, requireReported, takeReport } from "./take-report.server.ts";
import { reportText } from "./text-words.ts";
import { reportWords, wrongDateWords as words } from "./words.ts";

const formId = "wrong-date";

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
  const refusal = actionData?.refusal;
  const isBusy = useBusy();
  const field = (name: "rightOn" | "where" | "email", label: string) => ({
    id: `${formId}-${name}`,
    name,
    label,
    defaultValue: String(refusal?.values[name] ?? ""),
    error: refusal?.problems[name],
  });
  return (
    <div className="wrap max-w-xl py-4 md:py-6">
      <BackLink to={`/${params.kind}/${params.id}`}>{loaderData.title}</BackLink>
      <PageHeading title={words.title} intro={words.intro} />
      <Card className="mt-4">
        <Form method="post" noValidate={refusal !== undefined} className="grid gap-4">
          <FormProblems title={reportWords.problems} problems={refusal?.problems} formId={formId} />
          <input type="hidden" name="stamp" value={actionData?.stamp ?? loaderData.stamp} />
          <HoneypotField name="website" label={reportText.trap} />
          <p className="rounded-xl bg-neutral p-3">
            <span className="block text-sm text-ink-2">{words.now}</span>
            <span className="font-semibold">{loaderData.closing}</span>
          </p>
          <TextField {...field("rightOn", words.rightOn)} {...rules.rightOn} required />
          <TextField {...field("where", words.where)} {...rules.where} hint={words.whereHint} />
          <TextField
            {...field("email", reportWords.email)}
            {...rules.email}
            hint={words.emailHint}
            autoComplete="email"
          />
          <Button isBusy={isBusy} busyLabel={reportWords.submitting} className="max-sm:w-full sm:w-fit">
            {words.submit}
          </Button>
        </Form>
      </Card>
    </div>
  );
}
