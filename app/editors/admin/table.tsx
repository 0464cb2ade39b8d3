import type { ReactNode } from "react";
import { classNames } from "#app/shared/ui/class-names.ts";

export interface Column<Row> {
  name: string;
  cell: (row: Row) => ReactNode;
  /** Right-aligned. */
  isNumber?: boolean;
  /** The row's heading, and the first line of its card on phones. */
  isTitle?: boolean;
  /** Shown without its name on cards, for buttons. */
  isNameless?: boolean;
}

interface TableProps<Row> {
  /** Visually hidden unless `hasCaption`. */
  caption: string;
  hasCaption?: boolean;
  columns: Column<Row>[];
  rows: Row[];
  keyOf: (row: Row) => string;
  /** For many narrow columns. */
  isTight?: boolean;
}

/** A table that becomes a list of cards on phones. */
export function Table<Row>({ caption, hasCaption, columns, rows, keyOf, isTight }: TableProps<Row>) {
  return (
    <div
      className={classNames(
        "sm:overflow-x-auto sm:rounded-card sm:border sm:border-line sm:bg-card",
        isTight && "sm:[&_td]:px-2 sm:[&_th]:px-2",
      )}
    >
      <table className="w-full border-collapse text-left max-sm:block">
        <caption
          className={
            hasCaption
              ? "pb-2 text-left font-display text-xl font-bold max-sm:block sm:px-4 sm:pt-3"
              : "sr-only"
          }
        >
          {caption}
        </caption>
        <thead className="max-sm:sr-only">
          <tr>
            {columns.map(({ name, isNumber, isNameless }) => (
              <th
                key={name}
                scope="col"
                className={classNames(
                  "border-b border-line bg-sand px-4 py-2.5 text-sm font-semibold text-ink-2",
                  isNumber && "text-right",
                )}
              >
                {isNameless ? <span className="sr-only">{name}</span> : name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="max-sm:grid max-sm:gap-3">
          {rows.map((row) => (
            <tr
              key={keyOf(row)}
              className="max-sm:block max-sm:rounded-card max-sm:border max-sm:border-line max-sm:bg-card max-sm:px-4 max-sm:py-3 sm:not-last:border-b sm:not-last:border-line"
            >
              {columns.map((column) => (
                <Cell key={column.name} column={column} row={row} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Cell<Row>({ column, row }: { column: Column<Row>; row: Row }) {
  const { name, cell, isNumber, isTitle, isNameless } = column;
  const look = classNames(
    "align-top sm:px-4 sm:py-3",
    isNumber && "tabular-nums sm:text-right",
    isTitle && "text-left font-semibold max-sm:block max-sm:pb-1",
    isNameless && "max-sm:block max-sm:pt-2",
    !isTitle &&
      !isNameless &&
      "max-sm:flex max-sm:items-baseline max-sm:justify-between max-sm:gap-4 max-sm:py-1",
  );
  if (isTitle)
    return (
      <th scope="row" className={look}>
        {cell(row)}
      </th>
    );
  return (
    <td className={look}>
      {!isNameless && <span className="shrink-0 text-sm text-ink-2 sm:hidden">{name}</span>}
      <div className={isNameless ? undefined : "min-w-0 max-sm:text-right"}>{cell(row)}</div>
    </td>
  );
}
