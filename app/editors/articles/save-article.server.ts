import { data, type RouterContextProvider } from "react-router";
import { outboundContext, requestInfoContext, viewerContext } from "#app/shared/context.ts";
import { flashContext } from "#app/shared/flash.server.ts";
import { asViewer } from "#database/viewer.ts";
import type { ArticleFormResult } from "./article-form.tsx";
import { chooseImage, type ImageChoice } from "./choose-image.server.ts";
import { chooseOriginal } from "./choose-original.server.ts";
import { type ParsedArticle, typedValues } from "./parse-article.server.ts";
import { previewArticle } from "./preview/preview-article.server.ts";
import { formWords } from "./words.ts";
import type { ArticleToSave } from "./write-article.server.ts";

type Context = Readonly<RouterContextProvider>;

interface ArticleErrors {
  /** Shown above the form. */
  message: string;
  problems: Record<string, string>;
  /** The toast, if it differs. */
  title?: string;
  detail?: string;
  status?: number;
}

/** Returns the form as it was typed, with errors and a toast. */
export async function returnWithErrors(
  context: Context,
  form: FormData,
  { message, problems, title = formWords.error, detail = message, status = 400 }: ArticleErrors,
) {
  const headers = await context.get(flashContext).showNow({ tone: "bad", title, detail });
  return data<ArticleFormResult>({ values: typedValues(form), message, problems }, { status, headers });
}

/** Returns the form with a preview, for browsers without JavaScript. */
export async function showPreview(
  context: Context,
  form: FormData,
  own: Parameters<typeof previewArticle>[2],
) {
  const values = typedValues(form);
  const preview = await asViewer(context.get(viewerContext), (db) => previewArticle(db, values, own));
  return data<ArticleFormResult>({ values, preview });
}

/** Validates, fetches the image and saves. If anything fails, the form comes back as it was typed. */
export async function saveArticle<Saved>(
  context: Context,
  form: FormData,
  reading: ParsedArticle,
  { ownId, currentPicture, failed }: { ownId: string | null; currentPicture: string | null; failed: string },
  write: (article: ArticleToSave, picture: ImageChoice) => Promise<Saved>,
) {
  const refuse = async (refusing: ArticleErrors) => ({
    ok: false as const,
    answer: await returnWithErrors(context, form, refusing),
  });
  if (!reading.ok) return refuse(reading);
  const { original: _, ...article } = reading.article;
  const { fetchPublic } = context.get(outboundContext);
  try {
    const linked = await asViewer(context.get(viewerContext), (db) =>
      chooseOriginal(db, reading.article, ownId),
    );
    if (!linked.ok) return refuse({ message: formWords.lookAgain, problems: linked.problems });
    const chosen = await chooseImage(fetchPublic, article.imageUrl, currentPicture);
    if (!chosen.ok)
      return refuse({
        message: formWords.lookAgain,
        problems: { imageUrl: chosen.error },
        detail: chosen.error,
      });
    return {
      ok: true as const,
      saved: await write({ ...article, translationOf: linked.translationOf }, chosen.picture),
    };
  } catch (error) {
    context.get(requestInfoContext).log.error({ err: error }, "saving an article failed");
    const detail = formWords.notLost;
    return refuse({ message: failed, problems: { form: detail }, title: failed, detail, status: 500 });
  }
}
