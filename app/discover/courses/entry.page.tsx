import { data } from "react-router";
import { placeName } from "#app/catalogue/names/words.ts";
import { lookUp } from "#app/shared/forms/lookup.ts";
import { withColon } from "#app/shared/languages/formats.ts";
import { pageMeta } from "#app/shared/layout/meta.ts";
import { HostLink } from "#app/shared/ui/navigation/host-link.tsx";
import { TextLink } from "#app/shared/ui/navigation/text-link.tsx";
import { NarrowPage } from "#app/shared/ui/page/narrow-page.tsx";
import type { Route } from "./+types/entry.page.ts";
import { entryPages } from "./entry-words.ts";
import { courseWords as words } from "./words.ts";

/** University entry in a country without a reliable table of courses. */
export function loader({ params }: Route.LoaderArgs) {
  const page = lookUp(entryPages, params.country);
  if (!page) throw data(null, { status: 404 });
  const search = new URLSearchParams({ tab: "colleges", country: page.country });
  return { ...page, country: placeName(page.country), colleges: `/browse?${search}` };
}

export const meta: Route.MetaFunction = ({ matches, loaderData, params }) =>
  pageMeta({
    title: loaderData?.title ?? params.country,
    description: loaderData?.intro ?? "",
    path: `/courses/entry/${params.country}`,
    appUrl: matches[0].loaderData?.appUrl,
  });

export default function Entry({ loaderData }: Route.ComponentProps) {
  const { country, title, intro, parts, sources, official, colleges } = loaderData;
  return (
    <NarrowPage title={title} intro={intro}>
      {parts.map(({ heading, text }) => (
        <section key={heading} className="mt-6">
          <h2 className="text-xl">{heading}</h2>
          {text.map((paragraph) => (
            <p key={paragraph} className="mt-1">
              {paragraph}
            </p>
          ))}
        </section>
      ))}
      <p className="mt-6">
        {withColon(official.label)} <HostLink href={official.url} label={official.label} />
      </p>
      <p>
        <TextLink to={colleges}>{words.colleges(country)}</TextLink>
      </p>
      <footer className="mt-6 text-sm text-ink-2">
        <ul>
          {sources.map((source) => (
            <li key={source}>
              <HostLink href={source} label={words.source} />
            </li>
          ))}
        </ul>
      </footer>
    </NarrowPage>
  );
}
