import { requireAdmin } from "#app/accounts/signed-in.server.ts";
import { dayInWords } from "#app/shared/calendar/days.ts";
import { requestInfoContext } from "#app/shared/context.ts";
import { failureMessage } from "#app/shared/forms/failed-submission/failure-message.ts";
import { Form } from "#app/shared/forms/form.tsx";
import {
  errorToast,
  redirectWithToast,
  rejectForm,
  successToast,
} from "#app/shared/forms/form-responses.server.ts";
import { parseForm } from "#app/shared/forms/read-form.server.ts";
import { parseFormData } from "#app/shared/forms/read-form-data.server.ts";
import { useBusy } from "#app/shared/forms/use-busy.ts";
import { pageTitle } from "#app/shared/layout/meta.ts";
import { mailerContext } from "#app/shared/messages.ts";
import { Button } from "#app/shared/ui/button.tsx";
import { Card } from "#app/shared/ui/page/card.tsx";
import { EmptyState } from "#app/shared/ui/page/empty-state.tsx";
import { PageHeading, SectionHeading } from "#app/shared/ui/page/heading.tsx";
import { asViewer } from "#database/viewer.ts";
import type { Route } from "./+types/newsletter.page.ts";
import { EditForm } from "./edit-form.tsx";
import { listIssues } from "./list-issues.server.ts";
import { previewIssue } from "./preview-issue.server.ts";
import { discardEdit, editForm, parseMoment, parsePlaces, readDraft, saveEdit } from "./save-edit.server.ts";
import { editWords as words } from "./words.ts";

const path = "/admin/newsletter";

export async function loader({ request, context }: Route.LoaderArgs) {
  const { viewer, email } = await requireAdmin(request, context);
  const { appUrl } = context.get(requestInfoContext);
  return asViewer(viewer, async (db) => {
    const mail = await previewIssue(db, appUrl, new Date());
    const next = mail && { subject: mail.subject, text: mail.text };
    return { email, next, draft: await readDraft(db, new Date()), issues: await listIssues(db) };
  });
}

export async function action({ request, context }: Route.ActionArgs) {
  const { viewer, email } = await requireAdmin(request, context);
  const form = await parseFormData(request);
  const intent = form.get("intent");
  if (intent === "discard") {
    await asViewer(viewer, (db) => discardEdit(db));
    return redirectWithToast(context, path, { tone: "good", title: words.discarded });
  }
  if (intent === "save") {
    const now = new Date();
    const reading = parseForm(editForm, form);
    const refuse = (detail: string) =>
      rejectForm(context, words.failed, detail, {
        values: Object.fromEntries([...form].map(([name, value]) => [name, String(value).slice(0, 1_200)])),
        problems: { form: detail },
      });
    if (!reading.ok) return refuse(Object.values(reading.problems)[0] ?? words.failed);
    const { subject, note, when, at } = reading.value;
    const sendAt = parseMoment(when, at, now);
    if (sendAt === undefined) return refuse(words.notAMoment);
    const edit = { subject, note, places: parsePlaces(form), sendAt };
    if (!(await asViewer(viewer, (db) => saveEdit(db, edit, now)))) return refuse(words.oneADay);
    return redirectWithToast(context, path, { tone: "good", title: words.saved[when] });
  }
  const { appUrl } = context.get(requestInfoContext);
  const mail = await asViewer(viewer, (db) => previewIssue(db, appUrl, new Date()));
  if (!mail)
    return redirectWithToast(
      context,
      path,
      errorToast("Not sent", "Nothing is new, so there is nothing to test."),
    );
  await context.get(mailerContext).send({ ...mail, to: email, subject: `Test: ${mail.subject}` });
  return redirectWithToast(
    context,
    path,
    successToast({ title: "Test sent", detail: `It is on its way to ${email}.` }),
  );
}

export const handle = failureMessage({ title: "Not sent" });

export const meta: Route.MetaFunction = () => [
  { title: pageTitle("Newsletter") },
  { name: "robots", content: "noindex" },
];

export default function Newsletter({
  loaderData: { email, next, draft, issues },
  actionData,
}: Route.ComponentProps) {
  const isBusy = useBusy();
  const typed = actionData?.values as Record<string, string> | undefined;
  const { edit } = draft;
  return (
    <div className="wrap grid max-w-4xl grid-cols-1 gap-8 py-8 md:py-12">
      <div>
        <PageHeading
          title="Newsletter"
          intro="It goes out every Monday at 07:00 UTC if there's something new."
        />
      </div>
      <section aria-labelledby="next">
        <SectionHeading id="next" title="The next issue, as of now" />
        {edit && (
          <p className="mb-3 font-semibold">
            {edit.sendAt ? words.waits.at(edit.sendAt.slice(0, 16).replace("T", ", ")) : words.waits.monday}
          </p>
        )}
        {next ? (
          <div className="grid grid-cols-1 gap-4">
            <p className="font-semibold break-words">{next.subject}</p>
            <iframe
              src={`${path}/preview`}
              title="The issue as an email"
              sandbox=""
              className="h-160 w-full max-w-[22.5rem] rounded-card border border-line bg-white"
            />
            <details>
              <summary className="inline-flex min-h-11 items-center font-semibold text-leaf underline underline-offset-4">
                Plain text version
              </summary>
              <pre className="mt-2 max-h-[32rem] overflow-auto rounded-card border border-line bg-card p-4 text-sm break-words whitespace-pre-wrap">
                {next.text}
              </pre>
            </details>
            <Form method="post" className="flex flex-wrap items-center gap-x-4 gap-y-2">
              <Button look="outline" isBusy={isBusy} busyLabel="Sending...">
                Send me a test
              </Button>
              <span className="text-sm break-all text-ink-2">It goes to {email}.</span>
            </Form>
          </div>
        ) : (
          <EmptyState title="Nothing is new since the last issue: the next one would be quiet." />
        )}
      </section>
      <section aria-labelledby="edit">
        <SectionHeading id="edit" title={words.title} />
        <p className="-mt-2 mb-4 max-w-[65ch] text-ink-2">{words.intro}</p>
        <EditForm
          key={JSON.stringify(draft)}
          {...draft}
          typed={typed}
          automaticSubject={next && !edit?.subject ? next.subject : ""}
        />
      </section>
      <section aria-labelledby="issues">
        <SectionHeading id="issues" title="Past issues" />
        {issues.length === 0 && <EmptyState title="None has gone out yet." />}
        <ul className="grid grid-cols-1 gap-3">
          {issues.map((issue) => (
            <IssueCard key={issue.day} {...issue} />
          ))}
        </ul>
      </section>
    </div>
  );
}

type NewsletterIssue = Route.ComponentProps["loaderData"]["issues"][number];

function IssueCard({ day, subject, isQuiet, written, sent, failed, stopped }: NewsletterIssue) {
  const counts = [
    ["Written", written],
    ["Sent", sent],
    ["Failed", failed],
    ["Unsubscribed", stopped],
  ] as const;
  return (
    <Card as="li">
      <p className="text-sm text-ink-2">{dayInWords(day)}</p>
      <h3 className="text-lg break-words">{isQuiet ? "Quiet: nothing was new" : subject}</h3>
      {!isQuiet && (
        <dl className="mt-2 flex flex-wrap gap-x-6 gap-y-1">
          {counts.map(([name, number]) => (
            <div key={name} className="flex gap-2">
              <dt className="text-ink-2">{name}</dt>
              <dd className="font-semibold">{number.toLocaleString("en")}</dd>
            </div>
          ))}
        </dl>
      )}
    </Card>
  );
}
