import { viewerContext } from "#app/shared/context.ts";
import { failureMessage } from "#app/shared/forms/failed-submission/failure-message.ts";
import { Form } from "#app/shared/forms/form.tsx";
import { errorToast, redirectWithToast, successToast } from "#app/shared/forms/form-responses.server.ts";
import { parseFormData } from "#app/shared/forms/read-form-data.server.ts";
import { pageTitle } from "#app/shared/layout/meta.ts";
import { Button, ButtonLink } from "#app/shared/ui/button.tsx";
import { SelectField } from "#app/shared/ui/fields/select-field.tsx";
import { EmptyState } from "#app/shared/ui/page/empty-state.tsx";
import { parseId } from "#app/shared/urls/parse-id.ts";
import { catalogueActions, catalogueKinds } from "#database/schema/lists.ts";
import { asViewer } from "#database/viewer.ts";
import { CatalogueLayout } from "../catalogue-layout.tsx";
import { recordTypes } from "../fields/record-types.ts";
import { actionNames, words } from "../words.ts";
import type { Route } from "./+types/history.page.ts";
import { Changes } from "./changes.tsx";
import { listChanges, listEditors } from "./list-changes.server.ts";
import { restoreRecord } from "./restore-record.server.ts";

function parseFilter(search: URLSearchParams) {
  const by = search.get("by");
  return {
    kind: catalogueKinds.find((kind) => kind === search.get("kind")) ?? null,
    action: catalogueActions.find((action) => action === search.get("action")) ?? null,
    by: by === "worker" ? by : parseId(by ?? undefined),
    batchId: parseId(search.get("batch") ?? undefined),
    before: parseNumber(search.get("before")),
  };
}

const parseNumber = (text: string | null) => (/^[1-9]\d{0,14}$/.test(text ?? "") ? Number(text) : null);

export async function loader({ request, context }: Route.LoaderArgs) {
  const filter = parseFilter(new URL(request.url).searchParams);
  return asViewer(context.get(viewerContext), async (db) => ({
    filter,
    editors: await listEditors(db),
    ...(await listChanges(db, filter)),
  }));
}

/** Restores a deleted record. */
export async function action({ request, context }: Route.ActionArgs) {
  const change = parseNumber(String((await parseFormData(request)).get("change")));
  const outcome = await asViewer(context.get(viewerContext), (db) => restoreRecord(db, change ?? 0));
  if (!outcome.ok) {
    const { title, detail } = words.notRestored[outcome.reason];
    return redirectWithToast(context, "/admin/catalogue/history", errorToast(title, detail));
  }
  const to = `/admin/catalogue/${recordTypes[outcome.kind].slug}/${outcome.id}`;
  return redirectWithToast(context, to, successToast(words.restored(outcome.isPublished)));
}

export const handle = failureMessage();

export const meta: Route.MetaFunction = () => [
  { title: pageTitle("History of the catalogue") },
  { name: "robots", content: "noindex" },
];

export default function History({ loaderData: { filter, editors, changes, older } }: Route.ComponentProps) {
  const chosen = Object.entries({ ...filter, batchId: null, batch: filter.batchId, before: older }).flatMap(
    ([name, value]) => (value ? [[name, String(value)]] : []),
  );
  return (
    <CatalogueLayout title="History" intro="Who changed what, with the former values." tab="history">
      <Form
        className="mb-6 grid items-end gap-3 sm:grid-cols-[1fr_1fr_1fr_auto]"
        key={JSON.stringify(filter)}
      >
        <SelectField
          name="kind"
          label="Kind"
          placeholder="All"
          defaultValue={filter.kind ?? ""}
          choices={catalogueKinds.map((value) => ({ value, label: recordTypes[value].plural }))}
        />
        <SelectField
          name="action"
          label="What happened"
          placeholder="Anything"
          defaultValue={filter.action ?? ""}
          choices={catalogueActions.map((value) => ({ value, label: actionNames[value] }))}
        />
        <SelectField
          name="by"
          label="By"
          placeholder="Anyone"
          defaultValue={filter.by ?? ""}
          choices={[
            ...editors.map(({ id, name }) => ({ value: id, label: name })),
            { value: "worker", label: "worker" },
          ]}
        />
        <Button look="outline">Show</Button>
      </Form>
      {changes.length === 0 ? <EmptyState title="No changes to show." /> : <Changes changes={changes} />}
      {older && (
        <p className="mt-4">
          <ButtonLink look="outline" to={`?${new URLSearchParams(chosen)}`} rel="next">
            Older
          </ButtonLink>
        </p>
      )}
    </CatalogueLayout>
  );
}
