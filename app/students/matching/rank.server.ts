import { type SQL, sql } from "drizzle-orm";
import type { Applicant } from "#app/catalogue/eligibility/applicant.ts";
import { studiesOf } from "#app/catalogue/eligibility/rules/levels.ts";
import { ownRegion } from "#app/catalogue/eligibility/rules/places.ts";
import type { OpportunityKind } from "#app/opportunities/kinds.ts";
import { fieldBits, inBits, levelBits } from "#app/students/fit/applicant-bits.ts";
import {
  all,
  any,
  type Condition,
  hasRegion,
  isAbove,
  isBelow,
  meets,
  never,
  onRow,
} from "#app/students/fit/conditions.server.ts";
import { verdictFor } from "#app/students/fit/verdict.server.ts";
import { openLayout } from "#database/schema/fit-bits.ts";
import { matchLayout } from "#database/schema/match-bits.ts";
import { inColumn } from "./bits.ts";
import { closedRank, pointsInRank, steps } from "./rank.ts";

/**
 * One number for everything that comes before the day of closing, the larger the better: the verdict, then the points, then whether it is
 * open now, then how near it is, then how much of the wish it fits. Where nobody has told more than the score knows, only the points.
 */
export function rankFor(
  kind: OpportunityKind,
  applicant: Applicant,
  points: SQL,
  today: string,
): SQL<number> {
  const verdict = sql`(2 - ${verdictFor(kind, applicant)})`;
  const ties = tiesFor(kind, applicant, today).map(
    ({ condition, worth }) => sql`+ case when ${onRow(condition)} then ${sql.raw(String(worth))} else 0 end`,
  );
  return sql`(${verdict} * ${sql.raw(String(closedRank))} + ${points} * ${sql.raw(String(pointsInRank))} ${sql.join(ties, sql` `)})`;
}

/** What decides between two of the same verdict and points, and how much each weighs. */
export function tiesFor(kind: OpportunityKind, applicant: Applicant, today: string) {
  return [
    { condition: isOpenNow(today), worth: steps.open },
    ...nearness(kind, applicant).map((condition) => ({ condition, worth: steps.near })),
    ...wishes(kind, applicant).map((condition) => ({ condition, worth: 1 })),
  ].filter(({ condition }) => condition !== never);
}

/** More than this nothing can reach. */
export function mostRank(kind: OpportunityKind, applicant: Applicant, mostPoints: number): number {
  const near = kind !== "college" || !homeOf(applicant) ? 0 : applicant.region ? 2 : 1;
  const wished = (levelsWished(kind, applicant).length > 0 ? 1 : 0) + (applicant.fields.length > 0 ? 1 : 0);
  return 2 * closedRank + mostPoints * pointsInRank + steps.open + near * steps.near + wished;
}

/** To the month, where no day is announced. */
function isOpenNow(today: string): Condition {
  const day = Math.floor((Date.parse(today) - Date.UTC(2000, 0, 1)) / 86_400_000);
  const { months, always, opensOn, closesOn } = openLayout;
  const month = 1n << BigInt(months.first + Number(today.slice(5, 7)) - 1);
  const column = "fit_open";
  return all(
    isBelow(column, opensOn, day + 1),
    any(isAbove(column, closesOn, day - 1), meets(column, month | (1n << BigInt(always.first)))),
  );
}

/** Of a college: in the country of residence, and in the same region. */
function nearness(kind: OpportunityKind, applicant: Applicant): Condition[] {
  const home = homeOf(applicant);
  if (kind !== "college" || !home) return [];
  const isHome = meets("match_bits", BigInt(home));
  const region = ownRegion(applicant.region ?? "");
  return region === "" ? [isHome] : [isHome, all(isHome, hasRegion(region))];
}

/** The bit of the country of residence; 0 where it is none of those that scores know. */
function homeOf({ residence }: Applicant): number {
  const countries: readonly (string | null)[] = matchLayout.country.list;
  const place = countries.indexOf(residence);
  return place < 0 ? 0 : inColumn("country", 2 ** place);
}

const levelsWished = (kind: OpportunityKind, applicant: Applicant) =>
  kind === "internship" ? studiesOf(applicant).sure : applicant.wants;

const wishes = (kind: OpportunityKind, applicant: Applicant): Condition[] => [
  meets("fit_bits", inBits("levels", levelBits(levelsWished(kind, applicant)))),
  meets("fit_bits", inBits("fields", fieldBits(applicant.fields))),
];
