import { data } from "react-router";
import { viewerContext } from "#app/shared/context.ts";
import { failureMessage } from "#app/shared/forms/failed-submission/failure-message.ts";
import { errorToast, redirectWithToast, successToast } from "#app/shared/forms/form-responses.server.ts";
import { parseFormData } from "#app/shared/forms/read-form-data.server.ts";
import { pageTitle } from "#app/shared/layout/meta.ts";
import { parseId } from "#app/shared/urls/parse-id.ts";
import { asViewer } from "#database/viewer.ts";
import { CatalogueLayout } from "../catalogue-layout.tsx";
import { recordTypes } from "../fields/record-types.ts";
import type { Route } from "./+types/batch.page.ts";
import { duplicateChoices, importRows } from "./import-rows.server.ts";
import { ImportedBatch } from "./imported-batch.tsx";
import { PreviewedBatch } from "./previewed-batch.tsx";
import { findImport, previewImport } from "./stage-import.server.ts";
import { summarise } from "./summarise.ts";
import { countBatch, listNotUndone, undoImport } from "./undo-import.server.ts";
import { importWords, stateNames } from "./words.ts";

function requireId(given: string) {
  const id = parseId(given);
  if (!id) throw data(null, { status: 404 });
  return id;
}

export async function loader({ params, context }: Route.LoaderArgs) {
  const id = requireId(params.batch);
  return asViewer(context.get(viewerContext), async (db) => {
    const batch = await findImport(db, id);
    if (!batch) throw data(null, { status: 404 });
    const { kind, fileName, state } = batch;
    const preview = state === "staged" ? await previewImport(db, batch) : null;
    return {
      id,
      kind,
      fileName,
      state,
      preview: preview && summarise(preview),
      counts: await countBatch(db, id),
      notUndone: state === "undone" ? await listNotUndone(db, id) : [],
    };
  });
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const id = requireId(params.batch);
  const form = await parseFormData(request);
  const here = `/admin/catalogue/import/${id}`;
  const as = context.get(viewerContext);
  if (form.get("intent") === "undo") {
    const outcome = await asViewer(as, (db) => undoImport(db, id));
    const toast = outcome.ok
      ? successToast(importWords.undone(outcome.deleted, outcome.restored, outcome.kept))
      : errorToast(importWords.already.title, importWords.already.detail);
    return redirectWithToast(context, here, toast);
  }
  const duplicates = duplicateChoices.find((choice) => choice === form.get("duplicates")) ?? "skip";
  const isPublished = form.get("as") !== "drafts";
  const outcome = await asViewer(as, async (db) => {
    const imported = await importRows(db, id, { duplicates, isPublished });
    return { imported, batch: await findImport(db, id) };
  });
  const { imported, batch } = outcome;
  if (!imported.ok || !batch)
    return redirectWithToast(
      context,
      here,
      errorToast(importWords.already.title, importWords.already.detail),
    );
  return redirectWithToast(
    context,
    here,
    successToast(importWords.imported(recordTypes[batch.kind], imported.added, imported.changed)),
  );
}

export const handle = failureMessage();

export const meta: Route.MetaFunction = () => [
  { title: pageTitle("An import") },
  { name: "robots", content: "noindex" },
];

export default function Batch({ loaderData }: Route.ComponentProps) {
  const { id, kind, fileName, state, preview, counts, notUndone } = loaderData;
  const recordType = recordTypes[kind];
  return (
    <CatalogueLayout
      title={`${recordType.plural}: ${stateNames[state].toLowerCase()}`}
      intro={fileName || undefined}
      tab="import"
    >
      {preview ? (
        <PreviewedBatch recordType={recordType} preview={preview} />
      ) : (
        <ImportedBatch id={id} recordType={recordType} state={state} counts={counts} notUndone={notUndone} />
      )}
    </CatalogueLayout>
  );
}
