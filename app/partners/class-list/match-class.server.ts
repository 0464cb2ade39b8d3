import { inArray } from "drizzle-orm";
import type { ClosingLabel } from "#app/catalogue/dates/closing.ts";
import { noCycle } from "#app/catalogue/dates/cycle.ts";
import { whenInShort } from "#app/catalogue/dates/deadline.ts";
import { verdictInWords } from "#app/catalogue/eligibility/verdict.ts";
import type { OpportunityKind } from "#app/catalogue/kinds/kinds.ts";
import { tableOf } from "#app/catalogue/kinds/tables.server.ts";
import { listOpenMatches, type OpenMatch, type OpenMatches } from "#app/catalogue/matching/match-listings.ts";
import { readSnapshot } from "#app/catalogue/snapshot/read-snapshot.server.ts";
import type { Database } from "#database/database.ts";
import { opportunityKinds } from "#database/schema/lists.ts";
import { asViewer, type Viewer } from "#database/viewer.ts";
import { applicantOfStudent, profileOfStudent } from "./applicant-of-student.ts";
import { listBestCourses, type NamedCourse } from "./best-courses.server.ts";
import type { ClassRow } from "./parse-class.ts";
import type { Student } from "./parse-student.ts";
import { mostNamed } from "./rules.ts";
import { verdictWords } from "./verdict-words.ts";

export interface NamedMatch extends OpenMatch {
  title: string;
  /** "Closes 15 December 2026, 27 days left". */
  when: ClosingLabel;
}

export interface MatchedRow {
  line: number;
  written: string[];
  problems: string[];
  /** By subject grades; empty if the row has none. */
  courses: NamedCourse[];
  /** Null if the row could not be parsed. */
  matches: (Pick<OpenMatches, "counts"> & { best: NamedMatch[] }) | null;
}

/** The matches of each row. Equal rows are computed once, and other requests are served between two rows. */
export async function matchClass(viewer: Viewer, rows: ClassRow[], today: string): Promise<MatchedRow[]> {
  const students = new Map(rows.flatMap(({ student }) => (student ? [[keyOf(student), student]] : [])));
  const found = new Map<string, OpenMatches>();
  const snapshot = await asViewer(viewer, (db) => readSnapshot(db, today));
  for (const [key, student] of students) {
    const seeker = { profile: profileOfStudent(student), applicant: applicantOfStudent(student) };
    const fitting = listOpenMatches(snapshot, seeker, mostNamed, today);
    found.set(key, { ...fitting, best: fitting.best.slice(0, mostNamed) });
  }
  const courses = await listBestCourses(viewer, students);
  const named = [...found.values()].flatMap(({ best }) => best);
  const titles = await asViewer(viewer, (db) => readTitles(db, named));
  const cycles = new Map(
    Object.values(snapshot.listings).flatMap((all) => all.map(({ id, cycle }) => [id, cycle] as const)),
  );
  const describe = (one: OpenMatch): NamedMatch => {
    const cycle = cycles.get(one.id) ?? noCycle;
    return {
      ...one,
      title: titles.get(one.id) ?? "",
      text: verdictInWords(one.verdict, cycle, today, verdictWords),
      when: whenInShort(cycle, today),
    };
  };
  return rows.map(({ student, ...row }) => {
    const matches = student && found.get(keyOf(student));
    return {
      ...row,
      courses: (student && courses.get(keyOf(student))) ?? [],
      matches: matches ? { ...matches, best: matches.best.map(describe) } : null,
    };
  });
}

const keyOf = (student: Student) => JSON.stringify(student);

async function readTitles(db: Database, fitting: OpenMatch[]): Promise<Map<string, string>> {
  const titles = new Map<string, string>();
  for (const kind of opportunityKinds) {
    const ids = [...new Set(fitting.filter((one) => one.kind === kind).map(({ id }) => id))];
    if (ids.length === 0) continue;
    for (const { id, title } of await titlesOf(db, kind, ids)) titles.set(id, title);
  }
  return titles;
}

function titlesOf(db: Database, kind: OpportunityKind, ids: string[]) {
  const table = tableOf[kind];
  const title = "title" in table ? table.title : table.name;
  return db.select({ id: table.id, title }).from(table).where(inArray(table.id, ids));
}
