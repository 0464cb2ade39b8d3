import { compareAddress } from "#app/catalogue/cards/compare-link.tsx";
import { formatItem } from "#app/catalogue/kinds/item.ts";
import { findCurrencyReader } from "#app/discover/details/find-currency-reader.server.ts";
import { todayInUtc } from "#app/shared/calendar/days.ts";
import { viewerContext } from "#app/shared/context.ts";
import { localPath } from "#app/shared/languages/local-path.ts";
import { pageMeta } from "#app/shared/layout/meta.ts";
import { usePage } from "#app/shared/layout/page.ts";
import { Share } from "#app/shared/share/share.tsx";
import { ButtonLink } from "#app/shared/ui/button.tsx";
import { SearchBox } from "#app/shared/ui/fields/search-box.tsx";
import { Link } from "#app/shared/ui/navigation/link.tsx";
import { textLinkLook } from "#app/shared/ui/navigation/text-link.tsx";
import { EmptyState } from "#app/shared/ui/page/empty-state.tsx";
import { PageHeading } from "#app/shared/ui/page/heading.tsx";
import { findVerdicts } from "#app/students/eligibility/find-verdicts.server.ts";
import { findViewerApplicant } from "#app/students/reader/find-viewer-applicant.server.ts";
import { opportunityKinds } from "#database/schema/lists.ts";
import { asViewer } from "#database/viewer.ts";
import type { Route } from "./+types/compare.page.ts";
import { readColumn, sideBySide } from "./columns.server.ts";
import { type ComparisonCandidate, findComparisonCandidates } from "./find-candidates.server.ts";
import { maxCompared, parseComparedItems } from "./parse-compared-items.ts";
import { SideBySide } from "./side-by-side.tsx";
import { leftOutWords, compareWords as words } from "./words.ts";

export async function loader({ request, context }: Route.LoaderArgs) {
  const search = new URL(request.url).searchParams;
  const viewer = context.get(viewerContext);
  const today = todayInUtc();
  const compared = parseComparedItems(search.get("items"));
  return asViewer(viewer, async (db) => {
    const reader = await findCurrencyReader(db, viewer);
    const columns = [];
    for (const item of compared.items) columns.push(await readColumn(db, item, reader, today));
    const listed = columns.filter((column) => column !== null);
    const reasons = compared.leftOut.map((reason) => leftOutWords[reason]);
    const notes = listed.length < columns.length ? [...reasons, words.gone] : reasons;
    const [first] = listed;
    if (!first) return { notes, items: [], titles: [], rows: [], verdicts: {}, candidates: null };
    const items = listed.map(({ kind, id }) => ({ kind, id }));
    const applicant = await findViewerApplicant(db, viewer, today, request.url);
    return {
      notes,
      items,
      titles: listed.map(({ title }) => title),
      rows: sideBySide(listed),
      verdicts: await findVerdicts(db, applicant, first.kind, items, today),
      candidates:
        listed.length < maxCompared
          ? await findComparisonCandidates(db, viewer, { first, items, typed: search.get("q"), today })
          : null,
    };
  });
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageMeta({
    title: loaderData?.titles.length ? words.titleOf(loaderData.titles) : words.title,
    description: words.description,
    path: "/compare",
    appUrl: matches[0].loaderData?.appUrl,
    isPrivate: true,
  });

export default function Compare({ loaderData }: Route.ComponentProps) {
  const { notes, items, titles, rows, verdicts, candidates } = loaderData;
  const appUrl = usePage()?.appUrl ?? "";
  return (
    <div className="wrap py-6 md:py-10 print:py-0">
      <PageHeading title={words.title} intro={words.intro} />
      {notes.map((note) => (
        <p key={note} className="mt-3 rounded-xl bg-marigold-pale px-4 py-2.5 text-marigold-ink">
          {note}
        </p>
      ))}
      {items.length === 0 ? (
        <Nothing />
      ) : (
        <>
          <SideBySide items={items} titles={titles} rows={rows} verdicts={verdicts} />
          {candidates && <AddColumn items={items} candidates={candidates} />}
          {items.length > 1 && (
            <section aria-labelledby="share" className="mt-8 rounded-panel bg-sand p-5 print:hidden">
              <h2 id="share" className="mb-3 text-xl">
                {words.share}
              </h2>
              <Share url={appUrl + localPath(compareAddress(items))} title={words.titleOf(titles)} />
            </section>
          )}
        </>
      )}
    </div>
  );
}

const Nothing = () => (
  <div className="mt-6">
    <EmptyState title={words.emptyTitle}>
      <p className="w-full">{words.empty}</p>
      {opportunityKinds.map((kind) => (
        <ButtonLink key={kind} to={`/browse?tab=${kind}s`} look="outline">
          {words.browse(kind)}
        </ButtonLink>
      ))}
    </EmptyState>
  </div>
);

type CompareData = Route.ComponentProps["loaderData"];

/** Search and suggestions for one more column. */
function AddColumn({
  items,
  candidates: { text, found, saved, alike },
}: {
  items: CompareData["items"];
  candidates: NonNullable<CompareData["candidates"]>;
}) {
  const kind = items[0]?.kind ?? "scholarship";
  const list = (title: string, all: ComparisonCandidate[]) =>
    all.length > 0 && (
      <div>
        <h3 className="mt-4 text-lg">{title}</h3>
        <ul>
          {all.map((one) => (
            <li key={one.id}>
              <Link
                to={compareAddress([...items, { kind, id: one.id }])}
                aria-label={words.add(one.title)}
                className={textLinkLook}
              >
                {one.title}
              </Link>
            </li>
          ))}
        </ul>
      </div>
    );
  return (
    <section aria-labelledby="add" className="mt-8 print:hidden">
      <h2 id="add" className="mb-3 text-2xl">
        {words.addTitle(kind, items.length)}
      </h2>
      <SearchBox
        action="/compare"
        label={words.search(kind)}
        placeholder={words.searchHint}
        value={text}
        keeps={{ items: items.map(formatItem).join(",") }}
      />
      {text && found.length === 0 && <p className="mt-3">{words.nothingFound(text)}</p>}
      {list(words.found(text), found)}
      {list(words.saved, saved)}
      {list(words.alike, alike)}
    </section>
  );
}
