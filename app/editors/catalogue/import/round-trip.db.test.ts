import { sql } from "drizzle-orm";
import fc from "fast-check";
import { describe, expect } from "vitest";
import type { Kind } from "#app/catalogue/kinds/kinds.ts";
import type { ExportType } from "#app/editors/exports/exports.ts";
import { sections } from "#app/editors/exports/sections.server.ts";
import { writeExport } from "#app/editors/exports/write-export.server.ts";
import { parseUpload } from "#app/shared/csv/read-upload.server.ts";
import type { Database } from "#database/database.ts";
import { catalogueChanges, type RecordValues } from "#database/schema/index.ts";
import { kinds } from "#database/schema/lists.ts";
import { asViewer } from "#database/viewer.ts";
import { test, testOnSeed } from "#tests/support/database/test-database.ts";
import { atDepth } from "#tests/support/depth.ts";
import { anAdmin, somebody } from "#tests/support/people/people.ts";
import { createRecords } from "../edit/create-records.server.ts";
import type { CatalogueCell, CatalogueField } from "../fields/catalogue-field.ts";
import { parseRecord } from "../fields/parse-record.server.ts";
import { recordTypes } from "../fields/record-types.ts";
import { importRows } from "./import-rows.server.ts";
import { mapHeader } from "./map-header.ts";
import { readSpreadsheet } from "./read-spreadsheet.server.ts";
import { stageImport } from "./stage-import.server.ts";

/** The columns of an export, by their names in the database. */
const columnsOf = (kind: Kind) =>
  mapHeader(
    recordTypes[kind],
    sections[kind].columns.map(([header]) => header),
  ).fields.flatMap((name) => name ?? []);

const onlyExported = (kind: Kind, values: RecordValues) =>
  Object.fromEntries(columnsOf(kind).map((name) => [name, values[name]]));
const sorted = (records: RecordValues[]) => records.map((record) => JSON.stringify(record)).sort();

const nasty = fc.string({
  unit: fc.constantFrom(..."=+-@'\"\"',;\r\n\t aé字🎓＝＋－＠\u00a0\u2028\ufeff", "'=", "''@", "\r\n"),
  maxLength: 14,
});
const words = fc.oneof({ weight: 3, arbitrary: nasty }, fc.string({ unit: "grapheme", maxLength: 30 }));
/** Any text, for cells that accept every text. */
const cellText = words.map((text) => text.replaceAll(/[|\r\n]/g, " "));
const cell = ({ is, choices, required }: CatalogueCell): fc.Arbitrary<string> => {
  const parts = choices
    ? fc.constantFrom(...choices)
    : ({
        number: fc.constantFrom("3", "120000.5"),
        date: fc.constantFrom("2026", "2026-03"),
        address: fc.constant("https://a.example/x"),
        currency: fc.constant("KES"),
      }[is as "number"] ?? cellText);
  return required ? parts.map((text) => (text.trim() ? text : "x")) : fc.oneof(fc.constant(""), parts);
};
const typed = ({
  input,
  required,
  choices = [],
  cells = [],
  pattern,
  entryType,
}: CatalogueField): fc.Arbitrary<string> => {
  if (pattern === "currency") return fc.constant("KES");
  if (entryType === "month") return fc.constantFrom("", "1, 9");
  if (input === "number") return fc.constantFrom("", "7");
  if (input === "usual") return fc.constantFrom("", "August", "15 August");
  if (input === "answer") return fc.constantFrom("", "yes", "no");
  if (input === "choices") return fc.subarray([...choices]).map((some) => some.join("\n"));
  if (input === "choice") return fc.constantFrom(...(required ? [] : [""]), ...choices);
  if (input === "rows")
    return fc
      .array(
        fc.tuple(...cells.map(cell)).map((row) => row.join(" | ")),
        { maxLength: 3 },
      )
      .map((rows) => rows.join("\n"));
  if (input === "date") return fc.constantFrom("", "2026-12-15", "2027-02-28");
  if (input === "address")
    return fc.oneof(
      fc.constant(""),
      words.map((path) => `https://a.example/${path}`),
    );
  return required ? words.map((text) => `${text}x`) : words;
};
/** A record as the form parses an editor's input. */
const record = (kind: Kind) =>
  fc
    .record(Object.fromEntries(recordTypes[kind].fields.map((field) => [field.name, typed(field)])))
    .map((texts) => parseRecord(recordTypes[kind], texts))
    .filter((reading) => reading.ok && JSON.stringify(reading.values).isWellFormed())
    .map(({ values }) => values);

async function exportedFile(db: Database, kind: Kind, type: ExportType = kind): Promise<string> {
  const pieces = (await writeExport(anAdmin(db, await somebody(db)), type)) ?? [];
  const bytes: Uint8Array<ArrayBuffer>[] = [];
  for await (const piece of pieces) bytes.push(Uint8Array.from(piece));
  const form = new FormData();
  form.set("file", new File(bytes, `${kind}.csv`));
  return (await parseUpload(form)).content;
}

/** Every field of the form for the records, with lists in a fixed order. */
const everyField = (kind: Kind, records: RecordValues[]) =>
  records
    .map((values) => recordTypes[kind].fields.map((field) => [field.name, inOrder(values[field.name])]))
    .map((fields) => JSON.stringify(fields))
    .sort();

const inOrder = (value: unknown): unknown =>
  Array.isArray(value)
    ? value.map(inOrder)
    : value && typeof value === "object"
      ? Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1))
      : value;

async function storedValues(db: Database, kind: Kind): Promise<RecordValues[]> {
  return (await wholeRecords(db, kind)).map((values) => onlyExported(kind, values));
}

async function wholeRecords(db: Database, kind: Kind): Promise<RecordValues[]> {
  const answer = await db.execute(
    sql`select to_jsonb(record) as values from ${sql.identifier(kind)} as record`,
  );
  return (answer as unknown as { rows: { values: RecordValues }[] }).rows.map(({ values }) => values);
}

async function readAgain(kind: Kind, content: string): Promise<RecordValues[]> {
  const sheet = await readSpreadsheet(kind, content);
  if (!sheet.ok) throw new Error(sheet.problem);
  expect(sheet.rows.flatMap(({ problems }) => problems)).toEqual([]);
  return sheet.rows.map(({ values }) => onlyExported(kind, values));
}

async function readWhole(kind: Kind, content: string) {
  const sheet = await readSpreadsheet(kind, content);
  if (!sheet.ok) throw new Error(sheet.problem);
  expect(sheet.unknownColumns).toEqual([]);
  return sheet.rows.map(({ problems, record: read }) => read ?? problems);
}

const records = atDepth(80, 400);

describe("an exported file that is imported again", () => {
  test.for(kinds)("contains the same %s, whatever editors typed", async (kind, { db }) => {
    await createRecords(db, kind, fc.sample(record(kind), records), { isPublished: true });
    const before = await storedValues(db, kind);
    expect(before).toHaveLength(records);
    expect(sorted(await readAgain(kind, await exportedFile(db, kind)))).toEqual(sorted(before));
    const read = await readWhole(kind, await exportedFile(db, kind, `${kind}_full`));
    expect(everyField(kind, read as RecordValues[])).toEqual(everyField(kind, await wholeRecords(db, kind)));
  });

  test.for(kinds)("has a separate column for each field of %s", (kind) => {
    const { fields } = recordTypes[kind];
    for (const header of [fields.map(({ label }) => label), fields.map(({ name }) => name)]) {
      expect(mapHeader(recordTypes[kind], header).fields).toEqual(fields.map(({ name }) => name));
    }
  });
});

describe("a file of the starter catalogue that is imported again", () => {
  const test = testOnSeed(new Date("2026-11-15T12:00:00Z"));

  test.for(kinds)(
    "changes nothing in its %s with every field, and adds nothing to the history",
    async (kind, { db }) => {
      const before = everyField(kind, await wholeRecords(db, kind));
      const content = await exportedFile(db, kind, `${kind}_full`);
      const editor = await somebody(db);
      await asViewer(anAdmin(db, editor), async (own) => {
        const staged = await stageImport(own, { kind, fileName: "a.csv", content, editor }, new Date());
        if (!staged.ok) throw new Error(staged.problem);
        const imported = await importRows(own, staged.id, { duplicates: "update", isPublished: true });
        expect(imported).toMatchObject({ ok: true, added: 0, skipped: 0, changed: before.length });
      });
      expect(everyField(kind, await wholeRecords(db, kind))).toEqual(before);
      expect(await db.$count(catalogueChanges)).toBe(0);
    },
  );

  test.for(atDepth(kinds.slice(-1), [...kinds]))(
    "changes nothing in its %s with the columns of an export either",
    async (kind, { db }) => {
      const before = await storedValues(db, kind);
      const content = await exportedFile(db, kind);
      expect(sorted(await readAgain(kind, content))).toEqual(sorted(before));
      const editor = await somebody(db);
      await asViewer(anAdmin(db, editor), async (own) => {
        const staged = await stageImport(own, { kind, fileName: "a.csv", content, editor }, new Date());
        if (!staged.ok) throw new Error(staged.problem);
        const imported = await importRows(own, staged.id, { duplicates: "update", isPublished: true });
        expect(imported).toMatchObject({ ok: true, added: 0, skipped: 0 });
      });
      expect(sorted(await storedValues(db, kind))).toEqual(sorted(before));
    },
  );
});
