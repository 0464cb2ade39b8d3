import { feesInShort, payInShort, paysInShort } from "#app/catalogue/cards/card-facts.ts";
import { collegeLines, internshipLines, scholarshipLines } from "#app/catalogue/cards/card-lines.ts";
import type { Cycle } from "#app/catalogue/dates/cycle.ts";
import { cycleOf } from "#app/catalogue/dates/cycle.ts";
import type { Kind } from "#app/catalogue/kinds/kinds.ts";
import { amountWords } from "#app/catalogue/kinds/words.ts";
import type { colleges, internships, RecordValues, scholarships } from "#database/schema/index.ts";

export interface CardPreview {
  title: string;
  money: string;
  lines: string[];
  cycle: Cycle;
}

/**
 * The card of a record, from the values of its row. It doesn't query the database, because the values may be a
 * suggestion.
 */
export function previewRecord(kind: Kind, values: RecordValues): CardPreview {
  const row = camelCase(values);
  const money = { amountValue: null, amountCurrency: null, amountPer: null };
  if (kind === "scholarships") {
    const record = { ...money, ...row } as unknown as typeof scholarships.$inferSelect;
    return {
      title: record.title,
      money: paysInShort(record) || amountWords.unknown,
      lines: scholarshipLines(record).reverse(),
      cycle: cycleOf({ ...record, lastDeadline: null }),
    };
  }
  if (kind === "internships") {
    const record = { ...money, ...row } as unknown as typeof internships.$inferSelect;
    return {
      title: record.title,
      money: payInShort(record) || amountWords.unknown,
      lines: internshipLines(record),
      cycle: cycleOf({ ...record, lastDeadline: null }),
    };
  }
  const record = row as unknown as typeof colleges.$inferSelect;
  return {
    title: record.name,
    money: feesInShort(record.fees ?? [], record.tuitionRange).fees || amountWords.unknown,
    lines: collegeLines(record),
    cycle: cycleOf({ ...record, lastDeadline: null }),
  };
}

const camelCase = (values: RecordValues) =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase()),
      value,
    ]),
  );
