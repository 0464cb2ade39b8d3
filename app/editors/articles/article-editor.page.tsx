import { data } from "react-router";
import { parseUrl, parseUrls } from "#app/editors/article-import/parse-urls.ts";
import { findRun } from "#app/editors/article-import/run/find-run.server.ts";
import { startImport } from "#app/editors/article-import/run/start-import.server.ts";
import { stopImport } from "#app/editors/article-import/run/stop-import.server.ts";
import { ImportTab } from "#app/editors/article-import/tab/import-tab.tsx";
import { viewerContext } from "#app/shared/context.ts";
import { flashContext } from "#app/shared/flash.server.ts";
import { failureMessage } from "#app/shared/forms/failed-submission/failure-message.ts";
import { redirectWithToast } from "#app/shared/forms/form-responses.server.ts";
import { parseFormData } from "#app/shared/forms/read-form-data.server.ts";
import { jobsContext } from "#app/shared/jobs.ts";
import { pageTitle } from "#app/shared/layout/meta.ts";
import { ButtonLink } from "#app/shared/ui/button.tsx";
import { Tabs } from "#app/shared/ui/navigation/tabs.tsx";
import { PageHeading } from "#app/shared/ui/page/heading.tsx";
import { parseId } from "#app/shared/urls/parse-id.ts";
import { asViewer } from "#database/viewer.ts";
import type { Route } from "./+types/article-editor.page.ts";
import type { ArticleFormResult } from "./article-form.tsx";
import { failureTitle } from "./failure-title.ts";
import { findEditableArticle } from "./find-articles.server.ts";
import { ManualTab } from "./manual-tab.tsx";
import { parseArticle, parseDraft } from "./parse-article.server.ts";
import { saveArticle, showPreview } from "./save-article.server.ts";
import { deskWords, formWords } from "./words.ts";
import { addArticle } from "./write-article.server.ts";

const path = "/admin/import";
const importPath = `${path}?tab=url`;

export async function loader({ request, context }: Route.LoaderArgs) {
  const search = new URL(request.url).searchParams;
  const received = search.get("copy");
  return asViewer(context.get(viewerContext), async (db) => {
    if (search.get("tab") === "url") {
      const runId = parseId(search.get("run") ?? undefined);
      return { tab: "url" as const, run: await findRun(db, runId), isOwnRun: runId !== null };
    }
    const createdId = parseId(search.get("created") ?? undefined);
    const made = createdId ? await findEditableArticle(db, createdId) : null;
    const created = made && { id: made.id, slug: made.slug, title: made.title };
    return { tab: "manual" as const, created, received };
  });
}

export async function action({ request, context }: Route.ActionArgs) {
  const form = await parseFormData(request);
  const intent = String(form.get("intent"));
  if (intent === "single" || intent === "multi") return startImportAction(context, form, intent);
  if (intent === "stop") return stopImportAction(context, form);
  if (intent === "preview") return showPreview(context, form, null);

  const now = new Date();
  const viewer = context.get(viewerContext);
  const isDraft = intent === "draft";
  const outcome = await saveArticle(
    context,
    form,
    isDraft ? parseDraft(form) : parseArticle(form),
    { ownId: null, currentPicture: null, failed: isDraft ? formWords.saveFailed : formWords.createFailed },
    (article, picture) => addArticle(viewer, article, picture, isDraft ? null : now, now),
  );
  if (!outcome.ok) return outcome.answer;
  const { id, slug } = outcome.saved;
  const copy = encodeURIComponent(String(form.get("copy") ?? ""));
  return isDraft
    ? redirectWithToast(context, `${path}/articles/${id}?copy=${copy}`, {
        tone: "good",
        title: formWords.draftSaved,
      })
    : redirectWithToast(context, `${path}?created=${id}&copy=${copy}`, {
        tone: "good",
        title: formWords.created,
        detail: `/advice/${slug}`,
      });
}

type Context = Route.ActionArgs["context"];

async function startImportAction(context: Context, form: FormData, kind: "single" | "multi") {
  const typed = String(form.get(kind === "single" ? "url" : "urls") ?? "");
  const enhanceWithAI = form.get("enhanceWithAI") !== null;
  const reading = kind === "single" ? parseUrl(typed) : parseUrls(typed);
  if (!reading.ok) {
    const headers = await context
      .get(flashContext)
      .showNow({ tone: "bad", title: formWords.error, detail: reading.problem });
    return data(
      { importing: { kind, typed, enhanceWithAI, problem: reading.problem } },
      { status: 400, headers },
    );
  }
  const order = { kind, urls: reading.urls, enhanceWithAI };
  const id = await startImport(context.get(viewerContext), context.get(jobsContext), order, new Date());
  return redirectWithToast(context, `${importPath}&run=${id}`, null);
}

async function stopImportAction(context: Context, form: FormData) {
  const id = parseId(String(form.get("run") ?? ""));
  if (id) await asViewer(context.get(viewerContext), (db) => stopImport(db, id, new Date()));
  return redirectWithToast(context, id ? `${importPath}&run=${id}` : importPath, null);
}

export const handle = failureMessage((form) => ({ title: failureTitle(form) }));

export const meta: Route.MetaFunction = () => [
  { title: pageTitle(deskWords.title) },
  { name: "robots", content: "noindex" },
];

export default function ArticleEditor({ loaderData, actionData }: Route.ComponentProps) {
  const { tab } = loaderData;
  const importing = actionData && "importing" in actionData ? actionData.importing : undefined;
  return (
    <div className="wrap py-8 md:py-12">
      <PageHeading title={deskWords.title} intro={deskWords.intro}>
        <ButtonLink to={`${path}/articles`} look="outline">
          {deskWords.allArticles}
        </ButtonLink>
      </PageHeading>
      <div className="mt-6 mb-6">
        <Tabs
          label={deskWords.tabs}
          tabs={[
            { label: deskWords.manual, to: `${path}?tab=manual`, isCurrent: tab === "manual" },
            { label: deskWords.fromUrl, to: importPath, isCurrent: tab === "url" },
          ]}
        />
      </div>
      {loaderData.tab === "manual" ? (
        <ManualTab
          key={loaderData.created?.id ?? "new"}
          created={loaderData.created}
          received={loaderData.received}
          answer={actionData && !importing ? (actionData as ArticleFormResult) : undefined}
        />
      ) : (
        <ImportTab run={loaderData.run} isOwnRun={loaderData.isOwnRun} refusal={importing} />
      )}
    </div>
  );
}
