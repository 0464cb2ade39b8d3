import { inArray, type SQL, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import { pictureOf } from "#app/common/pictures/picture-of.server.ts";
import type { Database } from "#database/database.ts";
import { colleges, internships, scholarships } from "#database/schema/index.ts";
import { internshipCycle, scholarshipCycle } from "./closing-columns.server.ts";
import { type Cycle, type CycleColumns, cycleOf } from "./cycle.ts";

export type ScholarshipCard = Awaited<ReturnType<typeof readScholarshipCards>>[number];
export type CollegeCard = Awaited<ReturnType<typeof readCollegeCards>>[number];
export type InternshipCard = Awaited<ReturnType<typeof readInternshipCards>>[number];

const excerptLength = 300;

/** What a card shows, in the order of the ids. A page is sent as HTML and as data, so cards are kept small. */
export async function readScholarshipCards(db: Database, ids: string[]) {
  const { id, title, amount, fieldOfStudy, country, educationLevel, isLoan } = scholarships;
  const { amountValue, amountCurrency, amountPer } = scholarships;
  const description = excerpt(scholarships.description);
  const cards = await db
    .select({
      id,
      title,
      amount,
      description,
      fieldOfStudy,
      country,
      educationLevel,
      isLoan,
      amountValue,
      amountCurrency,
      amountPer,
      ...scholarshipCycle,
    })
    .from(scholarships)
    .where(inArray(id, ids));
  return inOrder(cards.map(withCycle), ids);
}

export async function readCollegeCards(db: Database, ids: string[]) {
  const { id, name, location, country, schoolType, tuitionRange, fees, logoUrl } = colleges;
  const cards = await db
    .select({
      id,
      name,
      description: excerpt(colleges.description),
      location,
      country,
      schoolType,
      tuitionRange,
      fees,
      logo: pictureOf(logoUrl, "small"),
    })
    .from(colleges)
    .where(inArray(id, ids));
  return inOrder(cards, ids);
}

export async function readInternshipCards(db: Database, ids: string[]) {
  const { id, title, company, location, duration, field, salaryRange, isPaid, workKind } = internships;
  const { amountValue, amountCurrency, amountPer } = internships;
  const description = excerpt(internships.description);
  const jobType = sql<"internship" | "full-time">`coalesce(${internships.jobType}, 'internship')`;
  const cards = await db
    .select({
      id,
      title,
      company,
      description,
      location,
      duration,
      field,
      jobType,
      salaryRange,
      isPaid,
      workKind,
      amountValue,
      amountCurrency,
      amountPer,
      ...internshipCycle,
    })
    .from(internships)
    .where(inArray(id, ids));
  return inOrder(cards.map(withCycle), ids);
}

/** What a card says of the cycle, in one place, and nothing where nothing is known: a page carries dozens of cards. */
function withCycle<Card extends CycleColumns>(card: Card) {
  const { opensOn, resultsOn, usualOpens, usualCloses, usualResults, isRolling, hasEnded, ...shown } = card;
  const known = Object.entries(cycleOf(card)).filter(([, value]) => value);
  return { ...shown, cycle: Object.fromEntries(known) as Partial<Cycle> };
}

const excerpt = (column: PgColumn): SQL<string> => sql<string>`left(${column}, ${excerptLength})`;

function inOrder<Card extends { id: string }>(cards: Card[], ids: string[]): Card[] {
  const byId = new Map(cards.map((card) => [card.id, card]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}
