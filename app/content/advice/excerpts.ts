interface Excerptable {
  excerpt: string;
  content: string;
}

/** What stands for an article whose editor wrote no excerpt. */
export const autoExcerpt = (content: string) => `${cut(withoutSymbols(content), 200).trim()}...`;

export const descriptionOf = (article: Excerptable & { metaDescription: string }) =>
  article.metaDescription || article.excerpt || opening(article.content, 160);

export const shareTextOf = ({ excerpt, content }: Excerptable) => plain(excerpt) || opening(content, 200);

export const listExcerptOf = ({ excerpt, content }: Excerptable) => plain(excerpt) || opening(content, 200);

export const relatedExcerptOf = ({ excerpt, content }: Excerptable) =>
  plain(excerpt) || opening(content, 100);

/** The first characters of the content, as a reader would read them out. */
const opening = (content: string, length: number) => cut(plain(content), length).trim();

/** In one line, without the signs of Markdown: of headings, lists, quotes, code and tables. */
const plain = (content: string) =>
  withoutSymbols(content.slice(0, readThrough).replace(/^[ \t]*[>+-] /gm, ""))
    .replace(/[`|]|__|---/g, " ")
    .replace(/\s+/g, " ")
    .trim();

const withoutSymbols = (content: string) => withoutTargets(content).replace(/[#*[\]]/g, "");

/** Characters. More than an excerpt could ever be made from, so that a long article costs no more than a short one. */
const readThrough = 10_000;

const target = /\]\((?:<[^<>[\]\n]*>|(?:[^\s()<[\]]|\([^\s()[\]]*\))*)(?: ["'][^"'[\]\n]*["'])?\)/g;

/** A link keeps its words and a picture its description; where they lead is nothing to read out. */
const withoutTargets = (content: string) =>
  content
    .slice(0, readThrough)
    .replace(/^\[[^[\]\n]+\]:.*\n?/gm, "")
    .replace(target, "]")
    .replace(/\]\[[^[\]\n]*\]/g, "]")
    .replace(/!\[/g, "[");

/** Never cuts a sign in two: half an emoji can't be put into an address. */
function cut(text: string, length: number): string {
  return text.slice(0, length).replace(/[\uD800-\uDBFF]$/, "");
}
