import {
  findCollege,
  findInternship,
  findScholarship,
} from "#app/catalogue/kinds/find-opportunity.server.ts";
import type { Item } from "#app/catalogue/kinds/item.ts";
import { documentName } from "#app/catalogue/names/document-words.ts";
import { collegeFacts } from "#app/discover/details/college/college-facts.ts";
import type { FactRow } from "#app/discover/details/facts/fact-row.ts";
import type { CurrencyReader, FactSheet } from "#app/discover/details/facts/fact-sheet.ts";
import { internshipFacts } from "#app/discover/details/internship/internship-facts.ts";
import { scholarshipFacts } from "#app/discover/details/scholarship/scholarship-facts.ts";
import { factWords } from "#app/discover/details/words.ts";
import { listEntries, listNames, withColon } from "#app/shared/languages/formats.ts";
import { capitalize } from "#app/shared/text/capitalize.ts";
import type { Database } from "#database/database.ts";
import { compareWords as words } from "./words.ts";

interface ComparisonColumn extends Item {
  title: string;
  rows: FactRow[];
}

type ComparedSheet = FactSheet & { facts: FactRow[]; who: FactRow[]; how: FactRow[] };

/** One opportunity as a column, with the facts of its page. Returns null if it is not listed. */
export async function readColumn(
  db: Database,
  { kind, id }: Item,
  reader: CurrencyReader,
  today: string,
): Promise<ComparisonColumn | null> {
  if (kind === "college") {
    const found = await findCollege(db, id);
    if (!found) return null;
    const sheet = collegeFacts(found, reader, today);
    const fees = listEntries(sheet.fees.map(({ who, fee, year }) => `${withColon(who)} ${fee} (${year})`));
    const more = [{ name: words.fees, value: fees || factWords.notStated }];
    return { kind, id, title: found.name, rows: rowsOf(sheet, more) };
  }
  const found = kind === "scholarship" ? await findScholarship(db, id) : await findInternship(db, id);
  if (!found) return null;
  const sheet =
    "fieldOfStudy" in found ? scholarshipFacts(found, reader, today) : internshipFacts(found, reader, today);
  const documents = capitalize(listNames(found.documents?.map(documentName) ?? [])) || factWords.notStated;
  return { kind, id, title: found.title, rows: rowsOf(sheet, [{ name: words.documents, value: documents }]) };
}

/** Deadlines have different names on the pages; here they share one row. */
function rowsOf({ closing, deadline, facts, who, how, tonight }: ComparedSheet, more: FactRow[]): FactRow[] {
  const [, isOnline, isFree] = tonight.points;
  const day = deadline.text === closing.text ? factWords.notStated : deadline.text;
  return [
    { name: factWords.state, value: closing.text },
    { name: words.closes, value: deadline.isExpected ? words.usually(day) : day },
    ...facts.filter(({ name }) => name !== deadline.name),
    ...who,
    { name: words.online, value: isOnline?.value ?? factWords.notStated },
    { name: words.free, value: isFree?.value ?? factWords.notStated },
    ...how,
    ...more,
  ];
}

export interface ComparedRow {
  name: string;
  /** One cell per column; null if unknown. */
  cells: (Pick<FactRow, "value" | "note"> | null)[];
}

/** Every fact that at least one column states. */
export function sideBySide(columns: { rows: FactRow[] }[]): ComparedRow[] {
  const names: string[] = [];
  for (const { rows } of columns) {
    let place = 0;
    for (const { name } of rows) {
      const known = names.indexOf(name);
      if (known < 0) names.splice(place, 0, name);
      place = known < 0 ? place + 1 : known + 1;
    }
  }
  return names
    .map((name) => ({ name, cells: columns.map(({ rows }) => cellOf(rows, name)) }))
    .filter(({ cells }) => cells.some((cell) => cell !== null));
}

function cellOf(rows: FactRow[], name: string): ComparedRow["cells"][number] {
  const own = rows.filter((row) => row.name === name && row.value !== factWords.notStated);
  if (own.length === 0) return null;
  const note = own.flatMap((row) => row.note ?? []).join(" · ");
  return { value: listEntries(own.map(({ value }) => value)), note: note || null };
}
