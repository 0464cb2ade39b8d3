import { payWords } from "#app/catalogue/cards/card-facts.ts";
import { entriesOf } from "#app/catalogue/cards/in-one-line.ts";
import { durationInWords } from "#app/catalogue/kinds/duration-words.ts";
import { levelNames, workKindNames } from "#app/catalogue/kinds/fact-words.ts";
import type { findInternship } from "#app/catalogue/kinds/find-opportunity.server.ts";
import { amountWords, jobTypeNames } from "#app/catalogue/kinds/words.ts";
import { locationInWords } from "#app/catalogue/names/location-words.ts";
import { fieldName } from "#app/catalogue/names/words.ts";
import { formatNumber, listNames } from "#app/shared/languages/formats.ts";
import { withoutEmpty } from "../facts/fact-row.ts";
import { type CurrencyReader, closingRow, moneyRow, resultsRow, sheetOf } from "../facts/fact-sheet.ts";
import { howToApply } from "../facts/how-to-apply.ts";
import { whoMayApply } from "../facts/who-may-apply.ts";
import { labelWords } from "../label-words.ts";
import { factWords as words } from "../words.ts";

export type Internship = NonNullable<Awaited<ReturnType<typeof findInternship>>>;

/** The facts of an internship or a job, formatted. */
export function internshipFacts(record: Internship, reader: CurrencyReader, today: string) {
  const sheet = sheetOf(record, { title: record.title, officialUrl: record.applicationUrl }, today);
  const kind = record.workKind
    ? workKindNames[record.workKind]
    : jobTypeNames[record.jobType ?? "internship"];
  return {
    ...sheet,
    facts: withoutEmpty([
      moneyRow(
        words.pay,
        record.salaryRange ? payWords(record.salaryRange) : paidInWords(record.isPaid),
        record,
        reader,
        Boolean(record.salaryRange) && payWords(record.salaryRange ?? "") === record.salaryRange,
      ) ?? { name: words.pay, value: words.notStated },
      closingRow(sheet),
      resultsRow(record, today),
      { name: labelWords.location, value: locationInWords(record.location) },
      record.isRemote === true &&
        !/remote|online/i.test(record.location) && { name: labelWords.remote, value: labelWords.yes },
      {
        name: labelWords.duration,
        value: record.duration ? durationInWords(record.duration) : amountWords.unknown,
      },
      { name: labelWords.type, value: kind },
      { name: labelWords.field, value: listNames(entriesOf(record.field).map(fieldName)) },
      { name: words.places, value: record.placesPerYear === null ? "" : formatNumber(record.placesPerYear) },
    ]),
    who: withoutEmpty([
      ...whoMayApply(record),
      {
        name: labelWords.studies,
        value: listNames(record.studyLevels?.map((level) => levelNames[level]) ?? []),
      },
    ]),
    how: howToApply(record),
  };
}

const paidInWords = (isPaid: boolean | null) =>
  isPaid === null ? null : isPaid ? labelWords.paid : labelWords.notPaid;
