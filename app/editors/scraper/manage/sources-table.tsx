import { type Column, Table } from "#app/editors/admin/table.tsx";
import { dayInWords } from "#app/shared/calendar/days.ts";
import { Form } from "#app/shared/forms/form.tsx";
import { lookUp } from "#app/shared/forms/lookup.ts";
import { useBusy } from "#app/shared/forms/use-busy.ts";
import { Button, buttonLook } from "#app/shared/ui/button.tsx";
import { Link } from "#app/shared/ui/navigation/link.tsx";
import { Tag } from "#app/shared/ui/page/tag.tsx";
import type { SourceRow } from "./list-source-rows.server.ts";
import { columns, fixedTypes, list, rhythmNames, types } from "./words.ts";

export const SourcesTable = ({ rows }: { rows: SourceRow[] }) => (
  <Table caption={list.title} columns={tableColumns} rows={rows} keyOf={({ name }) => name} />
);

const tableColumns: Column<SourceRow>[] = [
  {
    name: columns.source,
    isTitle: true,
    cell: ({ name, url, type, stored, isActive, isTrusted, isOfficial }) => (
      <div className="min-w-0 sm:min-w-56">
        <span className="break-words">{name}</span>
        <span className="block text-sm font-normal break-all text-ink-2">{url}</span>
        <span className="block text-sm font-normal text-ink-2">{{ ...fixedTypes, ...types }[type]}</span>
        <span className="mt-1.5 flex flex-wrap gap-1.5">
          <Tag tone={isActive ? "mint" : "neutral"}>{isActive ? list.on : list.off}</Tag>
          {!stored && <Tag>{list.fixed}</Tag>}
          {isTrusted && <Tag tone="indigo">{list.trusted}</Tag>}
          {isOfficial && <Tag tone="indigo">{list.official}</Tag>}
        </span>
      </div>
    ),
  },
  {
    name: columns.rhythm,
    cell: ({ everyDays }) => (
      <span className="whitespace-nowrap">{lookUp(rhythmNames, String(everyDays))}</span>
    ),
  },
  { name: columns.result, cell: ({ last }) => <LastResult last={last} /> },
  {
    name: columns.precision,
    isNumber: true,
    cell: ({ decisions: { accepted, decided } }) =>
      decided === 0 ? (
        <span className="text-sm text-ink-2">{list.undecided}</span>
      ) : (
        list.accepted(accepted, decided)
      ),
  },
  { name: columns.actions, isNameless: true, cell: (row) => <Buttons {...row} /> },
];

function LastResult({ last }: Pick<SourceRow, "last">) {
  if (!last) return <span className="text-sm text-ink-2">{list.never}</span>;
  return (
    <div className="text-sm">
      <span className="block">{list.lastRead(dayInWords(last.at.slice(0, 10)))}</span>
      <span className="block text-ink-2">{list.result(last)}</span>
      {last.error && <span className="block break-words text-clay-ink">{last.error}</span>}
    </div>
  );
}

function Buttons({ name, stored, isActive }: SourceRow) {
  const isBusy = useBusy();
  return (
    <div className="flex flex-wrap gap-2 lg:min-w-48">
      <Form method="post">
        <input type="hidden" name="name" value={name} />
        <Button size="small" look="outline" name="intent" value="try" disabled={isBusy}>
          {list.tryNow} <span className="sr-only">{name}</span>
        </Button>
      </Form>
      {stored && (
        <>
          <Form method="post" className="contents">
            <input type="hidden" name="id" value={stored.id} />
            <Button
              size="small"
              look="outline"
              name="intent"
              value={isActive ? "off" : "on"}
              disabled={isBusy}
            >
              {isActive ? list.turnOff : list.turnOn} <span className="sr-only">{name}</span>
            </Button>
          </Form>
          <Link
            to={`/admin/scraper/sources?edit=${stored.id}#source-form-title`}
            className={buttonLook({ look: "outline", size: "small" })}
          >
            {list.change} <span className="sr-only">{name}</span>
          </Link>
          <Form method="post" className="contents">
            <input type="hidden" name="id" value={stored.id} />
            <Button size="small" look="outline" name="intent" value="remove" disabled={isBusy}>
              {list.remove} <span className="sr-only">{name}</span>
            </Button>
          </Form>
        </>
      )}
    </div>
  );
}
