import { placeName } from "#app/catalogue/names/words.ts";
import { dayInWords } from "#app/shared/calendar/days.ts";
import { Link } from "#app/shared/ui/navigation/link.tsx";
import { Tag } from "#app/shared/ui/page/tag.tsx";
import { topicFacts } from "../topics.ts";
import { words } from "../words.ts";
import { unionLines } from "./line-words.ts";
import type { ThreadLine } from "./list-threads.server.ts";

/** A list of threads: the question, its author, and its activity. */
export function ThreadList({ threads, hasTopics = false }: { threads: ThreadLine[]; hasTopics?: boolean }) {
  return (
    <ul className="divide-y divide-line rounded-card border border-line bg-card">
      {threads.map((thread) => (
        <li key={thread.id} className="px-4 py-3 md:px-5">
          <Link
            to={`/union/t/${thread.id}`}
            className="flex min-h-11 items-center py-1 text-lg leading-snug font-semibold text-leaf underline-offset-4 hover:underline"
          >
            {thread.title}
          </Link>
          <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-ink-2">
            {thread.hasAnswer && <Tag tone="mint">{unionLines.answered}</Tag>}
            {thread.isLocked && <Tag>{unionLines.locked}</Tag>}
            {hasTopics && <span>{topicFacts(thread.topic).name}</span>}
            <span>{byline(thread)}</span>
            <span>{words.replyCount(thread.replyCount)}</span>
            <time dateTime={thread.lastActivityAt.toISOString()}>
              {dayInWords(thread.lastActivityAt.toISOString())}
            </time>
          </p>
        </li>
      ))}
    </ul>
  );
}

const byline = ({ author, country }: ThreadLine) =>
  author ? unionLines.by(author, country ? placeName(country) : "") : words.goneAuthor;
