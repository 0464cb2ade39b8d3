import { product } from "#app/shared/layout/words.ts";

interface ArticleFacts {
  title: string;
  language: string;
  description: string;
  author: string;
  category: string;
  tags: string[];
  publishedAt: Date | null;
  updatedAt: Date;
  image: { src: string; width: number; height: number } | null;
}

/** An article's metadata for search engines (schema.org). React Router escapes it in the page. */
export function articleData(article: ArticleFacts, url: string, appUrl: string) {
  return {
    "@context": "https://schema.org",
    "@type": "Article",
    headline: article.title.slice(0, 110),
    description: article.description,
    inLanguage: article.language,
    articleSection: article.category,
    keywords: article.tags,
    datePublished: article.publishedAt?.toISOString(),
    dateModified: article.updatedAt.toISOString(),
    author: { "@type": "Organization", name: article.author },
    publisher: { "@type": "Organization", name: product.name, url: appUrl },
    mainEntityOfPage: url,
    url,
    image: article.image ? appUrl + article.image.src : `${appUrl}/share.png`,
  };
}
