import { Tag } from "#app/shared/ui/page/tag.tsx";
import type { FoundApplication } from "./find-application.server.ts";
import { formerEditor, statusNames } from "./words.ts";

type InboxEntry = FoundApplication["entries"][number];

export function Thread({ entries }: { entries: InboxEntry[] }) {
  if (entries.length === 0) return null;
  return (
    <section aria-labelledby="thread-title">
      <h2 id="thread-title" className="mb-3 text-xl">
        What happened so far
      </h2>
      <ol className="grid grid-cols-1 gap-3">
        {entries.map((entry) => (
          <li key={entry.id} className="rounded-card border border-line bg-card px-4 py-3">
            <p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-sm text-ink-2">
              <EntryTag {...entry} />
              <span className="min-w-0 break-all">{entry.author ?? formerEditor}</span>
              <time dateTime={entry.createdAt.toISOString()}>
                {entry.createdAt.toISOString().slice(0, 16).replace("T", " ")} UTC
              </time>
            </p>
            {entry.subject && <p className="mt-2 font-semibold break-words">{entry.subject}</p>}
            {entry.text && <p className="mt-1 break-words whitespace-pre-line">{entry.text}</p>}
          </li>
        ))}
      </ol>
    </section>
  );
}

function EntryTag({ kind, status }: InboxEntry) {
  if (kind === "reply") return <Tag tone="indigo">Reply</Tag>;
  if (kind === "note" || !status) return <Tag>Note</Tag>;
  return <Tag tone={statusNames[status].tone}>{statusNames[status].name}</Tag>;
}
