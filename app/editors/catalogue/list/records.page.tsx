import { data } from "react-router";
import { todayInUtc } from "#app/shared/calendar/days.ts";
import { viewerContext } from "#app/shared/context.ts";
import { failing } from "#app/shared/forms/failed-submission/failure-message.ts";
import { Form } from "#app/shared/forms/form.tsx";
import { readFormData } from "#app/shared/forms/read-form-data.server.ts";
import { pageTitle } from "#app/shared/layout/meta.ts";
import { ButtonLink } from "#app/shared/ui/button.tsx";
import { SearchBox } from "#app/shared/ui/fields/search-box.tsx";
import { Link } from "#app/shared/ui/navigation/link.tsx";
import { EmptyState } from "#app/shared/ui/page/empty-state.tsx";
import { asViewer } from "#database/viewer.ts";
import { actOnRecords } from "../bulk/act-on-records.server.ts";
import { BulkButtons } from "../bulk/bulk-buttons.tsx";
import { ConfirmBulk } from "../bulk/confirm-bulk.tsx";
import { CatalogueFrame } from "../catalogue-layout.tsx";
import { QueueKeys } from "../edit/queue-shortcuts.tsx";
import { findNoun } from "../fields/record-types.ts";
import { aOne, countOf } from "../words.ts";
import type { Route } from "./+types/records.page.ts";
import { RecordFilters } from "./filter-form.tsx";
import { listRecords } from "./list-records.server.ts";
import { readRecordsAddress, writeFilters, writeRecordsAddress } from "./record-filters.ts";
import { RecordRow } from "./record-row.tsx";
import { StateLinks } from "./state-links.tsx";

function requireNoun(slug: string) {
  const noun = findNoun(slug);
  if (!noun) throw data(null, { status: 404 });
  return noun;
}

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const noun = requireNoun(params.noun);
  const { place, ...filters } = readRecordsAddress(noun, new URL(request.url).searchParams);
  const page = await asViewer(context.get(viewerContext), (db) =>
    listRecords(db, noun, { ...filters, place }, todayInUtc()),
  );
  return { slug: noun.slug, filters, ...page };
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const noun = requireNoun(params.noun);
  const search = new URL(request.url).searchParams;
  const back = writeRecordsAddress(noun.slug, readRecordsAddress(noun, search), search.get("place"));
  return actOnRecords(context, noun, await readFormData(request), back);
}

export const handle = failing();

export const meta: Route.MetaFunction = ({ params }) => [
  { title: pageTitle(findNoun(params.noun)?.many ?? "Catalogue") },
  { name: "robots", content: "noindex" },
];

export default function Records({ loaderData, actionData }: Route.ComponentProps) {
  const { slug, filters, records, total, newer, older } = loaderData;
  const noun = requireNoun(slug);
  const at = (place: string) => writeRecordsAddress(slug, filters, place);
  const { words: _, ...others } = filters;
  const query = writeFilters(filters);
  return (
    <CatalogueFrame
      title={noun.many}
      tab={slug}
      actions={<ButtonLink to={`/admin/catalogue/${slug}/new`}>Add {aOne(noun)}</ButtonLink>}
    >
      {actionData ? (
        <ConfirmBulk asked={actionData.question} cancelTo={at("")} />
      ) : (
        <>
          <SearchBox
            action={`/admin/catalogue/${slug}`}
            label={`Search ${noun.many.toLowerCase()}`}
            placeholder="Words or an address"
            value={filters.words}
            keeps={Object.fromEntries(new URLSearchParams(writeFilters({ ...others, words: "" })))}
          />
          <StateLinks noun={noun} filters={filters} />
          <RecordFilters noun={noun} filters={filters} />
          <div className="mb-2 flex flex-wrap items-center justify-between gap-x-4">
            <p className="text-ink-2">{countOf(total, noun)}</p>
            {records.length > 0 && <QueueKeys hint="Key: J opens the first" />}
          </div>
          {records.length === 0 ? (
            <EmptyState
              title={query ? "Nothing like that is here." : `There are no ${noun.many.toLowerCase()} yet.`}
            >
              {query && <Link to={`/admin/catalogue/${slug}`}>Show all</Link>}
            </EmptyState>
          ) : (
            <Form method="post" key={records.map(({ id, isPublished }) => id + isPublished).join()}>
              <ul className="divide-y divide-line rounded-card border border-line bg-card">
                {records.map((record, place) => (
                  <RecordRow
                    key={record.id}
                    noun={noun}
                    record={record}
                    query={query}
                    isFirst={place === 0}
                  />
                ))}
              </ul>
              <BulkButtons noun={noun} />
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
    </CatalogueFrame>
  );
}
