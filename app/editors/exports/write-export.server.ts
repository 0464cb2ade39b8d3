import { byteOrderMark, csvRecords } from "#app/shared/csv/write-csv.ts";
import type { Viewer } from "#database/viewer.ts";
import { exportRows } from "./export-rows.server.ts";
import { type ExportType, type FullType, fullTypes, type SectionType, sectionTypes } from "./exports.ts";
import { sections } from "./sections.server.ts";
import { writeFull } from "./write-full.server.ts";

/** The file in chunks, produced on demand. Resolves to null if a single type has no rows. */
export async function writeExport(
  viewer: Viewer,
  type: ExportType,
  batch?: number,
): Promise<AsyncIterable<Uint8Array> | null> {
  const chunks = isFull(type)
    ? writeFull(viewer, type, batch)
    : type === "all"
      ? writeAll(viewer, batch)
      : writeSection(viewer, type, batch);
  // The first chunk is read before the response starts, so that an empty or failing export can still return
  // an error.
  const first = await chunks.next();
  return first.done ? null : withByteOrderMark(first.value, chunks);
}

const isFull = (type: ExportType): type is FullType => fullTypes.some((full) => full === type);

async function* withByteOrderMark(first: string, rest: AsyncIterable<string>): AsyncGenerator<Uint8Array> {
  const encoder = new TextEncoder();
  yield encoder.encode(byteOrderMark + first);
  for await (const chunk of rest) yield encoder.encode(chunk);
}

async function* writeSection(viewer: Viewer, type: SectionType, batch?: number): AsyncGenerator<string> {
  let before = headerOf(type);
  for await (const rows of exportRows(viewer, sections[type], batch)) {
    yield before + csvRecords(rows);
    before = "";
  }
}

/** Sections with name and header, separated by an empty line. */
async function* writeAll(viewer: Viewer, batch?: number): AsyncGenerator<string> {
  for (const [place, type] of sectionTypes.entries()) {
    yield `${place > 0 ? "\r\n" : ""}${csvRecords([[sections[type].name]])}${headerOf(type)}`;
    for await (const rows of exportRows(viewer, sections[type], batch)) yield csvRecords(rows);
  }
}

const headerOf = (type: SectionType) => csvRecords([sections[type].columns.map(([header]) => header)]);
