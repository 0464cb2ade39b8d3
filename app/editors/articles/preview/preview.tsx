import { adviceWords } from "#app/content/advice/words.ts";
import { ArticleBody } from "#app/shared/markdown/article-body.tsx";
import type { RenderedMarkdown } from "#app/shared/markdown/rendered-markdown.ts";
import { Tag } from "#app/shared/ui/page/tag.tsx";
import { previewWords } from "../words.ts";

export interface ArticlePreview {
  title: string;
  category: string;
  author: string;
  excerpt: string;
  minutes: number;
  html: RenderedMarkdown;
  address:
    | { slug: string; isFixed: true }
    | { slug: string; wanted: string; isNumbered: boolean; isFixed: false };
}

/** The article as its page will show it. The HTML is rendered by our server. */
export function Preview({ preview, isWaiting }: { preview: ArticlePreview | null; isWaiting: boolean }) {
  const isEmpty = !preview || !(preview.title || preview.html);
  return (
    <section
      aria-labelledby="preview"
      className="min-w-0 rounded-card border-[1.5px] border-dashed border-edge p-5 md:p-6"
    >
      <h2 id="preview" className="text-lg text-ink-2">
        {previewWords.title}
      </h2>
      {isWaiting && <p className="mt-2 font-semibold text-clay-ink">{previewWords.waiting}</p>}
      {isEmpty ? (
        <p className="mt-2 text-ink-2">{previewWords.empty}</p>
      ) : (
        <>
          {preview.title && <Address {...preview} />}
          <article className="mt-4 break-words">
            <Tag tone="mint">{preview.category}</Tag>
            {preview.title && (
              <p className="mt-3 font-display text-3xl leading-tight font-bold">{preview.title}</p>
            )}
            <p className="mt-2 text-sm text-ink-2">
              {preview.author} <span aria-hidden="true">·</span> {adviceWords.minutes(preview.minutes)}
            </p>
            {preview.excerpt && (
              <p className="mt-4 border-l-4 border-marigold pl-4 text-ink-2">{preview.excerpt}</p>
            )}
            <ArticleBody html={preview.html} className="mt-5" />
          </article>
        </>
      )}
    </section>
  );
}

function Address({ address }: ArticlePreview) {
  const note = address.isFixed
    ? previewWords.keeps
    : address.isNumbered && previewWords.numbered(address.wanted, address.slug);
  return (
    <div className="mt-3 rounded-xl bg-neutral px-4 py-3 text-sm">
      <p className="break-all">
        <span className="font-semibold">{previewWords.address}:</span> /advice/{address.slug}
      </p>
      {note && <p className="mt-1 break-words text-ink-2">{note}</p>}
    </div>
  );
}
