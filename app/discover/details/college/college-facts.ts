import { programmeAnchor } from "#app/catalogue/cards/programme-anchor.ts";
import { type Money, moneyInWords, rangeInWords } from "#app/catalogue/facts/money.ts";
import { levelNames } from "#app/catalogue/kinds/fact-words.ts";
import type { findCollege } from "#app/catalogue/kinds/find-opportunity.server.ts";
import { amountUnknown } from "#app/catalogue/kinds/words.ts";
import { monthOf } from "#app/shared/calendar/days.ts";
import type { FeeRange, Programme } from "#database/schema/facts.ts";
import { type Row, said } from "../facts/fact-row.ts";
import { aboutInWords, closingRow, type Reader, sheetOf } from "../facts/fact-sheet.ts";
import { yesOrNo } from "../facts/how-to-apply.ts";
import { gradeInWords } from "../facts/who-may-apply.ts";
import { collegeWords as says, whoWords, factWords as words } from "../words.ts";
import { placeOn } from "./place-on-map.ts";

export type College = NonNullable<Awaited<ReturnType<typeof findCollege>>>;

/** All facts of a college, in words. */
export function collegeSheet(record: College, reader: Reader, today: string) {
  const sheet = sheetOf(record, { title: record.name, officialUrl: record.websiteUrl }, today);
  return {
    ...sheet,
    facts: said([
      { name: "Tuition", value: record.tuitionRange || amountUnknown },
      closingRow(sheet),
      { name: "Location", value: record.location },
      { name: "Country", value: record.country },
      { name: "Region", value: record.region ?? "" },
      { name: "Type of school", value: record.schoolType },
      { name: "Acceptance rate", value: record.acceptanceRate ?? "" },
      { name: says.accreditedBy, value: record.accreditedBy ?? "" },
      { name: says.intakes, value: record.intakes?.map(monthNamed).join(", ") ?? "" },
      {
        name: says.levels,
        value: record.studyLevels?.map((level) => levelNames[level]).join(", ") ?? "",
      },
      { name: says.accommodation, value: yesOrNo(record.hasAccommodation) },
      { name: words.places, value: record.placesPerYear?.toLocaleString("en") ?? "" },
    ]),
    who: said([
      ...record.entry.map((grade) => ({
        name: grade.level ? `${says.entry}: ${levelNames[grade.level]}` : says.entry,
        value: gradeInWords(grade),
      })),
      record.entry.length === 0 && { name: says.entry, value: words.noneStated },
      { name: whoWords.alsoAsked, value: record.alsoAsked?.join("; ") ?? "" },
    ]),
    how: said([{ name: says.admission, value: record.admission ?? "" }]),
    fees: record.fees.map((fee) => feeRow(fee, reader)),
    programmes: record.programmes.map(programmeRow),
    map: placeOn(record.country, record.latitude, record.longitude),
  };
}

const monthNamed = (month: number) => monthOf(`2000-${String(month).padStart(2, "0")}-01`);

/** Who pays what, in which year; about what that is for the reader. */
function feeRow({ who, min, max, currency, per, year, note }: FeeRange, reader: Reader) {
  const most: Money = { value: max ?? min ?? 0, currency, per };
  const about = aboutInWords(most, reader);
  return {
    who: says.payers[who],
    fee: min === null && max === null ? words.notStated : rangeInWords(min, max, { currency, per }),
    year: year ?? words.notStated,
    note: [note, about && (min !== max && min !== null && max !== null ? `${says.theMost} ${about}` : about)]
      .filter(Boolean)
      .join(" · "),
  };
}

interface ProgrammeRow {
  /** Its place on the page. */
  anchor: string;
  name: string;
  detail: string;
  rows: Row[];
}

function programmeRow(programme: Programme): ProgrammeRow {
  const { name, level, years, entry, cutoff, cutoffYear, cutoffNote, fee, foreignFee, currency, per } =
    programme;
  const inMoney = (value: number | null | undefined) =>
    value === null || value === undefined || !currency
      ? ""
      : moneyInWords({ value, currency, per: per ?? null });
  const last = [cutoff ?? "", cutoffYear && `(${cutoffYear})`].filter(Boolean).join(" ");
  return {
    anchor: programmeAnchor(programme),
    name,
    detail: [levelNames[level], years && (years === 1 ? "1 year" : `${years} years`)]
      .filter(Boolean)
      .join(" · "),
    rows: said([
      { name: says.entry, value: entry ?? "" },
      {
        name: says.cutoff,
        value: cutoff === null || cutoff === undefined ? "" : last,
        note: cutoffNote ?? null,
      },
      { name: says.payers.home, value: inMoney(fee) },
      { name: says.payers.foreign, value: inMoney(foreignFee) },
    ]),
  };
}
