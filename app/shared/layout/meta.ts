import type { MetaDescriptor } from "react-router";
import { type Language, languages } from "#app/shared/languages/languages.ts";
import { localPath } from "#app/shared/languages/local-path.ts";
import { product } from "./words.ts";

interface PageMeta {
  title: string;
  description: string;
  /** The page's canonical path, without the public origin: '/browse'. */
  path: string;
  /** For a text that isn't in every language: the one it is in, and where its translations are. */
  written?: { language: Language; translations: { language: Language; path: string }[] };
  /** The public origin: `matches[0].loaderData?.appUrl`. */
  appUrl: string | undefined;
  /** Personal to the member, or not found: search engines leave it out. */
  isPrivate?: boolean;
  kind?: "website" | "article";
  /** The path of the page's share picture, without the public origin; 1200 by 630. */
  image?: string | undefined;
  /** Its size, if that differs. */
  imageSize?: { width: number; height: number } | undefined;
}

export const pageTitle = (title: string) => `${title} · ${product.name}`;

const alternate = (hrefLang: string, href: string): MetaDescriptor => ({
  tagName: "link",
  rel: "alternate",
  hrefLang,
  href,
});

/** Metadata of a page for browsers, search engines and chat apps. */
export function pageMeta({
  title,
  description,
  path,
  written,
  appUrl,
  isPrivate,
  kind = "website",
  image = "/share.png",
  imageSize = { width: 1200, height: 630 },
}: PageMeta): MetaDescriptor[] {
  const heading: MetaDescriptor[] = [
    { title: pageTitle(title) },
    { name: "description", content: description },
  ];
  if (isPrivate) return [...heading, { name: "robots", content: "noindex" }];
  if (!appUrl) return heading;
  const canonical = appUrl + localPath(path, written?.language);
  const versions = written
    ? [{ language: written.language, path }, ...written.translations]
    : languages.map((language) => ({ language, path }));
  const inEnglish = versions.find(({ language }) => language === "en");
  return [
    ...heading,
    { tagName: "link", rel: "canonical", href: canonical },
    ...versions.map((one) => alternate(one.language, appUrl + localPath(one.path, one.language))),
    ...(inEnglish ? [alternate("x-default", appUrl + inEnglish.path)] : []),
    { property: "og:type", content: kind },
    { property: "og:site_name", content: product.name },
    { property: "og:title", content: title },
    { property: "og:description", content: description },
    { property: "og:url", content: canonical },
    { property: "og:image", content: appUrl + image },
    { property: "og:image:width", content: String(imageSize.width) },
    { property: "og:image:height", content: String(imageSize.height) },
    { name: "twitter:card", content: "summary_large_image" },
  ];
}
