import { viewerContext } from "#app/shared/context.ts";
import { failing } from "#app/shared/forms/failed-submission/failure-message.ts";
import { bad, goOn, good } from "#app/shared/forms/form-responses.server.ts";
import { readFormData } from "#app/shared/forms/read-form-data.server.ts";
import { pageTitle } from "#app/shared/layout/meta.ts";
import { ButtonLink } from "#app/shared/ui/button.tsx";
import { EmptyState } from "#app/shared/ui/page/empty-state.tsx";
import { readId } from "#app/shared/urls/parse-id.ts";
import { asViewer } from "#database/viewer.ts";
import { CatalogueFrame } from "../catalogue-layout.tsx";
import { nounList, nouns } from "../fields/record-types.ts";
import { PillLinks } from "../pill-links.tsx";
import type { Route } from "./+types/duplicates.page.ts";
import { ToldApart } from "./different-pairs.tsx";
import { forgetDifferent, listDifferent, noteDifferent } from "./different-records.server.ts";
import { findPairs } from "./find-pairs.server.ts";
import { mergeRecords } from "./merge-records.server.ts";
import { PairCard } from "./pair-card.tsx";
import { readPlace, writePlace } from "./pairs-cursor.ts";
import { type DuplicateWay, duplicateWords, wayNames } from "./words.ts";

const compared = nounList.filter(({ address }) => address !== undefined);
const ways = Object.keys(wayNames) as DuplicateWay[];

function readAddress(url: string) {
  const search = new URL(url).searchParams;
  return {
    noun: compared.find(({ slug }) => slug === search.get("kind")) ?? nouns.scholarships,
    way: ways.find((way) => way === search.get("by")) ?? "address",
    place: readPlace(search.get("place")),
  };
}

const writeAddress = (slug: string, by: DuplicateWay, place?: string | null) =>
  `/admin/catalogue/duplicates?${new URLSearchParams({ kind: slug, by, ...(place && { place }) })}`;

export async function loader({ request, context }: Route.LoaderArgs) {
  const { noun, way, place } = readAddress(request.url);
  const found = await asViewer(context.get(viewerContext), async (db) => ({
    toldApart: await listDifferent(db, noun.kind),
    ...(await findPairs(db, noun, way, place)),
  }));
  return { kind: noun.kind, way, ...found };
}

/** Keeps one of two records, or remembers that they are two. */
export async function action({ request, context }: Route.ActionArgs) {
  const { noun, way, place } = readAddress(request.url);
  const form = await readFormData(request);
  const back = writeAddress(noun.slug, way, place && writePlace(place));
  const intent = form.get("intent");
  if (intent === "different" || intent === "forget") {
    const [one, other] = ["one", "other"].map((name) => readId(String(form.get(name))));
    const change = intent === "different" ? noteDifferent : forgetDifferent;
    const isDone =
      one && other
        ? await asViewer(context.get(viewerContext), (db) => change(db, noun.kind, { one, other }))
        : false;
    const said = intent === "different" ? duplicateWords.noted : duplicateWords.forgotten;
    return goOn(context, back, isDone ? good(said) : { tone: "bad", ...duplicateWords.notNoted });
  }
  const keep = readId(String(form.get("keep")));
  const drop = readId(String(form.get("drop")));
  const merged =
    keep && drop
      ? await asViewer(context.get(viewerContext), (db) => mergeRecords(db, noun.kind, { keep, drop }))
      : null;
  if (!merged?.ok) {
    return goOn(context, back, bad(duplicateWords.gone.title, duplicateWords.gone.detail));
  }
  return goOn(context, back, good(duplicateWords.merged(merged.filled.length)));
}

export const handle = failing();

export const meta: Route.MetaFunction = () => [
  { title: pageTitle("Duplicates") },
  { name: "robots", content: "noindex" },
];

export default function Duplicates({ loaderData }: Route.ComponentProps) {
  const { kind, way, pairs, older, looked, toldApart } = loaderData;
  const noun = nouns[kind];
  return (
    <CatalogueFrame title="Duplicates" intro={duplicateWords.intro} tab="duplicates">
      <PillLinks
        label="Kind"
        links={compared.map(({ slug, many }) => ({
          label: many,
          to: writeAddress(slug, way),
          isCurrent: slug === noun.slug,
        }))}
      />
      <PillLinks
        label="Alike by"
        links={ways.map((one) => ({
          label: wayNames[one],
          to: writeAddress(noun.slug, one),
          isCurrent: one === way,
        }))}
      />
      <p className="my-3 text-sm text-ink-2">{duplicateWords.looked(looked)}</p>
      {pairs.length === 0 ? (
        <EmptyState title="No duplicates among these." />
      ) : (
        <ul className="grid gap-4">
          {pairs.map(({ one, other }) => (
            <PairCard key={one.id + other.id} noun={noun} pair={[one, other]} />
          ))}
        </ul>
      )}
      <ToldApart noun={noun} pairs={toldApart} />
      {older && (
        <p className="mt-4">
          <ButtonLink look="outline" to={writeAddress(noun.slug, way, older)} rel="next">
            Look at older ones
          </ButtonLink>
        </p>
      )}
    </CatalogueFrame>
  );
}
