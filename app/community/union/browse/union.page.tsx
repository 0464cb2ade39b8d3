import { data } from "react-router";
import { viewerContext } from "#app/shared/context.ts";
import { pageMeta } from "#app/shared/layout/meta.ts";
import { parseSearchText, wordsOf } from "#app/shared/text/search-text.ts";
import { ButtonLink } from "#app/shared/ui/button.tsx";
import { SearchBox } from "#app/shared/ui/fields/search-box.tsx";
import { Link } from "#app/shared/ui/navigation/link.tsx";
import { PageHeading, SectionHeading } from "#app/shared/ui/page/heading.tsx";
import { asViewer } from "#database/viewer.ts";
import { HouseRulesCard } from "../house-rules/house-rules-card.tsx";
import { findMemberCountry } from "../own-country.server.ts";
import { words } from "../words.ts";
import type { Route } from "./+types/union.page.ts";
import { unionLines } from "./line-words.ts";
import { listLatestThreads, listTopics } from "./list-threads.server.ts";
import { SearchResults } from "./search-results.tsx";
import { searchThreads } from "./search-threads.server.ts";
import { unionText } from "./text-words.ts";
import { ThreadList } from "./thread-list.tsx";
import { TopicGroups } from "./topic-groups.tsx";

const latest = 6;

export async function loader({ request, context }: Route.LoaderArgs) {
  const text = parseSearchText(new URL(request.url).searchParams.get("q"));
  const viewer = context.get(viewerContext);
  return asViewer(viewer, async (db) =>
    text
      ? data({ text, found: await searchThreads(db, wordsOf(text)), topics: [], threads: [], country: null })
      : data({
          text,
          found: null,
          country: await findMemberCountry(db, viewer),
          topics: await listTopics(db),
          threads: await listLatestThreads(db, latest),
        }),
  );
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageMeta({
    title: words.title,
    description: words.description,
    path: "/union",
    appUrl: matches[0].loaderData?.appUrl,
    isPrivate: Boolean(loaderData?.text),
  });

export default function Union({ loaderData }: Route.ComponentProps) {
  const { text, found, topics, threads, country } = loaderData;
  return (
    <div className="wrap py-8 md:py-12">
      <PageHeading title={words.title} intro={words.intro}>
        <ButtonLink to="/union/ask">{words.ask}</ButtonLink>
      </PageHeading>
      <div className="mt-6 mb-8">
        <SearchBox action="/union" label={words.search} placeholder={words.searchHint} value={text} />
      </div>
      {found ? (
        <SearchResults text={text} found={found} />
      ) : (
        <div className="grid grid-cols-1 gap-8">
          <HouseRulesCard />
          {threads.length > 0 && (
            <section aria-labelledby="latest">
              <SectionHeading id="latest" title={unionText.latest} />
              <ThreadList threads={threads} hasTopics />
            </section>
          )}
          <TopicGroups lines={topics} country={country} />
          <p className="text-ink-2">
            {unionLines.offer}{" "}
            <Link to="/check" className="font-semibold text-leaf underline underline-offset-4">
              {unionLines.checkOffer}
            </Link>
          </p>
        </div>
      )}
    </div>
  );
}
