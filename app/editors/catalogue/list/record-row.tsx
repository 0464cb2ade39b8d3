import { Link } from "#app/shared/ui/navigation/link.tsx";
import { Tag } from "#app/shared/ui/page/tag.tsx";
import type { RecordType } from "../fields/catalogue-field.ts";
import { findField } from "../fields/record-types.ts";
import { formatValue } from "../history/differences.ts";
import type { ListedRecord } from "./list-records.server.ts";

interface RecordRowProps {
  recordType: RecordType;
  record: ListedRecord;
  /** The list's query string, passed on so that the record's page can lead to the next one. */
  query: string;
  isFirst: boolean;
}

export function RecordRow({ recordType, record, query, isFirst }: RecordRowProps) {
  const { id, title, isPublished, isClosed, beside } = record;
  const facts = recordType.summaryColumns.flatMap((name) => {
    const value = formatValue(beside[name], 60);
    const field = findField(recordType, name);
    if (!value || !field) return [];
    if (field.input === "tick") return value === "yes" ? ["On the home page"] : [];
    return [field.input === "date" ? `${field.label} ${value}` : value];
  });
  return (
    <li className="flex items-start gap-1 pr-4">
      <label className="grid size-12 shrink-0 place-items-center">
        <input type="checkbox" name="id" value={id} className="size-5 accent-leaf" />
        <span className="sr-only">Choose {title}</span>
      </label>
      <div className="flex min-w-0 grow flex-col gap-x-4 py-2 sm:flex-row sm:items-center">
        <div className="min-w-0 grow">
          <Link
            to={`/admin/catalogue/${recordType.slug}/${id}${query}`}
            {...(isFirst && { "data-key": "j" })}
            className="inline-flex min-h-8 items-center font-semibold break-words"
          >
            {title || "Without a title"}
          </Link>
          {facts.length > 0 && <p className="text-sm break-words text-ink-2">{facts.join(" · ")}</p>}
        </div>
        <p className="flex shrink-0 flex-wrap gap-2 max-sm:py-1">
          {!isPublished && <Tag tone="marigold">Unpublished</Tag>}
          {isClosed && <Tag tone="clay">Closed</Tag>}
          {isPublished && !isClosed && <Tag tone="mint">Published</Tag>}
        </p>
      </div>
    </li>
  );
}
