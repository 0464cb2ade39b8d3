import { inArray, type SQL, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import { pictureOf } from "#app/common/pictures/picture-of.server.ts";
import type { Database } from "#database/database.ts";
import { colleges, internships, scholarships } from "#database/schema/index.ts";
import { feesInShort, payInShort, paysInShort } from "./card-facts.ts";
import { collegeCycle, internshipCycle, scholarshipCycle } from "./closing-columns.server.ts";
import { type Cycle, type CycleColumns, cycleOf } from "./cycle.ts";
import { levelsInWords } from "./words.ts";

export type ScholarshipCard = Awaited<ReturnType<typeof readScholarshipCards>>[number];
export type CollegeCard = Awaited<ReturnType<typeof readCollegeCards>>[number];
export type InternshipCard = Awaited<ReturnType<typeof readInternshipCards>>[number];

const excerptLength = 300;

/** What a card shows, in the order of the ids. A page is sent as HTML and as data, so cards are kept small. */
export async function readScholarshipCards(db: Database, ids: string[]) {
  const { id, title, amount, fieldOfStudy, country, educationLevel, isLoan, covers } = scholarships;
  const { amountValue, amountCurrency, amountPer } = scholarships;
  const description = excerpt(scholarships.description);
  const money = { amount, covers, amountValue, amountCurrency, amountPer };
  const found = await db
    .select({
      shown: { id, title, description, fieldOfStudy, country, isLoan },
      educationLevel,
      money,
      cycle: scholarshipCycle,
    })
    .from(scholarships)
    .where(inArray(id, ids));
  const cards = found.map(({ shown, educationLevel, money, cycle }) => ({
    ...shown,
    levels: levelsInWords(educationLevel),
    pays: paysInShort(money),
    cycle: knownOf(cycle),
  }));
  return inOrder(cards, ids);
}

export async function readCollegeCards(db: Database, ids: string[]) {
  const { id, name, location, country, schoolType, tuitionRange, fees, logoUrl } = colleges;
  const found = await db
    .select({
      shown: { id, name, location, country, schoolType },
      logo: pictureOf(logoUrl, "small"),
      tuitionRange,
      fees,
      cycle: collegeCycle,
    })
    .from(colleges)
    .where(inArray(id, ids));
  const cards = found.map(({ shown, logo, fees, tuitionRange, cycle }) => ({
    ...shown,
    logo,
    cycle: knownOf(cycle),
    ...feesInShort(fees, tuitionRange),
  }));
  return inOrder(cards, ids);
}

export async function readInternshipCards(db: Database, ids: string[]) {
  const { id, title, company, location, duration, field, salaryRange, isPaid, workKind } = internships;
  const { amountValue, amountCurrency, amountPer } = internships;
  const jobType = sql<"internship" | "full-time">`coalesce(${internships.jobType}, 'internship')`;
  const found = await db
    .select({
      shown: { id, title, company, location, duration, field, jobType, workKind },
      money: { salaryRange, isPaid, amountValue, amountCurrency, amountPer },
      cycle: internshipCycle,
    })
    .from(internships)
    .where(inArray(id, ids));
  const cards = found.map(({ shown, money, cycle }) => ({
    ...shown,
    pays: payInShort(money),
    cycle: knownOf(cycle),
  }));
  return inOrder(cards, ids);
}

/** What is known of the cycle, and nothing of the rest: a page carries dozens of cards. */
const knownOf = (record: CycleColumns) =>
  Object.fromEntries(Object.entries(cycleOf(record)).filter(([, value]) => value)) as Partial<Cycle>;

const excerpt = (column: PgColumn): SQL<string> => sql<string>`left(${column}, ${excerptLength})`;

function inOrder<Card extends { id: string }>(cards: Card[], ids: string[]): Card[] {
  const byId = new Map(cards.map((card) => [card.id, card]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}
