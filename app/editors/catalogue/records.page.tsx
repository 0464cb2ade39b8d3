import { data, Form, Link } from "react-router";
import { todayInUtc } from "#app/common/calendar/days.ts";
import { viewerContext } from "#app/common/context.ts";
import { failing } from "#app/common/forms/failing.ts";
import { readFormData } from "#app/common/forms/read-form-data.server.ts";
import { pageTitle } from "#app/common/frame/meta.ts";
import { ButtonLink } from "#app/common/ui/button.tsx";
import { EmptyState } from "#app/common/ui/empty-state.tsx";
import { SearchBox } from "#app/common/ui/search-box.tsx";
import { asViewer } from "#database/viewer.ts";
import type { Route } from "./+types/records.page.ts";
import { actOnRecords } from "./act-on-records.server.ts";
import { BulkButtons } from "./bulk-buttons.tsx";
import { CatalogueFrame } from "./catalogue-frame.tsx";
import { ConfirmDelete } from "./confirm-delete.tsx";
import { listRecords } from "./list-records.server.ts";
import { findNoun } from "./nouns.ts";
import { RecordRow } from "./record-row.tsx";
import { readRecordsAddress, writeRecordsAddress } from "./records-address.ts";
import { StateLinks } from "./state-links.tsx";
import { aOne } from "./words.ts";

function requireNoun(slug: string) {
  const noun = findNoun(slug);
  if (!noun) throw data(null, { status: 404 });
  return noun;
}

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const noun = requireNoun(params.noun);
  const wanted = readRecordsAddress(new URL(request.url).searchParams);
  const page = await asViewer(context.get(viewerContext), (db) =>
    listRecords(db, noun, wanted, todayInUtc()),
  );
  return { slug: noun.slug, words: wanted.words, state: wanted.state, ...page };
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const noun = requireNoun(params.noun);
  const asked = readRecordsAddress(new URL(request.url).searchParams);
  const back = writeRecordsAddress(noun.slug, {
    ...asked,
    place: new URL(request.url).searchParams.get("place"),
  });
  return actOnRecords(context, noun, await readFormData(request), back);
}

export const handle = failing();

export const meta: Route.MetaFunction = ({ params }) => [
  { title: pageTitle(findNoun(params.noun)?.many ?? "Catalogue") },
  { name: "robots", content: "noindex" },
];

export default function Records({ loaderData, actionData }: Route.ComponentProps) {
  const { slug, words, state, records, newer, older } = loaderData;
  const noun = requireNoun(slug);
  const at = (place: string) => writeRecordsAddress(slug, { words, state, place });
  const isNarrowed = words !== "" || state !== "all";
  return (
    <CatalogueFrame
      title={noun.many}
      tab={slug}
      actions={<ButtonLink to={`/admin/catalogue/${slug}/new`}>Add {aOne(noun)}</ButtonLink>}
    >
      {actionData && "toDelete" in actionData ? (
        <ConfirmDelete {...actionData} cancelTo={at("")} />
      ) : (
        <>
          <SearchBox
            action={`/admin/catalogue/${slug}`}
            label={`Search ${noun.many.toLowerCase()}`}
            placeholder="Words or an address"
            value={words}
            keeps={state === "all" ? {} : { state }}
          />
          <StateLinks noun={noun} words={words} state={state} />
          {records.length === 0 ? (
            <EmptyState
              title={
                isNarrowed ? "Nothing like that is here." : `There are no ${noun.many.toLowerCase()} yet.`
              }
            >
              {isNarrowed && <Link to={`/admin/catalogue/${slug}`}>Show all</Link>}
            </EmptyState>
          ) : (
            <Form method="post" key={records.map(({ id, isPublished }) => id + isPublished).join()}>
              <ul className="divide-y divide-line rounded-card border border-line bg-card">
                {records.map((record) => (
                  <RecordRow key={record.id} noun={noun} record={record} />
                ))}
              </ul>
              <BulkButtons />
            </Form>
          )}
          <nav aria-label="Pages" className="mt-4 flex justify-between gap-3">
            {newer ? (
              <ButtonLink look="outline" to={at(newer)} rel="prev">
                Newer
              </ButtonLink>
            ) : (
              <span />
            )}
            {older && (
              <ButtonLink look="outline" to={at(older)} rel="next">
                Older
              </ButtonLink>
            )}
          </nav>
        </>
      )}
    </CatalogueFrame>
  );
}
