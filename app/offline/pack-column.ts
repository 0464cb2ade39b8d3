/**
 * A column of one value per record; where the values are lists of objects, one list per property; where they are ids, their bytes in base 64,
 * because random hexadecimal digits compress badly beside text.
 */
export type PackedColumn =
  | unknown[]
  | { ids: string }
  | { counts: (number | null)[]; properties: { [name: string]: unknown[] } };

interface Entry {
  [name: string]: unknown;
}

/** A value as the file stores it: properties in the order of their names, without null ones. */
export function sortedEntries(value: unknown): unknown {
  if (!isEntries(value)) return value;
  return value.map((entry) =>
    Object.fromEntries(
      Object.entries(entry)
        .filter(([, one]) => one !== null && one !== undefined)
        .sort(([one], [other]) => (one < other ? -1 : 1)),
    ),
  );
}

/** Lists of objects property by property, because similar values next to each other compress best. */
export function packColumn(values: unknown[]): PackedColumn {
  if (values.length > 0 && values.every(isId)) return { ids: packIds(values) };
  if (!values.every((value) => value === null || isEntries(value))) return values;
  const lists = values as (Entry[] | null)[];
  const all = lists.flatMap((list) => list ?? []);
  if (all.length === 0) return values;
  const names = [...new Set(all.flatMap(Object.keys))].sort();
  return {
    counts: lists.map((list) => list?.length ?? null),
    properties: Object.fromEntries(names.map((name) => [name, all.map((entry) => entry[name] ?? null)])),
  };
}

export function unpackColumn(column: PackedColumn): unknown[] {
  if (Array.isArray(column)) return column;
  if ("ids" in column) return unpackIds(column.ids);
  let next = 0;
  return column.counts.map((count) => {
    if (count === null) return null;
    const first = next;
    next += count;
    return Array.from({ length: count }, (_, place) => entryAt(column.properties, first + place));
  });
}

const isId = (value: unknown): value is string =>
  typeof value === "string" && /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/.test(value);

const packIds = (ids: readonly string[]) =>
  btoa(
    ids
      .flatMap((id) => id.replaceAll("-", "").match(/../g) ?? [])
      .map((byte) => String.fromCharCode(Number.parseInt(byte, 16)))
      .join(""),
  );

const unpackIds = (packed: string): string[] =>
  (atob(packed).match(/[\s\S]{16}/g) ?? []).map((bytes) =>
    Array.from(bytes, (byte) => byte.charCodeAt(0).toString(16).padStart(2, "0"))
      .join("")
      .replace(/^(.{8})(.{4})(.{4})(.{4})/, "$1-$2-$3-$4-"),
  );

const entryAt = (properties: { [name: string]: unknown[] }, place: number) =>
  Object.fromEntries(
    Object.entries(properties)
      .map(([name, values]) => [name, values[place]] as const)
      .filter(([, value]) => value !== null),
  );

const isEntries = (value: unknown): value is Entry[] =>
  Array.isArray(value) &&
  value.every((one) => typeof one === "object" && one !== null && !Array.isArray(one));
