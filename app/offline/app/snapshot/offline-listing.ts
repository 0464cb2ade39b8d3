import { feesInShort, payInShort, paysInShort } from "#app/catalogue/cards/card-facts.ts";
import { collegeLines, internshipLines, scholarshipLines } from "#app/catalogue/cards/card-lines.ts";
import { type Cycle, cycleOf } from "#app/catalogue/dates/cycle.ts";
import type { Kind } from "#app/catalogue/kinds/kinds.ts";
import {
  collegeFields,
  internshipFields,
  type SearchFields,
  scholarshipFields,
} from "#app/catalogue/search-fields/search-fields.ts";
import { type College, collegeFacts } from "#app/discover/details/college/college-facts.ts";
import type { CurrencyReader } from "#app/discover/details/facts/fact-sheet.ts";
import { type Internship, internshipFacts } from "#app/discover/details/internship/internship-facts.ts";
import { type Scholarship, scholarshipFacts } from "#app/discover/details/scholarship/scholarship-facts.ts";
import type { CatalogueFile, CatalogueRow } from "../../catalogue-file.ts";
import { recordOf } from "../../catalogue-rows.ts";

/** The record itself, by its kind. */
type KindAndRecord =
  | { kind: "scholarships"; record: Scholarship }
  | { kind: "colleges"; record: College }
  | { kind: "internships"; record: Internship };

/** A record with what lists, searches and its page need. */
export type OfflineListing = KindAndRecord & {
  id: string;
  title: string;
  byline: string;
  lines: string[];
  /** What it pays or costs. */
  money: string;
  cycle: Cycle;
  tags: string[];
  /** Its title, and all of its text, in the form for searching. */
  names: string;
  text: string;
};

/** Everything in a file, ready to be searched. */
export const listingsIn = (
  { kinds }: Pick<CatalogueFile, "kinds">,
  rows: Record<Kind, CatalogueRow[]>,
): OfflineListing[] => [
  ...rows.scholarships.map((row) =>
    scholarshipOf(recordOf<Scholarship>("scholarships", kinds.scholarships.columns, row)),
  ),
  ...rows.colleges.map((row) => collegeOf(recordOf<College>("colleges", kinds.colleges.columns, row))),
  ...rows.internships.map((row) =>
    internshipOf(recordOf<Internship>("internships", kinds.internships.columns, row)),
  ),
];

export const scholarshipOf = (record: Scholarship): OfflineListing => ({
  kind: "scholarships",
  record,
  id: record.id,
  title: record.title,
  byline: record.provider ?? "",
  lines: scholarshipLines(record),
  money: paysInShort(record) ?? "",
  cycle: cycleOf(record),
  ...searchedIn(scholarshipFields(record)),
});

function collegeOf(record: College): OfflineListing {
  const { fees, feesFor } = feesInShort(record.fees, record.tuitionRange);
  return {
    kind: "colleges",
    record,
    id: record.id,
    title: record.name,
    byline: record.location || record.country,
    lines: collegeLines(record),
    money: [fees, feesFor && `(${feesFor})`].filter(Boolean).join(" "),
    cycle: cycleOf(record),
    ...searchedIn(collegeFields(record)),
  };
}

const internshipOf = (record: Internship): OfflineListing => ({
  kind: "internships",
  record,
  id: record.id,
  title: record.title,
  byline: record.company,
  lines: internshipLines(record),
  money: payInShort(record) ?? "",
  cycle: cycleOf(record),
  ...searchedIn(internshipFields(record)),
});

const searchedIn = ({ name, text, tags }: SearchFields) => ({ names: name, text, tags });

/** The content of its page, as on the site. */
export function sheetOf(listing: KindAndRecord, reader: CurrencyReader, today: string) {
  const none = { fees: [], programmes: [] };
  if (listing.kind === "colleges") return collegeFacts(listing.record, reader, today);
  if (listing.kind === "internships") return { ...internshipFacts(listing.record, reader, today), ...none };
  return { ...scholarshipFacts(listing.record, reader, today), ...none };
}
