import { classNames } from "#app/shared/ui/class-names.ts";
import type { ArticleSummary } from "./list/list-articles.server.ts";
import { longDate } from "./long-date.ts";
import { adviceWords } from "./words.ts";

interface StoryFactsProps {
  story: Pick<ArticleSummary, "author" | "publishedAt" | "minutes">;
  withAuthor?: boolean;
  className?: string;
}

/** Who, when, how long. */
export function StoryFacts({
  story: { author, publishedAt, minutes },
  withAuthor,
  className,
}: StoryFactsProps) {
  return (
    <p className={classNames("flex flex-wrap gap-x-2 text-sm", className)}>
      {withAuthor && (
        <>
          <span>{author}</span>
          <Dot />
        </>
      )}
      {publishedAt && (
        <>
          <time dateTime={publishedAt.toISOString()}>{longDate(publishedAt)}</time>
          <Dot />
        </>
      )}
      <span>{adviceWords.minutes(minutes)}</span>
    </p>
  );
}

const Dot = () => <span aria-hidden="true">·</span>;
