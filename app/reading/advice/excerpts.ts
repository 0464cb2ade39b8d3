interface Excerptable {
  excerpt: string;
  content: string;
}

/** What stands for an article whose editor wrote no excerpt. */
export const autoExcerpt = (content: string) => `${cut(withoutSymbols(content), 200).trim()}...`;

export const descriptionOf = (article: Excerptable & { metaDescription: string }) =>
  article.metaDescription || article.excerpt || opening(article.content, 160);

export const shareTextOf = ({ excerpt, content }: Excerptable) => excerpt || opening(content, 200);

export const listExcerptOf = ({ excerpt, content }: Excerptable) => excerpt || opening(content, 200);

export const relatedExcerptOf = ({ excerpt, content }: Excerptable) => excerpt || opening(content, 100);

/** The first characters of the content, as a reader would read them out. */
const opening = (content: string, length: number) =>
  cut(withoutSymbols(content).replace(/\s+/g, " ").trim(), length).trim();

const withoutSymbols = (content: string) => content.replace(/[#*[\]]/g, "");

/** Never cuts a sign in two: half an emoji can't be put into an address. */
function cut(text: string, length: number): string {
  return text.slice(0, length).replace(/[\uD800-\uDBFF]$/, "");
}
