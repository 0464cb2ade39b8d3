import { feesInShort } from "#app/catalogue/cards/card-facts.ts";
import { programmeAnchor } from "#app/catalogue/cards/programme-anchor.ts";
import { requirementsInWords } from "#app/catalogue/courses/requirements-in-words.ts";
import { type Money, moneyInWords, rangeInWords } from "#app/catalogue/facts/money.ts";
import { levelNames } from "#app/catalogue/kinds/fact-words.ts";
import type { findCollege } from "#app/catalogue/kinds/find-opportunity.server.ts";
import { amountWords } from "#app/catalogue/kinds/words.ts";
import { schoolTypeName } from "#app/catalogue/names/school-words.ts";
import { placeName } from "#app/catalogue/names/words.ts";
import { monthOf } from "#app/shared/calendar/days.ts";
import { formatNumber, listEntries, listNames, withColon } from "#app/shared/languages/formats.ts";
import { language } from "#app/shared/languages/language.ts";
import type { FeeRange, Programme } from "#database/schema/facts.ts";
import { type FactRow, withoutEmpty } from "../facts/fact-row.ts";
import { aboutInWords, type CurrencyReader, closingRow, sheetOf } from "../facts/fact-sheet.ts";
import { yesOrNo } from "../facts/how-to-apply.ts";
import { gradeInWords } from "../facts/who-may-apply.ts";
import { labelWords } from "../label-words.ts";
import { collegeWords as says, whoWords, factWords as words } from "../words.ts";

export type College = NonNullable<Awaited<ReturnType<typeof findCollege>>>;

/** A college's facts, formatted. */
export function collegeFacts(record: College, reader: CurrencyReader, today: string) {
  const sheet = sheetOf(record, { title: record.name, officialUrl: record.websiteUrl }, today);
  return {
    ...sheet,
    facts: withoutEmpty([
      { name: labelWords.tuition, value: tuitionOf(record) },
      closingRow(sheet),
      !(record.location || record.country).includes(record.country) && {
        name: labelWords.country,
        value: placeName(record.country),
      },
      { name: labelWords.region, value: record.region ?? "" },
      { name: labelWords.schoolType, value: schoolTypeName(record.schoolType) },
      { name: labelWords.acceptanceRate, value: record.acceptanceRate ?? "" },
      { name: says.accreditedBy, value: record.accreditedBy ?? "" },
      { name: says.intakes, value: listNames(record.intakes?.map(monthNamed) ?? []) },
      {
        name: says.levels,
        value: listNames(record.studyLevels?.map((level) => levelNames[level]) ?? []),
      },
      { name: says.accommodation, value: yesOrNo(record.hasAccommodation) },
      { name: words.places, value: record.placesPerYear === null ? "" : formatNumber(record.placesPerYear) },
    ]),
    who: withoutEmpty([
      ...record.entry.map((grade) => ({
        name: grade.level ? `${withColon(says.entry)} ${levelNames[grade.level]}` : says.entry,
        value: gradeInWords(grade),
      })),
      record.entry.length === 0 && { name: says.entry, value: words.noneStated },
      { name: whoWords.alsoAsked, value: listEntries(record.alsoAsked ?? []) },
    ]),
    how: withoutEmpty([{ name: says.admission, value: record.admission ?? "" }]),
    fees: record.fees.map((fee) => feeRow(fee, reader)),
    programmes: record.programmes.map(programmeRow),
  };
}

/** The range is written in English; for other languages it is formatted from the fees. */
function tuitionOf({ fees, tuitionRange }: College): string {
  const shown = language() === "en" ? tuitionRange : feesInShort(fees, tuitionRange).fees;
  return shown || amountWords.unknown;
}

const monthNamed = (month: number) => monthOf(`2000-${String(month).padStart(2, "0")}-01`);

/** One fee range with its equivalent in the reader's currency. */
function feeRow(
  { who, min = null, max = null, currency, per, year, note }: FeeRange,
  reader: CurrencyReader,
) {
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
  /** Anchor on the page. */
  anchor: string;
  name: string;
  detail: string;
  rows: FactRow[];
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
    detail: [levelNames[level], programme.campus, years && says.lasts(years)].filter(Boolean).join(" · "),
    rows: withoutEmpty([
      { name: says.entry, value: requirementsInWords(programme.requires) || (entry ?? "") },
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
