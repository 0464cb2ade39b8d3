import { Link } from "#app/shared/ui/navigation/link.tsx";
import { Card } from "#app/shared/ui/page/card.tsx";
import { Tag } from "#app/shared/ui/page/tag.tsx";
import { categoryNames } from "../category-words.ts";
import { foreignTo, InEnglish } from "../in-english.tsx";
import { StoryFacts } from "../story-facts.tsx";
import type { ArticleSummary } from "./list-articles.server.ts";

export function StoryCard({ story }: { story: ArticleSummary }) {
  return (
    <Card as="li" className="group relative flex flex-col overflow-hidden hover:border-edge">
      {story.imageUrl && (
        <img
          src={story.imageUrl}
          alt=""
          width={600}
          height={400}
          loading="lazy"
          decoding="async"
          className="-mx-5 -mt-5 mb-4 aspect-3/2 w-[calc(100%+2.5rem)] max-w-none object-cover md:-mx-6 md:-mt-6 md:w-[calc(100%+3rem)]"
        />
      )}
      <p className="flex flex-wrap gap-2">
        <Tag tone="mint">{categoryNames[story.category]}</Tag>
        <InEnglish language={story.language} />
      </p>
      <h3 lang={foreignTo(story.language)} className="mt-3 text-xl">
        <Link to={`/advice/${story.slug}`} className="after:absolute after:inset-0 group-hover:underline">
          {story.title}
        </Link>
      </h3>
      <p lang={foreignTo(story.language)} className="mt-2 line-clamp-4 text-ink-2">
        {story.excerpt}
      </p>
      <StoryFacts story={story} className="mt-auto pt-4 text-ink-2" />
    </Card>
  );
}
