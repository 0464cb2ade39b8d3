import { data, Form } from "react-router";
import { viewerContext } from "#app/common/context.ts";
import { failing } from "#app/common/forms/failing.ts";
import { readFormData } from "#app/common/forms/read-form-data.server.ts";
import { useBusy } from "#app/common/forms/use-busy.ts";
import { pageTitle } from "#app/common/frame/meta.ts";
import { readId } from "#app/common/frame/read-id.ts";
import { Button, ButtonLink } from "#app/common/ui/button.tsx";
import { Tag } from "#app/common/ui/tag.tsx";
import { findKind } from "#app/opportunities/kinds.ts";
import { asViewer } from "#database/viewer.ts";
import type { Route } from "./+types/record.page.ts";
import { actOnRecords } from "./act-on-records.server.ts";
import { CatalogueFrame } from "./catalogue-frame.tsx";
import { ConfirmDelete } from "./confirm-delete.tsx";
import { findRecord } from "./find-record.server.ts";
import { findNoun } from "./nouns.ts";
import { RecordForm } from "./record-form.tsx";
import { textsOf } from "./record-texts.ts";
import { dealWithReport } from "./reports/deal-with-report.server.ts";
import { listReportsOf } from "./reports/list-reports.server.ts";
import { ReportsOfRecord } from "./reports/reports-of-record.tsx";
import { reportWords } from "./reports/words.ts";
import { saveAndResolve, saveRecord } from "./save-record.server.ts";
import { words } from "./words.ts";

function requireRecord(params: { noun: string; id: string }) {
  const noun = findNoun(params.noun);
  const id = readId(params.id);
  if (!noun || !id) throw data(null, { status: 404 });
  return { noun, id };
}

export async function loader({ params, context }: Route.LoaderArgs) {
  const { noun, id } = requireRecord(params);
  const reported = findKind(noun.kind);
  const { record, reports } = await asViewer(context.get(viewerContext), async (db) => ({
    record: await findRecord(db, noun.kind, id),
    reports: reported ? await listReportsOf(db, reported, id) : [],
  }));
  if (!record) throw data(null, { status: 404 });
  const { values, version, title, isPublished, reason } = record;
  const texts = { ...textsOf(noun, values), ...(values.school_id ? { school_id: title } : {}) };
  return { slug: noun.slug, id, texts, version, title, isPublished, reason, reports };
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const { noun, id } = requireRecord(params);
  const form = await readFormData(request);
  if (form.has("deal")) return dealWithReport(context, form, `/admin/catalogue/${noun.slug}/${id}`);
  if (form.get("intent") === "save") return saveRecord(context, noun, id, form);
  if (form.get("intent") === "save-resolve") return saveAndResolve(context, noun, id, form);
  form.set("id", id);
  const isGone = form.get("intent") === "delete-now";
  return actOnRecords(context, noun, form, `/admin/catalogue/${noun.slug}${isGone ? "" : `/${id}`}`);
}

export const handle = failing({ title: words.refusedTitle });

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: pageTitle(loaderData?.title ?? "Record") },
  { name: "robots", content: "noindex" },
];

export default function EditRecord({ loaderData, actionData }: Route.ComponentProps) {
  const { slug, id, texts, version, title, isPublished, reason, reports } = loaderData;
  const { noun } = requireRecord({ noun: slug, id });
  const isBusy = useBusy();
  const here = `/admin/catalogue/${slug}/${id}`;
  const refusal = actionData && "refusal" in actionData ? actionData.refusal : undefined;
  return (
    <CatalogueFrame title={title || "Without a title"} tab={slug}>
      {actionData && "toDelete" in actionData ? (
        <ConfirmDelete {...actionData} cancelTo={here} />
      ) : (
        <>
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
            <div className="flex flex-wrap gap-3 max-sm:*:w-full">
              <Button name="intent" value="save" isBusy={isBusy} busyLabel="Saving...">
                Save changes
              </Button>
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
