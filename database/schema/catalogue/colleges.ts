import { sql } from "drizzle-orm";
import {
  boolean,
  check,
  date,
  doublePrecision,
  index,
  jsonb,
  numeric,
  pgTable,
  smallint,
  text,
} from "drizzle-orm/pg-core";
import { createdAt, id, provenance } from "../columns.ts";
import {
  aliases,
  alsoAsked,
  certaintyCheck,
  cycle,
  cycleChecks,
  evidence,
  type FeeRange,
  type GradeNeeded,
  type Programme,
} from "../facts.ts";
import { areAllFrom } from "../list-checks.ts";
import { studyLevels } from "../lists.ts";
import { admin, everyone, mayAdd, mayChange, mayRead, mayRemove, worker } from "../roles.ts";
import { searchText } from "../search.ts";
import { plainTitle, similarityIndexes } from "../similarity-indexes.ts";

export const colleges = pgTable(
  "colleges",
  {
    id: id(),
    name: text().notNull(),
    description: text().notNull().default(""),
    location: text().notNull().default(""),
    country: text().notNull().default(""),
    schoolType: text().notNull().default(""),
    tuitionRange: text(),
    acceptanceRate: text(),
    programs: text().array().notNull().default([]),
    websiteUrl: text().notNull().default(""),
    imageUrl: text(),
    logoUrl: text(),
    aliases: aliases(),
    region: text(),
    latitude: doublePrecision(),
    longitude: doublePrecision(),
    studyLevels: text({ enum: studyLevels }).array(),
    /** The application route: KUCCPS, JAMB, direct. */
    admission: text(),
    entry: jsonb().$type<GradeNeeded[]>().notNull().default([]),
    alsoAsked: alsoAsked(),
    programmes: jsonb().$type<Programme[]>().notNull().default([]),
    fees: jsonb().$type<FeeRange[]>().notNull().default([]),
    /** The months in which courses begin. */
    intakes: smallint().array(),
    applicationDeadline: date(),
    callUrl: text(),
    applicationFee: numeric({ mode: "number" }),
    applicationFeeCurrency: text(),
    hasAccommodation: boolean(),
    aid: text().array(),
    accreditedBy: text(),
    ...cycle(),
    ...evidence(),
    ...provenance(),
    createdAt: createdAt(),
    plainTitle: plainTitle("name"),
    searchText: searchText(
      "texts_of(array[name, description, location, names_in(aliases), programme_names(programmes), names_in(programs), country, region, school_type, admission, names_in(aid), accredited_by])",
    ),
    /** A college stays in the lists, whatever its dates. */
    listedUntil: date().notNull().generatedAlwaysAs(sql`'infinity'::date`),
  },
  (table) => [
    areAllFrom("colleges_study_levels", table.studyLevels, studyLevels),
    check(
      "colleges_place",
      sql`${table.latitude} between -90 and 90 and ${table.longitude} between -180 and 180`,
    ),
    check(
      "colleges_intakes",
      sql`${table.intakes} <@ array[1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]::smallint[]`,
    ),
    check(
      "colleges_application_fee",
      sql`${table.applicationFee} is null or ${table.applicationFee} = 0 or (${table.applicationFee} > 0 and coalesce(${table.applicationFeeCurrency}, '') ~ '^[A-Z]{3}$')`,
    ),
    ...cycleChecks("colleges", table),
    certaintyCheck("colleges", table),
    index("colleges_newest").on(table.createdAt, table.id),
    index("colleges_leaving").on(table.listedUntil, table.createdAt.desc(), table.id.desc()),
    // By hash, which accepts a URL of any length.
    index("colleges_image").using("hash", table.imageUrl),
    index("colleges_logo").using("hash", table.logoUrl),
    ...similarityIndexes("colleges", { plainTitle: table.plainTitle, address: table.websiteUrl }),
    mayRead(everyone),
    mayAdd([admin, worker]),
    mayChange([admin, worker]),
    mayRemove([admin]),
  ],
);
