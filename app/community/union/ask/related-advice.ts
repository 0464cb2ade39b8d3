/** An article of the advice centre, as far as the search needs it. */
interface Advice {
  slug: string;
  title: string;
  excerpt: string;
}

const mostShown = 2;
/** A word of the title counts twice. Below this, two texts merely share a subject area. */
const enough = 4;
/** Words in more than every third article don't distinguish any. */
const commonShare = 1 / 3;
const fewArticles = 4;

/** Articles on a question, the most similar first: they share rare words with it, at least one of them in the title. */
export function rankAdvice(question: string, articles: Advice[]): Advice[] {
  const questionRoots = rootsOf(question);
  const read = articles.map((article) => ({
    article,
    title: rootsOf(article.title),
    all: rootsOf(`${article.title} ${article.excerpt}`),
  }));
  const isCommon = (root: string) =>
    read.length >= fewArticles && read.filter(({ all }) => all.has(root)).length > read.length * commonShare;
  const telling = [...questionRoots].filter((root) => !isCommon(root));
  return read
    .map(({ article, title, all }) => {
      const inTitle = telling.filter((root) => title.has(root)).length;
      const inAll = telling.filter((root) => all.has(root)).length;
      return { article, score: inTitle > 0 ? inTitle + inAll : 0 };
    })
    .filter(({ score }) => score >= enough)
    .toSorted((one, other) => other.score - one.score)
    .slice(0, mostShown)
    .map(({ article }) => article);
}

const empty = new Set(
  "about and are but can does for from get has have help how into its more need not one our should that the their them then there they this what when where which who why will with without would you your".split(
    " ",
  ),
);

/** "recommendations" and "recommended" are the same word here. */
function rootsOf(text: string): Set<string> {
  const plain = text
    .normalize("NFKD")
    .replace(/\p{Mark}/gu, "")
    .toLowerCase();
  const words = (plain.match(/[\p{Letter}\p{Number}]{3,}/gu) ?? []).filter((word) => !empty.has(word));
  return new Set(words.map((word) => word.replace(/(?<=.{3})(ations?|ings?|ies|ed|es|e|y|s)$/, "")));
}
