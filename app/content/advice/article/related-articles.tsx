import type { Language } from "#app/shared/languages/languages.ts";
import { Link } from "#app/shared/ui/navigation/link.tsx";
import { Card } from "#app/shared/ui/page/card.tsx";
import { SectionHeading } from "#app/shared/ui/page/heading.tsx";
import { Tag } from "#app/shared/ui/page/tag.tsx";
import type { ArticleCategory } from "../category.ts";
import { categoryNames } from "../category-words.ts";
import { foreignTo, InEnglish } from "../in-english.tsx";
import { adviceWords } from "../words.ts";

interface RelatedArticle {
  slug: string;
  title: string;
  language: Language;
  category: ArticleCategory;
  excerpt: string;
}

export function RelatedArticles({ articles }: { articles: RelatedArticle[] }) {
  return (
    <section aria-labelledby="related" className="mt-12 border-t border-line pt-8">
      <SectionHeading id="related" title={adviceWords.related} />
      <ul className="grid gap-4 md:grid-cols-3">
        {articles.map(({ slug, title, language, category, excerpt }) => (
          <Card key={slug} as="li" className="group relative hover:border-edge">
            <p className="flex flex-wrap gap-2">
              <Tag tone="mint">{categoryNames[category]}</Tag>
              <InEnglish language={language} />
            </p>
            <h3 lang={foreignTo(language)} className="mt-3 text-lg">
              <Link to={`/advice/${slug}`} className="after:absolute after:inset-0 group-hover:underline">
                {title}
              </Link>
            </h3>
            <p lang={foreignTo(language)} className="mt-2 line-clamp-3 text-ink-2">
              {excerpt}
            </p>
          </Card>
        ))}
      </ul>
    </section>
  );
}
