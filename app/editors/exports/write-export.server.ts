import { byteOrderMark, csvRecords } from "#app/shared/csv/write-csv.ts";
import type { Viewer } from "#database/viewer.ts";
import { readRows } from "./export-rows.server.ts";
import { type ExportType, type FullType, fullTypes, type SectionType, sectionTypes } from "./exports.ts";
import { sections } from "./sections.server.ts";
import { writeFull } from "./write-full.server.ts";

/** The file in pieces, each made when it is asked for. Null where a single type has no rows. */
export async function writeExport(
  viewer: Viewer,
  type: ExportType,
  batch?: number,
): Promise<AsyncIterable<Uint8Array> | null> {
  const pieces = isFull(type)
    ? writeFull(viewer, type, batch)
    : type === "all"
      ? writeAll(viewer, batch)
      : writeSection(viewer, type, batch);
  // The first piece is read before the answer begins: an empty or failing export can then still say so.
  const first = await pieces.next();
  return first.done ? null : withMark(first.value, pieces);
}

const isFull = (type: ExportType): type is FullType => fullTypes.some((full) => full === type);

async function* withMark(first: string, rest: AsyncIterable<string>): AsyncGenerator<Uint8Array> {
  const letters = new TextEncoder();
  yield letters.encode(byteOrderMark + first);
  for await (const piece of rest) yield letters.encode(piece);
}

async function* writeSection(viewer: Viewer, type: SectionType, batch?: number): AsyncGenerator<string> {
  let before = headerOf(type);
  for await (const rows of readRows(viewer, sections[type], batch)) {
    yield before + csvRecords(rows);
    before = "";
  }
}

/** One section below the other, each with its name and header, an empty line between them. */
async function* writeAll(viewer: Viewer, batch?: number): AsyncGenerator<string> {
  for (const [place, type] of sectionTypes.entries()) {
    yield `${place > 0 ? "\r\n" : ""}${csvRecords([[sections[type].name]])}${headerOf(type)}`;
    for await (const rows of readRows(viewer, sections[type], batch)) yield csvRecords(rows);
  }
}

const headerOf = (type: SectionType) => csvRecords([sections[type].columns.map(([header]) => header)]);
