import { viewerContext } from "#app/shared/context.ts";
import { failureMessage } from "#app/shared/forms/failed-submission/failure-message.ts";
import { errorToast, redirectWithToast, successToast } from "#app/shared/forms/form-responses.server.ts";
import { parseFormData } from "#app/shared/forms/read-form-data.server.ts";
import { pageTitle } from "#app/shared/layout/meta.ts";
import { ButtonLink } from "#app/shared/ui/button.tsx";
import { EmptyState } from "#app/shared/ui/page/empty-state.tsx";
import { parseId } from "#app/shared/urls/parse-id.ts";
import { asViewer } from "#database/viewer.ts";
import { CatalogueLayout } from "../catalogue-layout.tsx";
import { recordTypeList, recordTypes } from "../fields/record-types.ts";
import { PillLinks } from "../pill-links.tsx";
import type { Route } from "./+types/duplicates.page.ts";
import { DifferentPairs } from "./different-pairs.tsx";
import { listDifferent, markDifferent, unmarkDifferent } from "./different-records.server.ts";
import { findPairs } from "./find-pairs.server.ts";
import { mergeRecords } from "./merge-records.server.ts";
import { PairCard } from "./pair-card.tsx";
import { parsePairsCursor, writePairsCursor } from "./pairs-cursor.ts";
import { type DuplicateWay, duplicateWords, wayNames } from "./words.ts";

const comparedTypes = recordTypeList.filter(({ urlColumn }) => urlColumn !== undefined);
const ways = Object.keys(wayNames) as DuplicateWay[];

function parseUrl(url: string) {
  const search = new URL(url).searchParams;
  return {
    recordType: comparedTypes.find(({ slug }) => slug === search.get("kind")) ?? recordTypes.scholarships,
    way: ways.find((way) => way === search.get("by")) ?? "address",
    place: parsePairsCursor(search.get("place")),
  };
}

const duplicatesUrl = (slug: string, by: DuplicateWay, place?: string | null) =>
  `/admin/catalogue/duplicates?${new URLSearchParams({ kind: slug, by, ...(place && { place }) })}`;

export async function loader({ request, context }: Route.LoaderArgs) {
  const { recordType, way, place } = parseUrl(request.url);
  const found = await asViewer(context.get(viewerContext), async (db) => ({
    toldApart: await listDifferent(db, recordType.kind),
    ...(await findPairs(db, recordType, way, place)),
  }));
  return { kind: recordType.kind, way, ...found };
}

/** Merges two records, or marks them as different. */
export async function action({ request, context }: Route.ActionArgs) {
  const { recordType, way, place } = parseUrl(request.url);
  const form = await parseFormData(request);
  const back = duplicatesUrl(recordType.slug, way, place && writePairsCursor(place));
  const intent = form.get("intent");
  if (intent === "different" || intent === "forget") {
    const [one, other] = ["one", "other"].map((name) => parseId(String(form.get(name))));
    const change = intent === "different" ? markDifferent : unmarkDifferent;
    const isDone =
      one && other
        ? await asViewer(context.get(viewerContext), (db) => change(db, recordType.kind, { one, other }))
        : false;
    const message = intent === "different" ? duplicateWords.noted : duplicateWords.forgotten;
    return redirectWithToast(
      context,
      back,
      isDone ? successToast(message) : { tone: "bad", ...duplicateWords.notNoted },
    );
  }
  const keep = parseId(String(form.get("keep")));
  const drop = parseId(String(form.get("drop")));
  const merged =
    keep && drop
      ? await asViewer(context.get(viewerContext), (db) => mergeRecords(db, recordType.kind, { keep, drop }))
      : null;
  if (!merged?.ok) {
    return redirectWithToast(
      context,
      back,
      errorToast(duplicateWords.gone.title, duplicateWords.gone.detail),
    );
  }
  return redirectWithToast(context, back, successToast(duplicateWords.merged(merged.filled.length)));
}

export const handle = failureMessage();

export const meta: Route.MetaFunction = () => [
  { title: pageTitle("Duplicates") },
  { name: "robots", content: "noindex" },
];

export default function Duplicates({ loaderData }: Route.ComponentProps) {
  const { kind, way, pairs, older, looked, toldApart } = loaderData;
  const recordType = recordTypes[kind];
  return (
    <CatalogueLayout title="Duplicates" intro={duplicateWords.intro} tab="duplicates">
      <PillLinks
        label="Kind"
        links={comparedTypes.map(({ slug, plural }) => ({
          label: plural,
          to: duplicatesUrl(slug, way),
          isCurrent: slug === recordType.slug,
        }))}
      />
      <PillLinks
        label="Alike by"
        links={ways.map((one) => ({
          label: wayNames[one],
          to: duplicatesUrl(recordType.slug, one),
          isCurrent: one === way,
        }))}
      />
      <p className="my-3 text-sm text-ink-2">{duplicateWords.looked(looked)}</p>
      {pairs.length === 0 ? (
        <EmptyState title="No duplicates among these." />
      ) : (
        <ul className="grid gap-4">
          {pairs.map(({ one, other }) => (
            <PairCard key={one.id + other.id} recordType={recordType} pair={[one, other]} />
          ))}
        </ul>
      )}
      <DifferentPairs recordType={recordType} pairs={toldApart} />
      {older && (
        <p className="mt-4">
          <ButtonLink look="outline" to={duplicatesUrl(recordType.slug, way, older)} rel="next">
            Look at older ones
          </ButtonLink>
        </p>
      )}
    </CatalogueLayout>
  );
}
