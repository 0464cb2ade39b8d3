import type { CollegeRecord, InternshipRecord, ScholarshipRecord } from "./listing-record.ts";
import { collegeTags, internshipTags, scholarshipTags } from "./listing-tags.ts";
import { plainName, searchable } from "./searchable.ts";

/** The texts and tags by which a listing is found, prepared once when it is read. Texts are normalised by `searchable`. */
export interface SearchFields {
  /** As the page shows it. */
  title: string;
  /** Its title and aliases, each normalised by `plainName`. */
  names: string[];
  /** All names in one text, for internships also the company's. */
  name: string;
  text: string;
  /** The jobs page searches less text than the browse page. Only for internships; otherwise empty. */
  jobText: string;
  /** The names of a college's programmes, each between bars. */
  programmes: string;
  tags: string[];
}

type FieldText = string | null | readonly string[];

const textOf = (...texts: FieldText[]): string =>
  searchable(texts.map((text) => (typeof text === "string" ? text : (text ?? []).join(" "))).join(" "));

const namesOf = (title: string, aliases: readonly string[]) => ({
  title,
  names: [title, ...aliases].map(plainName),
  name: plainName([title, ...aliases].join(" ")),
});

export const scholarshipFields = (record: ScholarshipRecord): SearchFields => ({
  ...namesOf(record.title, record.aliases),
  text: textOf(
    ...[record.title, record.description, record.fieldOfStudy, record.aliases, record.provider],
    ...[record.country, record.region, record.eligibility, record.amount, record.citizens, record.tests],
    ...[record.documents, record.enrolledAt, record.applyThrough],
  ),
  jobText: "",
  programmes: "",
  tags: scholarshipTags(record),
});

export const collegeFields = (record: CollegeRecord): SearchFields => {
  const programmes = record.programmes.map(({ name }) => name);
  return {
    ...namesOf(record.name, record.aliases),
    text: textOf(
      ...[record.name, record.description, record.location, record.aliases, programmes, record.programs],
      ...[
        record.country,
        record.region,
        record.schoolType,
        record.admission,
        record.aid,
        record.accreditedBy,
      ],
    ),
    jobText: "",
    programmes: programmes.map(plainName).join(" | "),
    tags: collegeTags(record),
  };
};

export const internshipFields = (record: InternshipRecord): SearchFields => ({
  ...namesOf(record.title, record.aliases),
  name: plainName([record.title, record.company, ...record.aliases].join(" ")),
  text: textOf(
    ...[record.title, record.company, record.description, record.aliases, record.location, record.field],
    ...[record.eligibility, record.salaryRange, record.duration, record.workKind, record.countries],
    record.region,
  ),
  jobText: textOf(record.title, record.company, record.field, record.aliases),
  programmes: "",
  tags: internshipTags(record),
});
