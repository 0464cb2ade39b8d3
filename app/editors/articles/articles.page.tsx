import { longDate } from "#app/content/advice/long-date.ts";
import { viewerContext } from "#app/shared/context.ts";
import { failureMessage } from "#app/shared/forms/failed-submission/failure-message.ts";
import { Form } from "#app/shared/forms/form.tsx";
import { errorToast, redirectWithToast } from "#app/shared/forms/form-responses.server.ts";
import { parseFormData } from "#app/shared/forms/read-form-data.server.ts";
import { languageNames } from "#app/shared/languages/languages.ts";
import { pageTitle } from "#app/shared/layout/meta.ts";
import { ButtonLink } from "#app/shared/ui/button.tsx";
import { SearchBox } from "#app/shared/ui/fields/search-box.tsx";
import { BackLink } from "#app/shared/ui/navigation/breadcrumb.tsx";
import { Link } from "#app/shared/ui/navigation/link.tsx";
import { Pagination } from "#app/shared/ui/navigation/pagination.tsx";
import { Card } from "#app/shared/ui/page/card.tsx";
import { EmptyState } from "#app/shared/ui/page/empty-state.tsx";
import { PageHeading } from "#app/shared/ui/page/heading.tsx";
import { parseId } from "#app/shared/urls/parse-id.ts";
import { parsePageNumber } from "#app/shared/urls/parse-page-number.ts";
import { asViewer } from "#database/viewer.ts";
import type { Route } from "./+types/articles.page.ts";
import { listEditableArticles } from "./find-articles.server.ts";
import { publishArticle, unpublishArticle } from "./publish-article.server.ts";
import { StateTag } from "./state-tag.tsx";
import { formWords, listWords } from "./words.ts";

const path = "/admin/import/articles";
const maxSearchLength = 200;

function listUrl(words: string, page: number): string {
  const search = new URLSearchParams();
  if (words) search.set("q", words);
  if (page > 1) search.set("page", String(page));
  return search.size > 0 ? `${path}?${search}` : path;
}

export async function loader({ request, context }: Route.LoaderArgs) {
  const search = new URL(request.url).searchParams;
  const words = (search.get("q") ?? "").slice(0, maxSearchLength).replaceAll("\0", "").trim();
  const page = parsePageNumber(search);
  const found = await asViewer(context.get(viewerContext), (db) => listEditableArticles(db, { words, page }));
  return { words, ...found };
}

/** Publishes or unpublishes one article, and returns to the same page of the list. */
export async function action({ request, context }: Route.ActionArgs) {
  const { search } = new URL(request.url);
  const form = await parseFormData(request);
  const id = parseId(String(form.get("id") ?? ""));
  const isPublishing = form.get("intent") === "publish";
  const verb = isPublishing ? publishArticle : unpublishArticle;
  const outcome = id ? await asViewer(context.get(viewerContext), (db) => verb(db, id, new Date())) : null;
  const back = `${path}${search}`;
  if (!outcome?.ok)
    return redirectWithToast(context, back, errorToast(formWords.error, outcome?.reason ?? listWords.gone));
  return redirectWithToast(
    context,
    back,
    isPublishing
      ? { tone: "good", title: listWords.publishedNow }
      : { tone: "good", title: listWords.unpublishedNow, detail: listWords.unpublishedDetail },
  );
}

export const handle = failureMessage();

export const meta: Route.MetaFunction = () => [
  { title: pageTitle(listWords.title) },
  { name: "robots", content: "noindex" },
];

export default function Articles({
  loaderData: { words, articles, total, page, pages },
}: Route.ComponentProps) {
  return (
    <div className="wrap max-w-5xl py-8 md:py-12">
      <BackLink to="/admin/import">{listWords.back}</BackLink>
      <PageHeading title={listWords.title} intro={listWords.count(total)}>
        <ButtonLink to="/admin/import">{listWords.newArticle}</ButtonLink>
      </PageHeading>
      <div className="mt-5">
        <SearchBox action={path} label={listWords.search} placeholder={listWords.placeholder} value={words} />
      </div>
      {articles.length === 0 && (
        <div className="mt-6">
          <EmptyState title={words ? listWords.noneFound(words) : listWords.none}>
            {words && (
              <ButtonLink to={path} look="outline">
                {listWords.showAll}
              </ButtonLink>
            )}
          </EmptyState>
        </div>
      )}
      <ul className="mt-6 grid gap-4">
        {articles.map((article) => (
          <Card key={article.id} as="li" className="md:flex md:items-center md:justify-between md:gap-6">
            <div className="min-w-0">
              <p className="flex flex-wrap items-center gap-2">
                <StateTag state={article.state} />
                <span className="text-sm text-ink-2">
                  {languageNames[article.language]}, {article.category},{" "}
                  {listWords.changedOn(longDate(article.updatedAt))}
                </span>
              </p>
              <h2 lang={article.language} className="mt-2 text-xl break-words">
                {article.title}
              </h2>
              <p className="text-sm break-all text-ink-2">/advice/{article.slug}</p>
            </div>
            <ArticleActions article={article} back={listUrl(words, page)} />
          </Card>
        ))}
      </ul>
      <Pagination page={page} pages={pages} hrefFor={(other) => listUrl(words, other)} />
    </div>
  );
}

interface ArticleActionsProps {
  article: Route.ComponentProps["loaderData"]["articles"][number];
  back: string;
}

const actionLook =
  "inline-flex min-h-11 items-center rounded-full px-2.5 text-sm font-semibold text-leaf no-underline hover:bg-mint";

function ArticleActions({ article: { id, slug, title, state }, back }: ArticleActionsProps) {
  const isPublished = state === "published";
  return (
    <div className="mt-3 flex flex-wrap items-center gap-x-1 max-md:-ml-2.5 md:mt-0 md:shrink-0 md:justify-end">
      <Link to={`${path}/${id}`} className={actionLook}>
        <Named verb={listWords.edit} title={title} />
      </Link>
      {isPublished && (
        <Link to={`/advice/${slug}`} className={actionLook}>
          <Named verb={listWords.view} title={title} />
        </Link>
      )}
      <Form method="post" action={back}>
        <input type="hidden" name="id" value={id} />
        <button
          type="submit"
          name="intent"
          value={isPublished ? "unpublish" : "publish"}
          className={actionLook}
        >
          <Named verb={isPublished ? formWords.unpublish : formWords.publish} title={title} />
        </button>
      </Form>
      <Link to={`${path}/${id}/delete`} className={actionLook}>
        <Named verb={listWords.delete} title={title} />
      </Link>
    </div>
  );
}

/** Screen readers also hear the article's title. */
const Named = ({ verb, title }: { verb: string; title: string }) => (
  <span>
    {verb}
    <span className="sr-only"> “{title}”</span>
  </span>
);
