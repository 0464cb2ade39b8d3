interface Excerptable {
  excerpt: string;
  content: string;
}

/** The excerpt of an article without one. */
export const autoExcerpt = (content: string) => `${cut(withoutSymbols(content), 200).trim()}...`;

export const descriptionOf = (article: Excerptable & { metaDescription: string }) =>
  article.metaDescription || article.excerpt || opening(article.content, 160);

export const shareTextOf = ({ excerpt, content }: Excerptable) => plain(excerpt) || opening(content, 200);

export const listExcerptOf = ({ excerpt, content }: Excerptable) => plain(excerpt) || opening(content, 200);

export const relatedExcerptOf = ({ excerpt, content }: Excerptable) =>
  plain(excerpt) || opening(content, 100);

/** The first characters of the content, as plain text. */
const opening = (content: string, length: number) => cut(plain(content), length).trim();

/** In one line, without the markup of headings, lists, quotes, code and tables. */
const plain = (content: string) =>
  withoutSymbols(content.slice(0, readThrough).replace(/^[ \t]*[>+-] /gm, ""))
    .replace(/[`|]|__|---/g, " ")
    .replace(/\s+/g, " ")
    .trim();

const withoutSymbols = (content: string) => withoutTargets(content).replace(/[#*[\]]/g, "");

/** Characters. More than an excerpt needs, so that a long article costs no more than a short one. */
const readThrough = 10_000;

const target = /\]\((?:<[^<>[\]\n]*>|(?:[^\s()<[\]]|\([^\s()[\]]*\))*)(?: ["'][^"'[\]\n]*["'])?\)/g;

/** A link keeps its text and a picture its description; their URLs are dropped. */
const withoutTargets = (content: string) =>
  content
    .slice(0, readThrough)
    .replace(/^\[[^[\]\n]+\]:.*\n?/gm, "")
    .replace(target, "]")
    .replace(/\]\[[^[\]\n]*\]/g, "]")
    .replace(/!\[/g, "[");

/** Never cuts a code point in two: half an emoji can't be put into a URL. */
function cut(text: string, length: number): string {
  return text.slice(0, length).replace(/[\uD800-\uDBFF]$/, "");
}
