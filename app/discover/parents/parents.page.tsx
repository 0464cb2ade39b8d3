import { data } from "react-router";
import { formatItem } from "#app/catalogue/kinds/item.ts";
import { RecordNotFound } from "#app/catalogue/kinds/record-not-found.tsx";
import { todayInUtc } from "#app/shared/calendar/days.ts";
import { viewerContext } from "#app/shared/context.ts";
import { splitLanguage } from "#app/shared/languages/languages.ts";
import { localPath } from "#app/shared/languages/local-path.ts";
import { pageMeta } from "#app/shared/layout/meta.ts";
import { usePage } from "#app/shared/layout/page.ts";
import { Share } from "#app/shared/share/share.tsx";
import { BackLink } from "#app/shared/ui/navigation/breadcrumb.tsx";
import { HostLink } from "#app/shared/ui/navigation/host-link.tsx";
import { Link } from "#app/shared/ui/navigation/link.tsx";
import { textLinkLook } from "#app/shared/ui/navigation/text-link.tsx";
import { parseId } from "#app/shared/urls/parse-id.ts";
import { opportunityKinds } from "#database/schema/lists.ts";
import { asViewer } from "#database/viewer.ts";
import type { Route } from "./+types/parents.page.ts";
import { findParentsRecord } from "./find-parents-record.server.ts";
import { forParents } from "./for-parents.ts";
import { parentWords as words } from "./words.ts";

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const [, typed] = splitLanguage(new URL(request.url).pathname).path.split("/");
  const kind = opportunityKinds.find((known) => known === typed) ?? "scholarship";
  const id = parseId(params.id);
  const about =
    id && (await asViewer(context.get(viewerContext), (db) => findParentsRecord(db, { kind, id })));
  if (!about) return data({ item: null, kind, shown: null }, { status: 404 });
  return { item: formatItem({ kind, id }), kind, shown: forParents(about, todayInUtc()) };
}

/** Sharing is fine, but search engines should find the page with all facts. */
export const meta: Route.MetaFunction = ({ matches, loaderData }) => [
  ...pageMeta({
    title: words.title(loaderData?.shown?.title ?? ""),
    description: words.description,
    path: `/${loaderData?.item}/for-parents`,
    appUrl: loaderData?.item ? matches[0].loaderData?.appUrl : undefined,
    image: loaderData?.item ? localPath(`/${loaderData.item}/preview.png?for=parents`) : undefined,
  }),
  { name: "robots", content: "noindex" },
];

export default function ForParents({ loaderData }: Route.ComponentProps) {
  const appUrl = usePage()?.appUrl ?? "";
  const { item, kind, shown } = loaderData;
  if (!shown) return <RecordNotFound kind={`${kind}s`} />;
  const { title, officialUrl } = shown;
  return (
    <div className="wrap max-w-3xl py-4 md:py-8 print:py-0">
      <div className="print:hidden">
        <BackLink to={`/${item}`}>{words.all}</BackLink>
      </div>
      <p className="mt-2 font-semibold text-leaf">{words.above}</p>
      <h1 className="text-title wrap-anywhere print:text-2xl">{title}</h1>
      <p className="mt-3 text-lg text-ink-2">{words.intro[kind]}</p>
      <Part title={words.isTitle} lines={shown.is} />
      <Part title={words.costsTitle} lines={shown.costs} />
      <Part title={words.askedTitle} lines={shown.requirements} />
      <Part title={words.safeTitle} lines={shown.safe}>
        {officialUrl && (
          <p className="mt-2 text-lg">
            {words.official} <HostLink href={officialUrl} label={words.official} />
          </p>
        )}
        <p className="print:hidden">
          <Link to="/check" className={textLinkLook}>
            {words.check}
          </Link>
        </p>
        <h3 className="mt-2 text-base">{words.sourcesTitle}</h3>
        {shown.sources.map((line) => (
          <p key={line} className="text-ink-2">
            <Line line={line} />
          </p>
        ))}
      </Part>
      <section aria-labelledby="share" className="mt-7 rounded-panel bg-sand p-5 print:hidden">
        <h2 id="share" className="mb-3 text-xl">
          {words.share}
        </h2>
        <Share url={appUrl + localPath(`/${item}/for-parents`)} title={words.title(title)} />
      </section>
    </div>
  );
}

const Part = ({ title, lines, children }: { title: string; lines: string[]; children?: React.ReactNode }) => (
  <section className="mt-7 print:mt-4">
    <h2 className="mb-2 text-2xl">{title}</h2>
    <ul className="grid list-disc gap-1.5 pl-5 text-lg">
      {lines.map((line) => (
        <li key={line}>
          <Line line={line} />
        </li>
      ))}
    </ul>
    {children}
  </section>
);

/** Highlights unknown facts. */
const Line = ({ line }: { line: string }) =>
  line.startsWith(words.notConfirmed) ? (
    <>
      <strong>{words.notConfirmed}</strong>
      {line.slice(words.notConfirmed.length)}
    </>
  ) : (
    line
  );
