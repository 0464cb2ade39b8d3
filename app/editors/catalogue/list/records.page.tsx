import { data } from "react-router";
import { todayInUtc } from "#app/shared/calendar/days.ts";
import { viewerContext } from "#app/shared/context.ts";
import { failureMessage } from "#app/shared/forms/failed-submission/failure-message.ts";
import { Form } from "#app/shared/forms/form.tsx";
import { parseFormData } from "#app/shared/forms/read-form-data.server.ts";
import { pageTitle } from "#app/shared/layout/meta.ts";
import { ButtonLink } from "#app/shared/ui/button.tsx";
import { SearchBox } from "#app/shared/ui/fields/search-box.tsx";
import { Link } from "#app/shared/ui/navigation/link.tsx";
import { EmptyState } from "#app/shared/ui/page/empty-state.tsx";
import { asViewer } from "#database/viewer.ts";
import { actOnRecords } from "../bulk/act-on-records.server.ts";
import { BulkButtons } from "../bulk/bulk-buttons.tsx";
import { ConfirmBulk } from "../bulk/confirm-bulk.tsx";
import { CatalogueLayout } from "../catalogue-layout.tsx";
import { QueueShortcuts } from "../edit/queue-shortcuts.tsx";
import { findRecordType } from "../fields/record-types.ts";
import { aOne, countOf } from "../words.ts";
import type { Route } from "./+types/records.page.ts";
import { RecordFilterForm } from "./filter-form.tsx";
import { listRecords } from "./list-records.server.ts";
import { parseRecordFilters, recordsUrl, writeRecordQuery } from "./record-filters.ts";
import { RecordRow } from "./record-row.tsx";
import { StateLinks } from "./state-links.tsx";

function requireRecordType(slug: string) {
  const recordType = findRecordType(slug);
  if (!recordType) throw data(null, { status: 404 });
  return recordType;
}

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const recordType = requireRecordType(params.type);
  const { cursor, ...filters } = parseRecordFilters(recordType, new URL(request.url).searchParams);
  const page = await asViewer(context.get(viewerContext), (db) =>
    listRecords(db, recordType, { ...filters, cursor }, todayInUtc()),
  );
  return { slug: recordType.slug, filters, ...page };
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const recordType = requireRecordType(params.type);
  const search = new URL(request.url).searchParams;
  const back = recordsUrl(recordType.slug, parseRecordFilters(recordType, search), search.get("place"));
  return actOnRecords(context, recordType, await parseFormData(request), back);
}

export const handle = failureMessage();

export const meta: Route.MetaFunction = ({ params }) => [
  { title: pageTitle(findRecordType(params.type)?.plural ?? "Catalogue") },
  { name: "robots", content: "noindex" },
];

export default function Records({ loaderData, actionData }: Route.ComponentProps) {
  const { slug, filters, records, total, newer, older } = loaderData;
  const recordType = requireRecordType(slug);
  const at = (cursor: string) => recordsUrl(slug, filters, cursor);
  const { words: _, ...others } = filters;
  const query = writeRecordQuery(filters);
  return (
    <CatalogueLayout
      title={recordType.plural}
      tab={slug}
      actions={<ButtonLink to={`/admin/catalogue/${slug}/new`}>Add {aOne(recordType)}</ButtonLink>}
    >
      {actionData ? (
        <ConfirmBulk confirmation={actionData.question} cancelTo={at("")} />
      ) : (
        <>
          <SearchBox
            action={`/admin/catalogue/${slug}`}
            label={`Search ${recordType.plural.toLowerCase()}`}
            placeholder="Words or an address"
            value={filters.words}
            keeps={Object.fromEntries(new URLSearchParams(writeRecordQuery({ ...others, words: "" })))}
          />
          <StateLinks recordType={recordType} filters={filters} />
          <RecordFilterForm recordType={recordType} filters={filters} />
          <div className="mb-2 flex flex-wrap items-center justify-between gap-x-4">
            <p className="text-ink-2">{countOf(total, recordType)}</p>
            {records.length > 0 && <QueueShortcuts hint="Key: J opens the first" />}
          </div>
          {records.length === 0 ? (
            <EmptyState
              title={
                query ? "Nothing like that is here." : `There are no ${recordType.plural.toLowerCase()} yet.`
              }
            >
              {query && <Link to={`/admin/catalogue/${slug}`}>Show all</Link>}
            </EmptyState>
          ) : (
            <Form method="post" key={records.map(({ id, isPublished }) => id + isPublished).join()}>
              <ul className="divide-y divide-line rounded-card border border-line bg-card">
                {records.map((record, place) => (
                  <RecordRow
                    key={record.id}
                    recordType={recordType}
                    record={record}
                    query={query}
                    isFirst={place === 0}
                  />
                ))}
              </ul>
              <BulkButtons recordType={recordType} />
            </Form>
          )}
          <nav aria-label="Pages" className="mt-4 flex justify-between gap-3">
            {newer ? (
              <ButtonLink look="outline" to={at(newer)} rel="prev">
                {filters.sort === "newest" ? "Newer" : "Before"}
              </ButtonLink>
            ) : (
              <span />
            )}
            {older && (
              <ButtonLink look="outline" to={at(older)} rel="next">
                {filters.sort === "newest" ? "Older" : "After"}
              </ButtonLink>
            )}
          </nav>
        </>
      )}
    </CatalogueLayout>
  );
}
