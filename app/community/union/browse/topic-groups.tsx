import { dayInWords } from "#app/shared/calendar/days.ts";
import { Icon } from "#app/shared/ui/icon.tsx";
import { Link } from "#app/shared/ui/navigation/link.tsx";
import { mostCounted } from "../bounds.ts";
import { groupNames } from "../topic-words.ts";
import { arrangeTopics, type Topic, topicFacts, topicGroups } from "../topics.ts";
import { words } from "../words.ts";
import { unionLines } from "./line-words.ts";
import type { TopicLine } from "./list-threads.server.ts";

interface TopicGroupsProps {
  lines: TopicLine[];
  /** The visitor's country, if known. */
  country: string | null;
}

/** Every topic under its group, with its subject and activity. Those without a question are folded. */
export function TopicGroups({ lines, country }: TopicGroupsProps) {
  const lineOf = (topic: Topic) => lines.find((line) => line.topic === topic);
  const { groups, quiet } = arrangeTopics((topic) => Boolean(lineOf(topic)?.lastActivityAt), country);
  const row = (topic: Topic) => <TopicRow key={topic} topic={topic} says={activity(lineOf(topic))} />;
  return (
    <>
      <ul className="overflow-hidden rounded-panel bg-indigo-pale text-indigo-ink">
        {topicGroups[0]?.topics.map(row)}
      </ul>
      {groups.length > 0 && (
        <div className="grid grid-cols-1 gap-6 lg:grid-cols-3">
          {groups.map(({ group, topics }) => (
            <section key={group} aria-labelledby={topics[0]}>
              <h2 id={topics[0]} className="mb-3 text-2xl">
                {groupNames[group]}
              </h2>
              <ul className={listLook}>{topics.map(row)}</ul>
            </section>
          ))}
        </div>
      )}
      {quiet.length > 0 && (
        <details className="group">
          <summary className="flex min-h-11 cursor-pointer items-center gap-2 text-xl font-bold">
            {words.quietTopics(quiet.length)}
            <Icon name="chevron" className="size-5 shrink-0 rotate-90 group-open:-rotate-90" />
          </summary>
          <ul className="mt-3 grid gap-2 *:overflow-hidden *:rounded-card *:border *:border-line *:bg-card md:grid-cols-2 lg:grid-cols-3">
            {quiet.map((topic) => (
              <TopicRow key={topic} topic={topic} />
            ))}
          </ul>
        </details>
      )}
    </>
  );
}

const listLook = "divide-y divide-line overflow-hidden rounded-card border border-line bg-card";

/** If all are quiet, the heading above them says so once. */
const TopicRow = ({ topic, says }: { topic: Topic; says?: string }) => (
  <li>
    <Link
      to={`/union/${topic}`}
      className="flex items-center gap-3 px-4 py-3 no-underline -outline-offset-3 hover:bg-mint hover:text-mint-ink"
    >
      <span className="min-w-0 grow">
        <span className="block font-display text-lg font-bold">{topicFacts(topic).name}</span>
        <span className="block text-sm">{topicFacts(topic).about}</span>
        {says && <span className="block text-sm font-semibold">{says}</span>}
      </span>
      <Icon name="chevron" className="size-4 shrink-0" />
    </Link>
  </li>
);

const activity = (line: TopicLine | undefined) =>
  line?.lastActivityAt
    ? unionLines.activity(
        words.threadCount(line.threads, mostCounted),
        dayInWords(line.lastActivityAt.toISOString()),
      )
    : words.noThreads;
