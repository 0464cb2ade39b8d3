import { data } from "react-router";
import { viewerContext } from "#app/shared/context.ts";
import { failureMessage } from "#app/shared/forms/failed-submission/failure-message.ts";
import { Form } from "#app/shared/forms/form.tsx";
import { errorToast, redirectWithToast } from "#app/shared/forms/form-responses.server.ts";
import { pageTitle } from "#app/shared/layout/meta.ts";
import { Button, ButtonLink } from "#app/shared/ui/button.tsx";
import { BackLink } from "#app/shared/ui/navigation/breadcrumb.tsx";
import { Card } from "#app/shared/ui/page/card.tsx";
import { parseId } from "#app/shared/urls/parse-id.ts";
import { asViewer } from "#database/viewer.ts";
import type { Route } from "./+types/delete.page.ts";
import { findEditableArticle } from "./find-articles.server.ts";
import { deleteArticle } from "./publish-article.server.ts";
import { deleteWords, editWords, formWords, listWords } from "./words.ts";

const listPath = "/admin/import/articles";

export async function loader({ params, context }: Route.LoaderArgs) {
  const id = parseId(params.id);
  const article = id && (await asViewer(context.get(viewerContext), (db) => findEditableArticle(db, id)));
  if (!article) throw data("Not found", { status: 404 });
  return {
    id: article.id,
    title: article.title,
    slug: article.slug,
    isPublished: article.state === "published",
  };
}

export async function action({ params, context }: Route.ActionArgs) {
  const id = parseId(params.id);
  const isRemoved = id && (await asViewer(context.get(viewerContext), (db) => deleteArticle(db, id)));
  return redirectWithToast(
    context,
    listPath,
    isRemoved ? { tone: "good", title: deleteWords.done } : errorToast(formWords.error, listWords.gone),
  );
}

export const handle = failureMessage();

export const meta: Route.MetaFunction = () => [
  { title: pageTitle(deleteWords.title) },
  { name: "robots", content: "noindex" },
];

export default function DeleteArticle({
  loaderData: { id, title, slug, isPublished },
}: Route.ComponentProps) {
  return (
    <div className="wrap max-w-2xl py-8 md:py-12">
      <BackLink to={listPath}>{editWords.back}</BackLink>
      <Card className="mt-3">
        <h1 className="text-3xl">{deleteWords.title}</h1>
        <p className="mt-4 text-xl font-semibold break-words">{title}</p>
        <p className="break-all text-ink-2">/advice/{slug}</p>
        <p className="mt-4">
          {deleteWords.warning} {isPublished && deleteWords.instead}
        </p>
        <Form method="post" className="mt-6 flex flex-wrap gap-3">
          <ButtonLink to={`${listPath}/${id}`} look="outline">
            {deleteWords.keep}
          </ButtonLink>
          <Button look="danger">{deleteWords.confirm}</Button>
        </Form>
      </Card>
    </div>
  );
}
