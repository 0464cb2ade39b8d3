import { data, Form, Link } from "react-router";
import { dayInWords } from "#app/common/calendar/days.ts";
import { viewerContext } from "#app/common/context.ts";
import { goOn } from "#app/common/forms/answers.server.ts";
import { failing } from "#app/common/forms/failing.ts";
import { readFormData } from "#app/common/forms/read-form-data.server.ts";
import { useBusy } from "#app/common/forms/use-busy.ts";
import { pageTitle } from "#app/common/frame/meta.ts";
import { readId } from "#app/common/frame/read-id.ts";
import { Button } from "#app/common/ui/button.tsx";
import { Card } from "#app/common/ui/card.tsx";
import { EmptyState } from "#app/common/ui/empty-state.tsx";
import { PageHeading } from "#app/common/ui/heading.tsx";
import { Tag } from "#app/common/ui/tag.tsx";
import { TextField } from "#app/common/ui/text-field.tsx";
import { textLinkLook } from "#app/common/ui/text-link.tsx";
import { adminWords, reasonNames, reportActions, stateNames } from "#app/community/reports/words.ts";
import { PillLinks } from "#app/editors/catalogue/pill-links.tsx";
import { kindOf } from "#app/opportunities/kinds.ts";
import { reportStates } from "#database/schema/lists.ts";
import { asViewer } from "#database/viewer.ts";
import type { Route } from "./+types/reports.page.ts";
import { countReports, handleReport, listReports } from "./handle-report.server.ts";

const longestAnswer = 500;

export async function loader({ request, context }: Route.LoaderArgs) {
  const asked = new URL(request.url).searchParams.get("state");
  const state = reportStates.find((one) => one === asked) ?? "open";
  return asViewer(context.get(viewerContext), async (db) => ({
    state,
    counts: await countReports(db),
    reports: await listReports(db, state),
  }));
}

export async function action({ request, context }: Route.ActionArgs) {
  const form = await readFormData(request);
  const id = readId(String(form.get("id")));
  const wanted = reportActions.find((one) => one === form.get("intent"));
  const answer =
    String(form.get("answer") ?? "")
      .trim()
      .slice(0, longestAnswer) || null;
  if (!id || !wanted) throw data(null, { status: 400 });
  const { ok } = await asViewer(context.get(viewerContext), (db) =>
    handleReport(db, id, { action: wanted, answer }, new Date()),
  );
  const said = !ok ? adminWords.gone : wanted === "dismiss" ? adminWords.dismissed : adminWords.resolved;
  return goOn(context, "/admin/reports", { tone: ok ? "good" : "bad", ...said });
}

export const handle = failing();

export const meta: Route.MetaFunction = () => [
  { title: pageTitle(adminWords.title) },
  { name: "robots", content: "noindex" },
];

export default function Reports({ loaderData: { state, counts, reports } }: Route.ComponentProps) {
  return (
    <div className="wrap max-w-4xl py-8 md:py-12">
      <PageHeading title={adminWords.title} intro={adminWords.intro} />
      <div className="mt-4">
        <PillLinks
          label="Which reports"
          links={reportStates.map((one) => ({
            label: `${stateNames[one]} (${counts[one]})`,
            to: one === "open" ? "/admin/reports" : `/admin/reports?state=${one}`,
            isCurrent: one === state,
          }))}
        />
      </div>
      <ul className="mt-4 grid gap-4">
        {reports.map((report) => (
          <ReportCard key={report.id} report={report} />
        ))}
      </ul>
      {reports.length === 0 && <EmptyState title={adminWords.empty} />}
    </div>
  );
}

type Reported = Route.ComponentProps["loaderData"]["reports"][number];

function ReportCard({ report }: { report: Reported }) {
  const { kind, recordId, title, reason, note, email, createdAt, answer } = report;
  return (
    <Card as="li" className="grid gap-3">
      <p className="flex flex-wrap items-center gap-2">
        <Tag tone={reason === "scam" ? "clay" : "marigold"}>{reasonNames[reason]}</Tag>
        <time dateTime={createdAt.toISOString()} className="text-sm text-ink-2">
          {dayInWords(createdAt.toISOString().slice(0, 10))}
        </time>
      </p>
      <h2 className="text-xl break-words">{title}</h2>
      {note && <p className="break-words whitespace-pre-line">{note}</p>}
      {email && (
        <p>
          <a href={`mailto:${email}`} className={`${textLinkLook} break-all`}>
            {email}
          </a>
        </p>
      )}
      <p className="flex flex-wrap gap-x-5">
        <Link to={`/${kindOf[kind]}/${recordId}`} className={textLinkLook}>
          Public page
        </Link>
        <Link to={`/admin/catalogue/${kind}/${recordId}`} className={textLinkLook}>
          Edit the record
        </Link>
      </p>
      {report.state === "open" ? (
        <Handling id={report.id} />
      ) : (
        answer && <p className="rounded-card bg-sand px-4 py-3">{answer}</p>
      )}
    </Card>
  );
}

function Handling({ id }: { id: string }) {
  const isBusy = useBusy();
  return (
    <Form method="post" className="grid gap-3 border-t border-line pt-4">
      <input type="hidden" name="id" value={id} />
      <TextField id={`answer-${id}`} name="answer" label={adminWords.answer} maxLength={longestAnswer} />
      <div className="flex flex-wrap gap-2 max-sm:*:w-full">
        {reportActions.map((one) => (
          <Button
            key={one}
            name="intent"
            value={one}
            size="small"
            look={one === "resolve" ? "forest" : "outline"}
            disabled={isBusy}
          >
            {adminWords[one]}
          </Button>
        ))}
      </div>
    </Form>
  );
}
