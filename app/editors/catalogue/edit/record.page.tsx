import { data } from "react-router";
import { parseKind } from "#app/catalogue/kinds/kinds.ts";
import { dayInWords, todayInUtc } from "#app/shared/calendar/days.ts";
import { viewerContext } from "#app/shared/context.ts";
import { failureMessage } from "#app/shared/forms/failed-submission/failure-message.ts";
import { Form } from "#app/shared/forms/form.tsx";
import { parseFormData } from "#app/shared/forms/read-form-data.server.ts";
import { useBusy } from "#app/shared/forms/use-busy.ts";
import { pageTitle } from "#app/shared/layout/meta.ts";
import { Button, ButtonLink } from "#app/shared/ui/button.tsx";
import { Tag } from "#app/shared/ui/page/tag.tsx";
import { parseId } from "#app/shared/urls/parse-id.ts";
import { asViewer } from "#database/viewer.ts";
import { actOnRecords } from "../bulk/act-on-records.server.ts";
import { ConfirmBulk } from "../bulk/confirm-bulk.tsx";
import { CatalogueLayout } from "../catalogue-layout.tsx";
import type { RecordType } from "../fields/catalogue-field.ts";
import { textsOf } from "../fields/record-texts.ts";
import { findRecordType } from "../fields/record-types.ts";
import { findNeighbours } from "../list/list-records.server.ts";
import { parseRecordFilters, writeRecordQuery } from "../list/record-filters.ts";
import { listReportsOf } from "../reports/list-reports.server.ts";
import { handleReportAction } from "../reports/report-action.server.ts";
import { ReportsOfRecord } from "../reports/reports-of-record.tsx";
import { reportWords } from "../reports/words.ts";
import { linkCheckWords, words } from "../words.ts";
import type { Route } from "./+types/record.page.ts";
import { findLinkCheck, type LinkCheck } from "./find-link-check.server.ts";
import { findRecord } from "./find-record.server.ts";
import { QueueLinks } from "./queue-links.tsx";
import { RecordForm } from "./record-form.tsx";
import { saveAndResolve, saveRecord } from "./save-record.server.ts";

function requireRecord(params: { type: string; id: string }) {
  const recordType = findRecordType(params.type);
  const id = parseId(params.id);
  if (!recordType || !id) throw data(null, { status: 404 });
  return { recordType, id };
}

function linkLine({ checkedAt, failures, error }: LinkCheck): string {
  const day = dayInWords(todayInUtc(checkedAt));
  return failures > 0 ? linkCheckWords.failed(day, error) : linkCheckWords.worked(day);
}

/** The filters of the list that the editor came from, so that they can step through it. */
const queryOf = (recordType: RecordType, request: Request) =>
  writeRecordQuery(parseRecordFilters(recordType, new URL(request.url).searchParams));

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const { recordType, id } = requireRecord(params);
  const filters = parseRecordFilters(recordType, new URL(request.url).searchParams);
  const reported = parseKind(recordType.kind);
  const { record, reports, link, beside } = await asViewer(context.get(viewerContext), async (db) => ({
    record: await findRecord(db, recordType.kind, id),
    reports: reported ? await listReportsOf(db, reported, id) : [],
    link: reported ? await findLinkCheck(db, reported, id) : null,
    beside: await findNeighbours(db, recordType, filters, id, todayInUtc()),
  }));
  if (!record) throw data(null, { status: 404 });
  const { values, version, title, isPublished, reason } = record;
  const texts = { ...textsOf(recordType, values), ...(values.school_id ? { school_id: title } : {}) };
  return {
    slug: recordType.slug,
    id,
    texts,
    version,
    title,
    isPublished,
    reason,
    reports,
    linkLine: link && linkLine(link),
    beside,
    query: writeRecordQuery(filters),
  };
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const { recordType, id } = requireRecord(params);
  const form = await parseFormData(request);
  const query = queryOf(recordType, request);
  const list = `/admin/catalogue/${recordType.slug}`;
  const here = `${list}/${id}${query}`;
  if (form.has("deal")) return handleReportAction(context, form, here);
  switch (form.get("intent")) {
    case "save":
      return saveRecord(context, recordType, id, form, here);
    case "save-next": {
      const next = parseId(String(form.get("next")));
      return saveRecord(context, recordType, id, form, `${list}${next ? `/${next}` : ""}${query}`);
    }
    case "save-resolve":
      return saveAndResolve(context, recordType, id, form);
  }
  form.set("id", id);
  return actOnRecords(context, recordType, form, form.get("intent") === "delete-now" ? list + query : here);
}

export const handle = failureMessage({ title: words.refusedTitle });

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: pageTitle(loaderData?.title ?? "Record") },
  { name: "robots", content: "noindex" },
];

export default function EditRecord({ loaderData, actionData }: Route.ComponentProps) {
  const { slug, id, texts, version, title, isPublished, reason, reports, linkLine, beside, query } =
    loaderData;
  const { recordType } = requireRecord({ type: slug, id });
  const isBusy = useBusy();
  const list = `/admin/catalogue/${slug}`;
  const here = `${list}/${id}`;
  const at = (other: string | null) => other && `${list}/${other}${query}`;
  const refusal = actionData && "refusal" in actionData ? actionData.refusal : undefined;
  return (
    <CatalogueLayout title={title || "Without a title"} tab={slug}>
      {actionData && "question" in actionData ? (
        <ConfirmBulk confirmation={actionData.question} cancelTo={here + query} />
      ) : (
        <>
          <QueueLinks list={list + query} previous={at(beside.previous)} next={at(beside.next)} />
          <div className="mb-6 flex flex-wrap items-center gap-3">
            {isPublished ? <Tag tone="mint">Published</Tag> : <Tag tone="marigold">Unpublished</Tag>}
            {reason && <span className="text-sm text-ink-2">{reason}</span>}
            <Form method="post" className="flex flex-wrap gap-2">
              <Button
                name="intent"
                value={isPublished ? "unpublish" : "publish"}
                look="outline"
                size="small"
                disabled={isBusy}
              >
                {isPublished ? "Unpublish" : "Publish"}
              </Button>
              <Button name="intent" value="delete" look="outline" size="small" disabled={isBusy}>
                Delete…
              </Button>
            </Form>
            <ButtonLink look="quiet" size="small" to={`${here}/history`}>
              History
            </ButtonLink>
            {isPublished && recordType.publicPath && (
              <ButtonLink look="quiet" size="small" to={`${recordType.publicPath}${id}`}>
                Public page
              </ButtonLink>
            )}
          </div>
          {linkLine && <p className="mb-6 text-sm text-ink-2">{linkLine}</p>}
          <ReportsOfRecord reports={reports} />
          <RecordForm key={version} recordType={recordType} texts={texts} version={version} refusal={refusal}>
            {reports.map((report) => (
              <input key={report.id} type="hidden" name="report" value={report.id} />
            ))}
            {beside.next && <input type="hidden" name="next" value={beside.next} />}
            <div className="flex flex-wrap gap-3 max-sm:*:w-full">
              <Button name="intent" value="save" isBusy={isBusy} busyLabel="Saving...">
                Save changes
              </Button>
              {beside.next && (
                <Button name="intent" value="save-next" look="outline" disabled={isBusy}>
                  Save, next record
                </Button>
              )}
              {reports.length > 0 && (
                <Button name="intent" value="save-resolve" look="outline" disabled={isBusy}>
                  {reportWords.saveResolve(reports.length)}
                </Button>
              )}
            </div>
          </RecordForm>
        </>
      )}
    </CatalogueLayout>
  );
}
