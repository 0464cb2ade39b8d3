import { entriesOf } from "#app/catalogue/cards/in-one-line.ts";
import { cycleOf } from "#app/catalogue/dates/cycle.ts";
import { closingLine } from "#app/catalogue/dates/deadline.ts";
import { certaintyInWords, sourceLines } from "#app/catalogue/facts/evidence.ts";
import { moneyInWords, rangeInWords } from "#app/catalogue/facts/money.ts";
import { isWebAddress } from "#app/catalogue/facts/web-address.ts";
import { durationInWords } from "#app/catalogue/kinds/duration-words.ts";
import { coveredNames } from "#app/catalogue/kinds/fact-words.ts";
import { documentName } from "#app/catalogue/names/document-words.ts";
import { locationInWords } from "#app/catalogue/names/location-words.ts";
import { schoolTypeName } from "#app/catalogue/names/school-words.ts";
import { placeName } from "#app/catalogue/names/words.ts";
import type { College } from "#app/discover/details/college/college-facts.ts";
import type { Internship } from "#app/discover/details/internship/internship-facts.ts";
import type { Scholarship } from "#app/discover/details/scholarship/scholarship-facts.ts";
import { collegeWords } from "#app/discover/details/words.ts";
import { listNames } from "#app/shared/languages/formats.ts";
import { coveredCosts } from "#database/schema/lists.ts";
import { parentWords as says } from "./words.ts";

export type ParentsRecord =
  | { kind: "scholarship"; record: Scholarship }
  | { kind: "college"; record: College }
  | { kind: "internship"; record: Internship };

interface ForParents {
  title: string;
  is: string[];
  costs: string[];
  requirements: string[];
  safe: string[];
  /** Where the facts were read. */
  sources: string[];
  officialUrl: string | null;
}

/** An opportunity explained for those who pay for it. Unknowns are stated as such. */
export function forParents(about: ParentsRecord, today: string): ForParents {
  const { record } = about;
  const site = "websiteUrl" in record ? record.websiteUrl : record.applicationUrl;
  const officialUrl = isWebAddress(site) ? site : null;
  return {
    title: "name" in record ? record.name : record.title,
    is: whatItIs(about),
    costs: [...feeOf(record), ...costsOf(about)],
    requirements: [...askedOf(about), says.closes(closingLine(cycleOf(record), today)), says.sign],
    safe: [...when(!officialUrl, says.officialUnknown), ...offeredBy(about), ...rules()],
    sources: sourcesOf(record, today),
    officialUrl,
  };
}

const when = (isSo: unknown, line: string): string[] => (isSo ? [line] : []);
const part = (write: (text: string) => string, text: string | null) => (text ? write(text) : "");

const whereIs = (place: string) => when(place, says.where(place));

function whatItIs({ kind, record }: ParentsRecord): string[] {
  if (kind === "college") {
    const type = part((text) => ` (${schoolTypeName(text)})`, record.schoolType);
    return [
      says.college(type),
      ...whereIs(locationInWords(record.location) || placeName(record.country)),
      ...when(record.accreditedBy, says.accredited(record.accreditedBy ?? "")),
    ];
  }
  if (kind === "internship") {
    return [
      says.internship(part(says.at, record.company)),
      ...whereIs(locationInWords(record.location)),
      ...when(record.duration, says.lasts(durationInWords(record.duration ?? ""))),
    ];
  }
  return [
    says.scholarship(part(says.by, record.provider)),
    ...whereIs(listNames(entriesOf(record.country).map(placeName))),
    ...when(record.isLoan, says.loan),
    ...when(record.amount, says.worth(record.amount ?? "")),
  ];
}

function feeOf({ applicationFee, applicationFeeCurrency }: ParentsRecord["record"]): string[] {
  if (applicationFee === null) return [says.feeUnknown];
  if (applicationFee === 0) return [says.free];
  return [
    says.fee(moneyInWords({ value: applicationFee, currency: applicationFeeCurrency ?? "", per: null })),
  ];
}

function costsOf({ kind, record }: ParentsRecord): string[] {
  if (kind === "college") {
    const fees = record.fees.flatMap(({ who, min, max, currency, per, year }) =>
      min === null && max === null
        ? []
        : [
            says.fees(
              collegeWords.payers[who],
              rangeInWords(min, max, { currency, per }),
              year ?? says.noYear,
            ),
          ],
    );
    if (fees.length > 0) return fees;
    return record.tuitionRange ? [says.tuition(record.tuitionRange)] : [says.feesUnknown];
  }
  const tests = when(record.tests?.length, says.tests(listNames(record.tests ?? [])));
  if (kind === "internship") return [payOf(record), ...tests];
  if (!record.covers?.length) return [says.coversUnknown, ...tests];
  const names = (costs: readonly (typeof coveredCosts)[number][]) =>
    listNames(costs.map((cost) => coveredNames[cost]));
  const rest = usualCosts.filter((cost) => !record.covers?.includes(cost));
  return [says.covers(names(record.covers)), ...when(rest.length, says.rest(names(rest))), ...tests];
}

/** Usual costs of studying. */
const usualCosts = coveredCosts.filter((cost) =>
  ["tuition", "stipend", "travel", "accommodation", "books"].includes(cost),
);

function payOf({ isPaid, salaryRange }: Internship): string {
  if (isPaid === false) return says.unpaid;
  if (salaryRange) return says.pay(salaryRange);
  return isPaid ? says.paid : says.paidUnknown;
}

function askedOf({ kind, record }: ParentsRecord): string[] {
  if (kind === "college") return [says.documentsUnknown];
  return [
    record.documents?.length
      ? says.documents(listNames(record.documents.map(documentName)))
      : says.documentsUnknown,
    ...when(record.referees, says.referees(record.referees ?? 0)),
    ...when(record.hasInterview, says.interview),
  ];
}

const asSentence = (line: string) => (/[.።]$/.test(line) ? line : says.read(line));

const rules = () => [says.promise, says.never, says.feeWarning];

function offeredBy({ kind, record }: ParentsRecord): string[] {
  const by = kind === "scholarship" ? record.provider : kind === "internship" ? record.company : null;
  return when(by, says.offeredBy(by ?? ""));
}

function sourcesOf({ evidence, certainty }: ParentsRecord["record"], today: string): string[] {
  const read = evidence.length > 0 ? sourceLines(evidence, today).map(asSentence) : [says.nothingRead];
  const doubt = certaintyInWords(certainty);
  return [...read, ...when(doubt, doubt ?? "")];
}
