import { data, type RouterContextProvider } from "react-router";
import { outboundContext, requestInfoContext, viewerContext } from "#app/shared/context.ts";
import { flashContext } from "#app/shared/flash.server.ts";
import { asViewer } from "#database/viewer.ts";
import type { FormAnswer } from "./article-form.tsx";
import { choosePicture, type PictureChoice } from "./choose-image.server.ts";
import { type ArticleReading, type TypedArticle, typedArticle } from "./parse-article.server.ts";
import { previewArticle } from "./preview-article.server.ts";
import { formWords } from "./words.ts";

type Context = Readonly<RouterContextProvider>;

interface Refusing {
  /** Above the fields that need another look. */
  message: string;
  problems: Record<string, string>;
  /** The toast's, where they are not the same. */
  title?: string;
  detail?: string;
  status?: number;
}

/** The form again: what was typed, what is wrong, and the message that says so. */
export async function sendArticleBack(
  context: Context,
  form: FormData,
  { message, problems, title = formWords.error, detail = message, status = 400 }: Refusing,
) {
  const headers = await context.get(flashContext).showNow({ tone: "bad", title, detail });
  return data<FormAnswer>({ values: typedArticle(form), message, problems }, { status, headers });
}

/** The form again, with the preview: for whoever has no script. */
export async function showPreview(
  context: Context,
  form: FormData,
  own: Parameters<typeof previewArticle>[2],
) {
  const values = typedArticle(form);
  const preview = await asViewer(context.get(viewerContext), (db) => previewArticle(db, values, own));
  return data<FormAnswer>({ values, preview });
}

/** Checks what was typed, fetches the picture, and writes; whatever fails, the form comes back as it was. */
export async function saveArticle<Saved>(
  context: Context,
  form: FormData,
  reading: ArticleReading,
  { currentPicture, failed }: { currentPicture: string | null; failed: string },
  write: (article: TypedArticle, picture: PictureChoice) => Promise<Saved>,
) {
  const refuse = async (refusing: Refusing) => ({
    ok: false as const,
    answer: await sendArticleBack(context, form, refusing),
  });
  if (!reading.ok) return refuse(reading);
  const { fetchPublic } = context.get(outboundContext);
  try {
    const chosen = await choosePicture(fetchPublic, reading.article.imageUrl, currentPicture);
    if (!chosen.ok)
      return refuse({
        message: formWords.lookAgain,
        problems: { imageUrl: chosen.error },
        detail: chosen.error,
      });
    return { ok: true as const, saved: await write(reading.article, chosen.picture) };
  } catch (problem) {
    context.get(requestInfoContext).log.error({ err: problem }, "an article was not saved");
    const detail = formWords.notLost;
    return refuse({ message: failed, problems: { form: detail }, title: failed, detail, status: 500 });
  }
}
