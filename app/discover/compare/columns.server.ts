import {
  findCollege,
  findInternship,
  findScholarship,
} from "#app/catalogue/kinds/find-opportunity.server.ts";
import type { Item } from "#app/catalogue/kinds/item.ts";
import { collegeSheet } from "#app/discover/details/college/college-facts.ts";
import type { Row } from "#app/discover/details/facts/fact-row.ts";
import type { Reader, Sheet } from "#app/discover/details/facts/fact-sheet.ts";
import { internshipSheet } from "#app/discover/details/internship/internship-facts.ts";
import { scholarshipSheet } from "#app/discover/details/scholarship/scholarship-facts.ts";
import { factWords } from "#app/discover/details/words.ts";
import type { Database } from "#database/database.ts";
import { compareWords as words } from "./words.ts";

interface Column extends Item {
  title: string;
  rows: Row[];
}

type Shown = Sheet & { facts: Row[]; who: Row[]; how: Row[] };

/** One opportunity as a column: the facts of its own page, in the same words. Null where it is not listed. */
export async function readColumn(
  db: Database,
  { kind, id }: Item,
  reader: Reader,
  today: string,
): Promise<Column | null> {
  if (kind === "college") {
    const found = await findCollege(db, id);
    if (!found) return null;
    const sheet = collegeSheet(found, reader, today);
    const fees = sheet.fees.map(({ who, fee, year }) => `${who}: ${fee} (${year})`).join("; ");
    const more = [{ name: words.fees, value: fees || factWords.notStated }];
    return { kind, id, title: found.name, rows: rowsOf(sheet, more) };
  }
  const found = kind === "scholarship" ? await findScholarship(db, id) : await findInternship(db, id);
  if (!found) return null;
  const sheet =
    "fieldOfStudy" in found ? scholarshipSheet(found, reader, today) : internshipSheet(found, reader, today);
  const documents = found.documents?.join(", ") || factWords.notStated;
  return { kind, id, title: found.title, rows: rowsOf(sheet, [{ name: words.documents, value: documents }]) };
}

/** Under which name a day stands differs; beside each other they are one row. */
function rowsOf({ closing, deadline, facts, who, how, tonight }: Shown, more: Row[]): Row[] {
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
  /** A value a column, in their order; null where it says nothing. */
  cells: (Pick<Row, "value" | "note"> | null)[];
}

/** Every fact that one of them states, each in its place. */
export function sideBySide(columns: { rows: Row[] }[]): ComparedRow[] {
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

function cellOf(rows: Row[], name: string): ComparedRow["cells"][number] {
  const own = rows.filter((row) => row.name === name && row.value !== factWords.notStated);
  if (own.length === 0) return null;
  const note = own.flatMap((row) => row.note ?? []).join(" · ");
  return { value: own.map(({ value }) => value).join("; "), note: note || null };
}
