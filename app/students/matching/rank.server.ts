import { type SQL, sql } from "drizzle-orm";
import type { OpportunityKind } from "#app/opportunities/kinds.ts";
import type { Applicant } from "#app/students/fit/applicant.ts";
import { fieldBits, inBits, levelBits } from "#app/students/fit/applicant-bits.ts";
import { meets, number } from "#app/students/fit/conditions.server.ts";
import { studiesOf } from "#app/students/fit/rules/levels.ts";
import { ownRegion } from "#app/students/fit/rules/places.ts";
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
  const ties = sql`${isOpenNow(today)} * ${sql.raw(String(steps.open))}
    + ${nearness(kind, applicant)} * ${sql.raw(String(steps.near))} + ${wishes(kind, applicant)}`;
  return sql`(${verdict} * ${sql.raw(String(closedRank))} + ${points} * ${sql.raw(String(pointsInRank))} + ${ties})`;
}

/** More than this nothing can reach. */
export function mostRank(kind: OpportunityKind, applicant: Applicant, mostPoints: number): number {
  const near = kind !== "college" || !homeOf(applicant) ? 0 : applicant.region ? 2 : 1;
  const wished = (levelsWished(kind, applicant).length > 0 ? 1 : 0) + (applicant.fields.length > 0 ? 1 : 0);
  return 2 * closedRank + mostPoints * pointsInRank + steps.open + near * steps.near + wished;
}

const asNumber = (condition: SQL) => sql`case when ${condition} then 1 else 0 end`;

/** To the month, where no day is announced. */
function isOpenNow(today: string): SQL {
  const day = Math.floor((Date.parse(today) - Date.UTC(2000, 0, 1)) / 86_400_000);
  const month = 2 ** (openLayout.months.first + Number(today.slice(5, 7)) - 1) + 2 ** openLayout.always.first;
  const column = sql`fit_open`;
  const now = sql.raw(String(day));
  return asNumber(sql`
    ${number(column, openLayout.opensOn)} <= ${now}
    and (${number(column, openLayout.closesOn)} >= ${now} or ${column} & ${sql.raw(`${month}::bigint`)} <> 0)`);
}

/** Of a college: in the country of residence, and in the same region. */
function nearness(kind: OpportunityKind, applicant: Applicant): SQL {
  const home = homeOf(applicant);
  if (kind !== "college" || !home) return sql`0`;
  const isHome = sql`match_bits & ${home}::bigint <> 0`;
  const region = ownRegion(applicant.region ?? "");
  if (region === "") return asNumber(isHome);
  return sql`case when ${isHome} then case when strpos(fit_region, ${` ${region} `}) > 0 then 2 else 1 end else 0 end`;
}

/** The bit of the country of residence; 0 where it is none of those that scores know. */
function homeOf({ residence }: Applicant): number {
  const countries: readonly (string | null)[] = matchLayout.country.list;
  const place = countries.indexOf(residence);
  return place < 0 ? 0 : inColumn("country", 2 ** place);
}

const levelsWished = (kind: OpportunityKind, applicant: Applicant) =>
  kind === "internship" ? studiesOf(applicant).sure : applicant.wants;

function wishes(kind: OpportunityKind, applicant: Applicant): SQL {
  const column = sql`fit_bits`;
  const level = meets(column, inBits("levels", levelBits(levelsWished(kind, applicant))));
  const field = meets(column, inBits("fields", fieldBits(applicant.fields)));
  return sql`${asNumber(level.sql)} + ${asNumber(field.sql)}`;
}
