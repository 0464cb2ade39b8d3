import type { Rate } from "#app/catalogue/facts/money.ts";
import type { Kind } from "#app/catalogue/kinds/kinds.ts";
import { kinds } from "#database/schema/opportunity-lists.ts";
import { type PackedColumn, unpackColumn } from "./pack-column.ts";

/** A record as a list: its id, then the columns in the order of the file. Null is the default there. */
export type CatalogueRow = [id: string, ...values: unknown[]];

/** All rows of each kind, by their ids. */
export type CatalogueRows = Record<Kind, CatalogueRow[]>;

/** A snapshot of the catalogue, or the changes since another. */
export interface CatalogueFile {
  format: typeof format;
  /** The day of the snapshot. */
  madeOn: string;
  /** The digest of the whole content: `versionedText` is its input. */
  version: string;
  /** A short digest of each part, by which the next update finds what to send. */
  parts: string;
  /** Null for a full snapshot; otherwise the changed parts, which are included in full. */
  changed: number[] | null;
  /** Our signature. */
  key: string;
  signature: string;
  rates: Rate[];
  kinds: Record<Kind, { columns: string[]; values: PackedColumn[] }>;
}

export const format = 4;
export const partCount = 256;
/** Bytes of the digest of one part. */
export const partBytes = 2;

/** Records are assigned to parts by their ids, so that a part has two or three. */
export const partOf = (id: string) => Number.parseInt(id.slice(0, 2), 16);

/** The text of which the version is the digest. */
export const versionedText = (rates: Rate[], rows: CatalogueRows) =>
  JSON.stringify([rates, ...kinds.map((kind) => rows[kind])]);

/** The text that is signed: a version, and its day. */
export const signedText = ({ madeOn, version }: Pick<CatalogueFile, "madeOn" | "version">) =>
  `Fursa catalogue ${format} ${madeOn} ${version}`;

function unpackRows({ values }: CatalogueFile["kinds"][Kind]): CatalogueRow[] {
  const [ids = [], ...others] = values.map(unpackColumn);
  const rows = ids.map((id, place): CatalogueRow => [String(id), ...others.map((column) => column[place])]);
  return rows.sort(byId);
}

export const rowsIn = (file: Pick<CatalogueFile, "kinds">): CatalogueRows => ({
  scholarships: unpackRows(file.kinds.scholarships),
  colleges: unpackRows(file.kinds.colleges),
  internships: unpackRows(file.kinds.internships),
});

/** The rows of a snapshot after an update was applied. */
export function withChanges(
  rows: CatalogueRows,
  file: Pick<CatalogueFile, "changed" | "kinds">,
): CatalogueRows {
  const changed = new Set(file.changed);
  const news = rowsIn(file);
  if (!file.changed) return news;
  const renewed = (kind: Kind) =>
    [...rows[kind].filter(([id]) => !changed.has(partOf(id))), ...news[kind]].sort(byId);
  return {
    scholarships: renewed("scholarships"),
    colleges: renewed("colleges"),
    internships: renewed("internships"),
  };
}

export const byId = ([one]: CatalogueRow, [other]: CatalogueRow) => (one < other ? -1 : one > other ? 1 : 0);

/** The parts of a file that are stored beside its rows. */
export const withoutRows = (file: CatalogueFile): CatalogueFile => ({
  ...file,
  changed: null,
  kinds: {
    scholarships: { ...file.kinds.scholarships, values: [] },
    colleges: { ...file.kinds.colleges, values: [] },
    internships: { ...file.kinds.internships, values: [] },
  },
});
