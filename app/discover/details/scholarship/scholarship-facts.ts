import { entriesOf } from "#app/catalogue/cards/in-one-line.ts";
import { coveredNames } from "#app/catalogue/kinds/fact-words.ts";
import type { findScholarship } from "#app/catalogue/kinds/find-opportunity.server.ts";
import { levelsInWords } from "#app/catalogue/kinds/levels-in-words.ts";
import { amountWords, gpaNames } from "#app/catalogue/kinds/words.ts";
import { fieldName, placeName } from "#app/catalogue/names/words.ts";
import { formatNumber, listNames } from "#app/shared/languages/formats.ts";
import { capitalize } from "#app/shared/text/capitalize.ts";
import { withoutEmpty } from "../facts/fact-row.ts";
import { type CurrencyReader, closingRow, moneyRow, resultsRow, sheetOf } from "../facts/fact-sheet.ts";
import { howToApply } from "../facts/how-to-apply.ts";
import { whoMayApply } from "../facts/who-may-apply.ts";
import { labelWords } from "../label-words.ts";
import { factWords as words } from "../words.ts";

export type Scholarship = NonNullable<Awaited<ReturnType<typeof findScholarship>>>;

/** A scholarship's facts, formatted. */
export function scholarshipFacts(record: Scholarship, reader: CurrencyReader, today: string) {
  const sheet = sheetOf(record, { title: record.title, officialUrl: record.applicationUrl }, today);
  const amount = moneyRow(words.amount, record.amount, record, reader) ?? {
    name: words.amount,
    value: amountWords.unknown,
  };
  const gpa = record.gpaRequirement === "none" ? null : gpaNames[record.gpaRequirement];
  return {
    ...sheet,
    facts: withoutEmpty([
      record.isLoan ? { ...amount, note: [words.loan, amount.note].filter(Boolean).join(" ") } : amount,
      closingRow(sheet),
      resultsRow(record, today),
      {
        name: words.covers,
        value: capitalize(listNames(record.covers?.map((cost) => coveredNames[cost]) ?? [])),
      },
      { name: labelWords.fieldOfStudy, value: listNames(entriesOf(record.fieldOfStudy).map(fieldName)) },
      { name: labelWords.whereYouStudy, value: listNames(entriesOf(record.country).map(placeName)) },
      { name: labelWords.level, value: levelsInWords(record.educationLevel) },
      { name: words.places, value: record.placesPerYear === null ? "" : formatNumber(record.placesPerYear) },
      { name: words.provider, value: record.provider ?? "" },
    ]),
    who: whoMayApply(record, gpa),
    how: howToApply(record),
  };
}
