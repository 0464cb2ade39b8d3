import { generateAtomFeed } from "feedsmith";
import { requestInfoContext, viewerContext } from "#app/shared/context.ts";
import { language } from "#app/shared/languages/language.ts";
import { localPath } from "#app/shared/languages/local-path.ts";
import { product } from "#app/shared/layout/words.ts";
import { asViewer } from "#database/viewer.ts";
import { adviceWords } from "../words.ts";
import type { Route } from "./+types/feed.endpoint.ts";
import { listArticles } from "./list-articles.server.ts";

/** The newest public articles for feed readers. */
export async function loader({ context }: Route.LoaderArgs) {
  const { appUrl } = context.get(requestInfoContext);
  const { database } = context.get(viewerContext);
  const now = new Date();
  const { articles } = await asViewer({ kind: "visitor", database }, (db) =>
    listArticles(db, { language: language(), category: null, page: 1 }, now),
  );
  const feed = generateAtomFeed({
    id: appUrl + localPath("/advice"),
    title: { value: `${product.name}: ${adviceWords.title}` },
    subtitle: { value: adviceWords.intro },
    updated: articles[0]?.publishedAt ?? now,
    links: [
      { href: appUrl + localPath("/feeds/advice.atom"), rel: "self", type: "application/atom+xml" },
      { href: appUrl + localPath("/advice"), rel: "alternate", type: "text/html" },
    ],
    entries: articles.map(({ slug, title, language: written, excerpt, author, category, publishedAt }) => ({
      id: `${appUrl}/advice/${slug}`,
      title: { value: title },
      summary: { value: excerpt },
      authors: [{ name: author }],
      categories: [{ term: category }],
      published: publishedAt ?? now,
      updated: publishedAt ?? now,
      links: [{ href: appUrl + localPath(`/advice/${slug}`, written), rel: "alternate", type: "text/html" }],
    })),
  });
  return new Response(feed, {
    headers: {
      "Content-Type": "application/atom+xml; charset=utf-8",
      "Cache-Control": "public, max-age=900",
    },
  });
}
