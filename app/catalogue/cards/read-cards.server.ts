import { inArray, type SQL, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import { imageCopyOf } from "#app/shared/images/find-image.server.ts";
import { shorten } from "#app/shared/text/shorten.ts";
import type { Database } from "#database/database.ts";
import { colleges, internships, scholarships } from "#database/schema/index.ts";
import { collegeCycle, internshipCycle, scholarshipCycle } from "../dates/closing-columns.server.ts";
import { type Cycle, type CycleColumns, cycleOf } from "../dates/cycle.ts";
import { durationInWords } from "../kinds/duration-words.ts";
import { schoolTypeName } from "../names/school-words.ts";
import { payInShort, paysInShort, tuitionInShort } from "./card-facts.ts";
import { collegeLines, internshipLines, scholarshipLines } from "./card-lines.ts";

export type ScholarshipCard = Awaited<ReturnType<typeof readScholarshipCards>>[number];
export type CollegeCard = Awaited<ReturnType<typeof readCollegeCards>>[number];
export type InternshipCard = Awaited<ReturnType<typeof readInternshipCards>>[number];

/** Two lines of a card on a wide screen, one on a phone. */
const excerptLength = 90;

/** Cards in the order of the ids. They are small, because a page contains them twice: as HTML and as data. */
export async function readScholarshipCards(db: Database, ids: string[]) {
  const { id, title, amount, fieldOfStudy, country, educationLevel, isLoan, covers } = scholarships;
  const lineFacts = { educationLevel, country, fieldOfStudy, ...whoOf(scholarships) };
  const { amountValue, amountCurrency, amountPer } = scholarships;
  const description = beginning(scholarships.description);
  const money = { amount, covers, isLoan, amountValue, amountCurrency, amountPer };
  const found = await db
    .select({
      shown: { id, title, description },
      lineFacts,
      money,
      cycle: scholarshipCycle,
    })
    .from(scholarships)
    .where(inArray(id, ids));
  const cards = found.map(({ shown, lineFacts, money, cycle }) => ({
    ...shown,
    description: shorten(shown.description, excerptLength),
    lines: scholarshipLines(lineFacts),
    pays: paysInShort(money),
    cycle: knownOf(cycle),
  }));
  return inOrder(cards, ids);
}

export async function readCollegeCards(db: Database, ids: string[]) {
  const { id, name, location, country, schoolType, studyLevels, tuitionRange, fees, logoUrl } = colleges;
  const found = await db
    .select({
      shown: { id, name, schoolType },
      lineFacts: { location, country, studyLevels },
      logo: imageCopyOf(logoUrl, "small"),
      tuitionRange,
      fees,
      cycle: collegeCycle,
    })
    .from(colleges)
    .where(inArray(id, ids));
  const cards = found.map(({ shown, lineFacts, logo, fees, tuitionRange, cycle }) => ({
    ...shown,
    schoolType: schoolTypeName(shown.schoolType),
    lines: collegeLines(lineFacts),
    logo,
    cycle: knownOf(cycle),
    fees: tuitionInShort(fees, tuitionRange),
  }));
  return inOrder(cards, ids);
}

export async function readInternshipCards(db: Database, ids: string[]) {
  const { id, title, company, location, duration, salaryRange, isPaid, workKind, studyLevels } = internships;
  const { amountValue, amountCurrency, amountPer } = internships;
  const jobType = sql<"internship" | "full-time">`coalesce(${internships.jobType}, 'internship')`;
  const found = await db
    .select({
      shown: { id, title, duration, jobType, workKind },
      lineFacts: { company, location, studyLevels, ...whoOf(internships) },
      money: { salaryRange, isPaid, amountValue, amountCurrency, amountPer },
      cycle: internshipCycle,
    })
    .from(internships)
    .where(inArray(id, ids));
  const cards = found.map(({ shown, lineFacts, money, cycle }) => ({
    ...shown,
    duration: shown.duration && durationInWords(shown.duration),
    lines: internshipLines(lineFacts),
    pays: payInShort(money),
    cycle: knownOf(cycle),
  }));
  return inOrder(cards, ids);
}

const whoOf = (table: typeof scholarships | typeof internships) => ({
  citizens: table.citizens,
  residents: table.residents,
  region: table.region,
  womenOnly: table.womenOnly,
  groups: table.groups,
  groupsOnly: table.groupsOnly,
});

/** Only the known columns of the cycle, to save bytes. */
const knownOf = (record: CycleColumns) =>
  Object.fromEntries(Object.entries(cycleOf(record)).filter(([, value]) => value)) as Partial<Cycle>;

/** Twice as long as what is shown, so that the card knows whether the text was cut. */
const beginning = (column: PgColumn): SQL<string> => sql<string>`left(${column}, ${2 * excerptLength})`;

function inOrder<Card extends { id: string }>(cards: Card[], ids: string[]): Card[] {
  const byId = new Map(cards.map((card) => [card.id, card]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}
