import { viewerContext } from "#app/shared/context.ts";
import { language } from "#app/shared/languages/language.ts";
import { localPath } from "#app/shared/languages/local-path.ts";
import { pageMeta } from "#app/shared/layout/meta.ts";
import { ButtonLink } from "#app/shared/ui/button.tsx";
import { Pagination } from "#app/shared/ui/navigation/pagination.tsx";
import { EmptyState } from "#app/shared/ui/page/empty-state.tsx";
import { PageHeading, SectionHeading } from "#app/shared/ui/page/heading.tsx";
import { asViewer } from "#database/viewer.ts";
import { categoryNames } from "../category-words.ts";
import { adviceWords } from "../words.ts";
import type { Route } from "./+types/advice.page.ts";
import { CategoryFilter } from "./category-filter.tsx";
import { FeaturedStory } from "./featured-story.tsx";
import { listAddress, parseListAddress } from "./list-address.ts";
import { listArticles } from "./list-articles.server.ts";
import { StoryCard } from "./story-card.tsx";

export async function loader({ request, context }: Route.LoaderArgs) {
  const query = parseListAddress(new URL(request.url).searchParams);
  const { articles, page, pages } = await asViewer(context.get(viewerContext), (db) =>
    listArticles(db, { ...query, language: language() }, new Date()),
  );
  const [newest, ...others] = articles;
  const isFirst = page === 1;
  return {
    category: query.category,
    page,
    pages,
    featured: isFirst && newest ? newest : null,
    recent: isFirst ? others : articles,
  };
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  const { category = null, page = 1 } = loaderData ?? {};
  const title = adviceWords.pageTitle(category ? categoryNames[category] : adviceWords.title, page);
  return [
    ...pageMeta({
      title,
      description: adviceWords.intro,
      path: listAddress({ category, page }),
      appUrl: matches[0].loaderData?.appUrl,
    }),
    {
      tagName: "link",
      rel: "alternate",
      type: "application/atom+xml",
      title: adviceWords.title,
      href: localPath("/feeds/advice.atom"),
    },
  ];
};

export default function Advice({
  loaderData: { category, page, pages, featured, recent },
}: Route.ComponentProps) {
  return (
    <div className="wrap py-8 md:py-12">
      <PageHeading title={adviceWords.title} intro={adviceWords.intro} />
      <CategoryFilter current={category} />
      {!featured && recent.length === 0 && (
        <EmptyState title={category ? adviceWords.emptyCategory(categoryNames[category]) : adviceWords.empty}>
          {category && (
            <ButtonLink to="/advice" look="outline">
              {adviceWords.allStories}
            </ButtonLink>
          )}
        </EmptyState>
      )}
      {featured && <FeaturedStory story={featured} />}
      {recent.length > 0 && (
        <section aria-labelledby="recent" className="mt-10">
          <SectionHeading id="recent" title={adviceWords.recent} />
          <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
            {recent.map((story) => (
              <StoryCard key={story.slug} story={story} />
            ))}
          </ul>
        </section>
      )}
      <Pagination page={page} pages={pages} hrefFor={(other) => listAddress({ category, page: other })} />
    </div>
  );
}
