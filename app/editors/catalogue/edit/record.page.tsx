import { data } from "react-router";
import { parseKind } from "#app/catalogue/kinds/kinds.ts";
import { todayInUtc } from "#app/shared/calendar/days.ts";
import { viewerContext } from "#app/shared/context.ts";
import { failing } from "#app/shared/forms/failed-submission/failure-message.ts";
import { Form } from "#app/shared/forms/form.tsx";
import { readFormData } from "#app/shared/forms/read-form-data.server.ts";
import { useBusy } from "#app/shared/forms/use-busy.ts";
import { pageTitle } from "#app/shared/layout/meta.ts";
import { Button, ButtonLink } from "#app/shared/ui/button.tsx";
import { Tag } from "#app/shared/ui/page/tag.tsx";
import { readId } from "#app/shared/urls/parse-id.ts";
import { asViewer } from "#database/viewer.ts";
import { actOnRecords } from "../bulk/act-on-records.server.ts";
import { ConfirmBulk } from "../bulk/confirm-bulk.tsx";
import { CatalogueFrame } from "../catalogue-layout.tsx";
import type { Noun } from "../fields/catalogue-field.ts";
import { textsOf } from "../fields/record-texts.ts";
import { findNoun } from "../fields/record-types.ts";
import { findNeighbours } from "../list/list-records.server.ts";
import { readRecordsAddress, writeFilters } from "../list/record-filters.ts";
import { listReportsOf } from "../reports/list-reports.server.ts";
import { dealWithReport } from "../reports/report-action.server.ts";
import { ReportsOfRecord } from "../reports/reports-of-record.tsx";
import { reportWords } from "../reports/words.ts";
import { words } from "../words.ts";
import type { Route } from "./+types/record.page.ts";
import { findRecord } from "./find-record.server.ts";
import { QueueLinks } from "./queue-links.tsx";
import { RecordForm } from "./record-form.tsx";
import { saveAndResolve, saveRecord } from "./save-record.server.ts";

function requireRecord(params: { noun: string; id: string }) {
  const noun = findNoun(params.noun);
  const id = readId(params.id);
  if (!noun || !id) throw data(null, { status: 404 });
  return { noun, id };
}

/** Which list somebody came from stands in the address, so that they can go through it. */
const queryOf = (noun: Noun, request: Request) =>
  writeFilters(readRecordsAddress(noun, new URL(request.url).searchParams));

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const { noun, id } = requireRecord(params);
  const filters = readRecordsAddress(noun, new URL(request.url).searchParams);
  const reported = parseKind(noun.kind);
  const { record, reports, beside } = await asViewer(context.get(viewerContext), async (db) => ({
    record: await findRecord(db, noun.kind, id),
    reports: reported ? await listReportsOf(db, reported, id) : [],
    beside: await findNeighbours(db, noun, filters, id, todayInUtc()),
  }));
  if (!record) throw data(null, { status: 404 });
  const { values, version, title, isPublished, reason } = record;
  const texts = { ...textsOf(noun, values), ...(values.school_id ? { school_id: title } : {}) };
  return {
    slug: noun.slug,
    id,
    texts,
    version,
    title,
    isPublished,
    reason,
    reports,
    beside,
    query: writeFilters(filters),
  };
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const { noun, id } = requireRecord(params);
  const form = await readFormData(request);
  const query = queryOf(noun, request);
  const list = `/admin/catalogue/${noun.slug}`;
  const here = `${list}/${id}${query}`;
  if (form.has("deal")) return dealWithReport(context, form, here);
  switch (form.get("intent")) {
    case "save":
      return saveRecord(context, noun, id, form, here);
    case "save-next": {
      const next = readId(String(form.get("next")));
      return saveRecord(context, noun, id, form, `${list}${next ? `/${next}` : ""}${query}`);
    }
    case "save-resolve":
      return saveAndResolve(context, noun, id, form);
  }
  form.set("id", id);
  return actOnRecords(context, noun, form, form.get("intent") === "delete-now" ? list + query : here);
}

export const handle = failing({ title: words.refusedTitle });

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: pageTitle(loaderData?.title ?? "Record") },
  { name: "robots", content: "noindex" },
];

export default function EditRecord({ loaderData, actionData }: Route.ComponentProps) {
  const { slug, id, texts, version, title, isPublished, reason, reports, beside, query } = loaderData;
  const { noun } = requireRecord({ noun: slug, id });
  const isBusy = useBusy();
  const list = `/admin/catalogue/${slug}`;
  const here = `${list}/${id}`;
  const at = (other: string | null) => other && `${list}/${other}${query}`;
  const refusal = actionData && "refusal" in actionData ? actionData.refusal : undefined;
  return (
    <CatalogueFrame title={title || "Without a title"} tab={slug}>
      {actionData && "question" in actionData ? (
        <ConfirmBulk asked={actionData.question} cancelTo={here + query} />
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
            {isPublished && noun.page && (
              <ButtonLink look="quiet" size="small" to={`${noun.page}${id}`}>
                Public page
              </ButtonLink>
            )}
          </div>
          <ReportsOfRecord reports={reports} />
          <RecordForm key={version} noun={noun} texts={texts} version={version} refusal={refusal}>
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
    </CatalogueFrame>
  );
}
