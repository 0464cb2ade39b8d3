import { classNames } from "#app/shared/ui/class-names.ts";
import { Icon } from "#app/shared/ui/icon.tsx";
import { Link } from "#app/shared/ui/navigation/link.tsx";
import { Tag } from "#app/shared/ui/page/tag.tsx";
import { categoryNames } from "../category-words.ts";
import { foreignTo, InEnglish } from "../in-english.tsx";
import { StoryFacts } from "../story-facts.tsx";
import { adviceWords } from "../words.ts";
import type { ArticleSummary } from "./list-articles.server.ts";

export function FeaturedStory({ story }: { story: ArticleSummary }) {
  return (
    <section aria-labelledby="featured" className="on-dark overflow-hidden rounded-panel bg-forest">
      <div className="kente" aria-hidden="true" />
      <div className="relative grid gap-x-10 md:grid-cols-[3fr_2fr] md:items-end">
        <div className="p-5 max-md:pb-0 md:p-9">
          <p className="flex flex-wrap items-center gap-2">
            <Tag tone="marigold">{adviceWords.featured}</Tag>
            <span className="text-sm font-semibold text-on-forest">{categoryNames[story.category]}</span>
            <InEnglish language={story.language} />
          </p>
          <h2 id="featured" lang={foreignTo(story.language)} className="mt-3 text-title">
            <Link to={`/advice/${story.slug}`} className="after:absolute after:inset-0 hover:underline">
              {story.title}
            </Link>
          </h2>
          <StoryFacts story={story} withAuthor className="mt-4 text-on-forest" />
        </div>
        {story.imageUrl && (
          <img
            src={story.imageUrl}
            alt=""
            width={1200}
            height={800}
            className="aspect-3/2 h-full w-full object-cover max-md:order-first md:row-span-2"
          />
        )}
        <div className={classNames("p-5 max-md:pt-3 md:p-9", story.imageUrl ? "md:pt-0" : "md:pl-0")}>
          <p lang={foreignTo(story.language)} className="max-w-[65ch] text-on-forest md:text-lg">
            {story.excerpt}
          </p>
          <p className="mt-4 inline-flex items-center gap-1.5 font-semibold text-marigold" aria-hidden="true">
            {adviceWords.read}
            <Icon name="arrow" className="size-4" />
          </p>
        </div>
      </div>
    </section>
  );
}
