import { articleCategories } from "#database/schema/lists.ts";

export type ArticleCategory = (typeof articleCategories)[number];

const signs: Record<ArticleCategory, RegExp> = {
  Scholarships: /scholar(?:ship)?s?\b|fellowships?|bursar(?:y|ies)|fully[\s-]funded/gi,
  "University Admissions":
    /admissions?|admitted|enrol(?:l?ment|ling)?|entry[\s-]requirements?|cho(?:ose|osing)[\s-]a[\s-](?:university|college)/gi,
  "Study Abroad":
    /study(?:ing)?[\s-]abroad|visas?\b|international[\s-]students?|overseas|study[\s-]permits?/gi,
  Internships: /intern(?:s|ships?)?\b|attachments?|apprenticeships?|work[\s-]placements?|traineeships?/gi,
  "Application Tips":
    /essays?|personal[\s-]statements?|recommendation[\s-]letters?|motivation[\s-]letters?|cover[\s-]letters?|interviews?|\bcvs?\b|tips|how[\s-]to[\s-](?:write|apply)/gi,
  "Financial Aid":
    /financial[\s-]aid|student[\s-]loans?|loans?\b|fafsa|tuition[\s-]fees?|grants?\b|student[\s-]finance/gi,
};

/** How many mentions in the text one mention in the title or the URL counts. */
const worth = { title: 6, address: 6, content: 1 };
const mostMentions = 12;

/** The category that an article's text and URL mention most; Scholarships without any. */
export function detectCategory(article: { title: string; content: string; url: string }): ArticleCategory {
  const address = addressWords(article.url);
  const scores = articleCategories.map((category) => ({
    category,
    score:
      count(article.title, category) * worth.title +
      count(address, category) * worth.address +
      Math.min(mostMentions, count(article.content, category)) * worth.content,
  }));
  const best = scores.reduce((first, next) => (next.score > first.score ? next : first));
  return best.category;
}

const count = (text: string, category: ArticleCategory) => text.match(signs[category])?.length ?? 0;

/** The host describes a site, not a page: only the path counts. */
const addressWords = (url: string) => (URL.parse(url)?.pathname ?? "").replace(/[-_/+.]+/g, " ");
