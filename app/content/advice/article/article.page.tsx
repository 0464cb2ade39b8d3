import { data } from "react-router";
import { viewerContext } from "#app/shared/context.ts";
import { type Language, languageNames } from "#app/shared/languages/languages.ts";
import { localPath } from "#app/shared/languages/local-path.ts";
import { pageMeta } from "#app/shared/layout/meta.ts";
import { usePage } from "#app/shared/layout/page.ts";
import { ArticleBody } from "#app/shared/markdown/article-body.tsx";
import { Share } from "#app/shared/share/share.tsx";
import { ButtonLink } from "#app/shared/ui/button.tsx";
import { BackLink } from "#app/shared/ui/navigation/breadcrumb.tsx";
import { Tag } from "#app/shared/ui/page/tag.tsx";
import { asViewer } from "#database/viewer.ts";
import { categoryNames } from "../category-words.ts";
import { foreignTo, InEnglish } from "../in-english.tsx";
import { StoryFacts } from "../story-facts.tsx";
import { adviceWords } from "../words.ts";
import type { Route } from "./+types/article.page.ts";
import { findArticle } from "./find-article.server.ts";
import { RelatedArticles } from "./related-articles.tsx";
import { articleData } from "./structured-data.ts";

export async function loader({ params, context }: Route.LoaderArgs) {
  const article = await asViewer(context.get(viewerContext), (db) =>
    findArticle(db, params.slug, new Date()),
  );
  return data({ article }, article ? undefined : { status: 404 });
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  const appUrl = matches[0].loaderData?.appUrl;
  const article = loaderData?.article;
  if (!article || !appUrl) {
    const missing = { title: adviceWords.notFound, description: adviceWords.notFoundHint, path: "/advice" };
    return pageMeta({ ...missing, appUrl, isPrivate: true });
  }
  const path = `/advice/${article.slug}`;
  const url = appUrl + localPath(path, article.language);
  return [
    ...pageMeta({
      title: article.title,
      description: article.description,
      path,
      written: {
        language: article.language,
        translations: article.translations.map((one) => ({
          language: one.language,
          path: `/advice/${one.slug}`,
        })),
      },
      appUrl,
      kind: "article",
      image: article.image?.src,
      imageSize: article.image ?? undefined,
    }),
    { property: "article:section", content: categoryNames[article.category] },
    { property: "article:published_time", content: article.publishedAt?.toISOString() },
    { "script:ld+json": articleData(article, url, appUrl) },
  ];
};

export default function Article({ loaderData: { article } }: Route.ComponentProps) {
  const appUrl = usePage()?.appUrl ?? "";
  if (!article) return <ArticleNotFound />;
  const lang = foreignTo(article.language);
  return (
    <div className="wrap py-4 md:py-8">
      <article className="mx-auto max-w-2xl">
        <BackLink to="/advice">{adviceWords.back}</BackLink>
        <header className="mt-3">
          <p className="flex flex-wrap gap-2">
            <Tag tone="mint">{categoryNames[article.category]}</Tag>
            <InEnglish language={article.language} />
          </p>
          <h1 lang={lang} className="mt-3 text-page">
            {article.title}
          </h1>
          <StoryFacts story={article} withAuthor className="mt-3 text-ink-2" />
          <ReadIn translations={article.translations} />
        </header>
        {article.image && (
          <img
            {...article.image}
            alt=""
            fetchPriority="high"
            className="mt-5 h-auto w-full rounded-card bg-sand"
          />
        )}
        {article.excerpt && (
          <p
            lang={lang}
            className="mt-5 border-l-4 border-marigold pl-4 text-lg leading-relaxed text-ink-2 md:text-xl"
          >
            {article.excerpt}
          </p>
        )}
        <div lang={lang}>
          <ArticleBody html={article.html} className="mt-6" />
        </div>
        {article.tags.length > 0 && (
          <section aria-labelledby="topics" className="mt-8 border-t border-line pt-5">
            <h2 id="topics" className="sr-only">
              {adviceWords.topics}
            </h2>
            <ul className="flex flex-wrap gap-2">
              {article.tags.map((tag) => (
                <li key={tag}>
                  <Tag>{tag}</Tag>
                </li>
              ))}
            </ul>
          </section>
        )}
        <section aria-labelledby="share" className="mt-6 border-t border-line pt-5">
          <h2 id="share" className="mb-3 text-lg">
            {adviceWords.share}
          </h2>
          <Share
            url={appUrl + localPath(`/advice/${article.slug}`, article.language)}
            title={article.title}
            text={article.shareText}
            copiedDetail={adviceWords.copied}
          />
        </section>
      </article>
      {article.related.length > 0 && <RelatedArticles articles={article.related} />}
    </div>
  );
}

function ArticleNotFound() {
  return (
    <div className="wrap py-16 text-center md:py-24">
      <h1 className="text-page">{adviceWords.notFound}</h1>
      <p className="mt-3 mb-8 text-lg text-ink-2">{adviceWords.notFoundHint}</p>
      <ButtonLink to="/advice">{adviceWords.back}</ButtonLink>
    </div>
  );
}

/** Links to an article's translations. Each loads the whole page, because a page carries the words of one language. */
function ReadIn({ translations }: { translations: { language: Language; slug: string }[] }) {
  if (translations.length === 0) return null;
  return (
    <p className="mt-1 flex flex-wrap items-center gap-x-4 text-sm text-ink-2">
      {adviceWords.readIn}
      {translations.map(({ language, slug }) => (
        <a
          key={language}
          href={localPath(`/advice/${slug}`, language)}
          hrefLang={language}
          lang={language}
          className="inline-flex min-h-11 items-center font-semibold text-leaf underline underline-offset-4"
        >
          {languageNames[language]}
        </a>
      ))}
    </p>
  );
}
