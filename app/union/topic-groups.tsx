import { Link } from "react-router";
import { dayInWords } from "#app/calendar/days.ts";
import { SectionHeading } from "#app/ui/heading.tsx";
import { mostCounted } from "./bounds.ts";
import type { TopicLine } from "./list-threads.server.ts";
import { type Topic, topicGroups, topics } from "./topics.ts";
import { words } from "./words.ts";

/** Every topic under its group, with what it is about and how alive it is. */
export function TopicGroups({ lines }: { lines: TopicLine[] }) {
  return topicGroups.map((group) => (
    <section key={group.title} aria-labelledby={group.topics[0]}>
      <SectionHeading id={group.topics[0] ?? ""} title={group.title} />
      <ul className="grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
        {group.topics.map((topic) => (
          <TopicCard key={topic} topic={topic} line={lines.find((line) => line.topic === topic)} />
        ))}
      </ul>
    </section>
  ));
}

const TopicCard = ({ topic, line }: { topic: Topic; line: TopicLine | undefined }) => (
  <li>
    <Link
      to={`/union/${topic}`}
      className="block h-full rounded-card border border-line bg-card p-4 no-underline hover:border-edge"
    >
      <span className="block font-display text-lg font-bold">{topics[topic].name}</span>
      <span className="block text-ink-2">{topics[topic].about}</span>
      <span className="mt-2 block text-sm font-semibold text-mint-ink">
        {line?.lastActivityAt
          ? `${words.threadCount(line.threads, mostCounted)}, latest ${dayInWords(line.lastActivityAt.toISOString())}`
          : words.noThreads}
      </span>
    </Link>
  </li>
);
