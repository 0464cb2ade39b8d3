import { dayInWords } from "#app/shared/calendar/days.ts";
import { ButtonLink } from "#app/shared/ui/button.tsx";
import { Link } from "#app/shared/ui/navigation/link.tsx";
import { TextLink } from "#app/shared/ui/navigation/text-link.tsx";
import { EmptyState } from "#app/shared/ui/page/empty-state.tsx";
import { SectionHeading } from "#app/shared/ui/page/heading.tsx";
import { topicFacts } from "../topics.ts";
import { words } from "../words.ts";
import { unionLines } from "./line-words.ts";
import type { SearchOutcome } from "./search-threads.server.ts";

export function SearchResults({ text, found }: { text: string; found: SearchOutcome }) {
  if (!found.ok) return <EmptyState title={words.searchTooShort} />;
  if (found.hits.length === 0)
    return (
      <EmptyState title={words.nothingFound(text)}>
        <ButtonLink to="/union/ask">{words.askInstead}</ButtonLink>
        <ButtonLink to="/union" look="outline">
          {unionLines.allTopics}
        </ButtonLink>
      </EmptyState>
    );
  return (
    <section aria-labelledby="found">
      <SectionHeading id="found" title={unionLines.mention(text)} />
      <ul className="divide-y divide-line rounded-card border border-line bg-card">
        {found.hits.map((hit) => (
          <li key={hit.postId} className="px-4 py-3 md:px-5">
            <Link
              to={`/union/t/${hit.threadId}${hit.isOpening ? "" : `?post=${hit.postId}#p-${hit.postId}`}`}
              className="flex min-h-11 items-center py-1 text-lg leading-snug font-semibold text-leaf underline-offset-4 hover:underline"
            >
              {hit.isOpening ? hit.title : unionLines.replyIn(hit.title)}
            </Link>
            <p>{hit.excerpt}</p>
            <p className="mt-1 text-sm text-ink-2">
              {topicFacts(hit.topic).name} · {hit.author ?? words.goneAuthor} ·{" "}
              {dayInWords(hit.createdAt.toISOString())}
            </p>
          </li>
        ))}
      </ul>
      <TextLink to="/union" className="mt-4">
        {unionLines.allTopics}
      </TextLink>
    </section>
  );
}
