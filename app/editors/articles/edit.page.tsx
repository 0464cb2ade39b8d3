import { data } from "react-router";
import { viewerContext } from "#app/shared/context.ts";
import { failureMessage } from "#app/shared/forms/failed-submission/failure-message.ts";
import { Form } from "#app/shared/forms/form.tsx";
import { errorToast, redirectWithToast } from "#app/shared/forms/form-responses.server.ts";
import { parseFormData } from "#app/shared/forms/read-form-data.server.ts";
import { useBusy } from "#app/shared/forms/use-busy.ts";
import { pageTitle } from "#app/shared/layout/meta.ts";
import { Button, ButtonLink } from "#app/shared/ui/button.tsx";
import { BackLink } from "#app/shared/ui/navigation/breadcrumb.tsx";
import { PageHeading } from "#app/shared/ui/page/heading.tsx";
import { parseId } from "#app/shared/urls/parse-id.ts";
import { asViewer } from "#database/viewer.ts";
import type { Route } from "./+types/edit.page.ts";
import { ArticleForm, type ArticleFormResult } from "./article-form.tsx";
import type { ArticleFields } from "./article-rules.ts";
import { findEditableArticle } from "./find-articles.server.ts";
import { parseArticle, parseDraft } from "./parse-article.server.ts";
import { previewArticle } from "./preview/preview-article.server.ts";
import { publishArticle, unpublishArticle } from "./publish-article.server.ts";
import { returnWithErrors, saveArticle, showPreview } from "./save-article.server.ts";
import { StateTag } from "./state-tag.tsx";
import { editWords, formWords, listWords } from "./words.ts";
import { updateArticle } from "./write-article.server.ts";

const listPath = "/admin/import/articles";

const previewTarget = ({ id, slug, state }: { id: string; slug: string; state: string }) => ({
  id,
  fixedSlug: state === "draft" ? null : slug,
});

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const id = parseId(params.id);
  return asViewer(context.get(viewerContext), async (db) => {
    const article = id ? await findEditableArticle(db, id) : null;
    if (!article) throw data("Not found", { status: 404 });
    const { title, content, excerpt, category, author, language, imageUrl, fieldOfStudy, metaDescription } =
      article;
    const fields: ArticleFields = {
      title,
      content,
      excerpt,
      category,
      author,
      language,
      original: article.originalSlug ? `/advice/${article.originalSlug}` : "",
      imageUrl: imageUrl ?? "",
      fieldOfStudy,
      metaDescription,
    };
    return {
      id: article.id,
      slug: article.slug,
      state: article.state,
      readAt: article.updatedAt.toISOString(),
      fields,
      preview: await previewArticle(db, fields, previewTarget(article)),
      received: new URL(request.url).searchParams.get("copy"),
    };
  });
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const form = await parseFormData(request);
  const viewer = context.get(viewerContext);
  const id = parseId(params.id);
  const article = id ? await asViewer(viewer, (db) => findEditableArticle(db, id)) : null;
  if (!article) return redirectWithToast(context, listPath, errorToast(formWords.error, listWords.gone));

  const intent = String(form.get("intent"));
  const here = `${listPath}/${article.id}`;
  const now = new Date();
  if (intent === "preview") return showPreview(context, form, previewTarget(article));
  if (intent === "unpublish") {
    await asViewer(viewer, (db) => unpublishArticle(db, article.id, now));
    const detail = listWords.unpublishedDetail;
    return redirectWithToast(context, here, { tone: "good", title: listWords.unpublishedNow, detail });
  }

  const mayBeUnfinished = article.state === "draft" && intent !== "publish";
  const readAt = new Date(String(form.get("readAt")));
  const outcome = await saveArticle(
    context,
    form,
    mayBeUnfinished ? parseDraft(form) : parseArticle(form),
    { ownId: article.id, currentPicture: article.imageUrl, failed: formWords.saveFailed },
    (typed, picture) =>
      updateArticle(
        viewer,
        {
          ...article,
          isDraft: article.state === "draft",
          updatedAt: Number.isNaN(readAt.getTime()) ? new Date(0) : readAt,
        },
        typed,
        picture,
        now,
      ),
  );
  if (!outcome.ok) return outcome.answer;
  if (!outcome.saved.ok) {
    const message = formWords.overtaken;
    return returnWithErrors(context, form, { message, problems: { form: message }, status: 409 });
  }
  const copy = encodeURIComponent(String(form.get("copy") ?? ""));
  const isPublishing = intent === "publish";
  if (isPublishing) {
    const published = await asViewer(viewer, (db) => publishArticle(db, article.id, now));
    if (!published.ok) return redirectWithToast(context, here, errorToast(formWords.error, published.reason));
  }
  const title = isPublishing
    ? listWords.publishedNow
    : mayBeUnfinished
      ? formWords.draftSaved
      : formWords.saved;
  return redirectWithToast(context, `${here}?copy=${copy}`, { tone: "good", title });
}

export const handle = failureMessage({ title: formWords.saveFailed });

export const meta: Route.MetaFunction = () => [
  { title: pageTitle(editWords.title) },
  { name: "robots", content: "noindex" },
];

export default function EditArticle({ loaderData, actionData }: Route.ComponentProps) {
  const { id, slug, state, readAt, fields, preview, received } = loaderData;
  const here = `${listPath}/${id}`;
  const answer = actionData as ArticleFormResult | undefined;
  const isBusy = useBusy();
  const isSaving = useBusy("save");
  const isPublishing = useBusy("publish");
  return (
    <div className="wrap py-8 md:py-12">
      <BackLink to={listPath}>{editWords.back}</BackLink>
      <PageHeading title={editWords.title} intro={<StateTag state={state} />}>
        <div className="flex flex-wrap gap-3">
          {state === "published" && (
            <>
              <ButtonLink to={`/advice/${slug}`} look="outline">
                {listWords.view}
              </ButtonLink>
              <Form method="post" action={here}>
                <Button name="intent" value="unpublish" look="outline" disabled={isBusy}>
                  {formWords.unpublish}
                </Button>
              </Form>
            </>
          )}
          <ButtonLink to={`${here}/delete`} look="outline">
            {listWords.delete}
          </ButtonLink>
        </div>
      </PageHeading>
      <div className="mt-6">
        <ArticleForm
          key={id + readAt}
          action={here}
          name={id}
          fields={fields}
          readAt={readAt}
          answer={{ preview, ...answer }}
          received={received}
        >
          <Button name="intent" value="save" isBusy={isSaving} disabled={isBusy} busyLabel={formWords.saving}>
            {state === "draft" ? formWords.saveDraft : formWords.save}
          </Button>
          {state !== "published" && (
            <Button
              name="intent"
              value="publish"
              look="forest"
              isBusy={isPublishing}
              disabled={isBusy}
              busyLabel={formWords.saving}
            >
              {formWords.publish}
            </Button>
          )}
        </ArticleForm>
      </div>
    </div>
  );
}
