import { levelNames } from "#app/catalogue/kinds/fact-words.ts";
import { gpaNames, jobTypeNames } from "#app/catalogue/kinds/words.ts";
import { imageWords } from "#app/shared/images/words.ts";
import { catalogueKinds, gpaRequirements, jobTypes, studyLevels } from "#database/schema/lists.ts";
import {
  address,
  type CatalogueKind,
  choice,
  date,
  line,
  list,
  type RecordType,
  text,
  tick,
} from "./catalogue-field.ts";
import { countryNames } from "./country-names.ts";
import { collegeFacts, internshipFacts, scholarshipFacts } from "./fact-fields.ts";

const source = [
  address("source_url", "Source address", { empty: null, hint: "Where this was found." }),
  line("source_name", "Source", { empty: null }),
];

/** Every kind of record that editors manage, with its fields. */
export const recordTypes: Record<CatalogueKind, RecordType> = {
  scholarships: {
    kind: "scholarships",
    slug: "scholarships",
    singular: "scholarship",
    plural: "Scholarships",
    titleColumn: "title",
    summaryColumns: ["country", "deadline"],
    urlColumn: "application_url",
    lastDayColumn: "deadline",
    publicPath: "/scholarship/",
    canImport: true,
    fields: [
      line("title", "Title", { required: true }),
      text("description", "Description"),
      line("amount", "Amount", {
        empty: null,
        hint: "As the provider writes it: “Full tuition and living costs”.",
      }),
      line("country", "Country", { pick: countryNames, isSeveral: true }),
      line("field_of_study", "Field of Study", {
        hint: "Several with commas between them, or “All fields”.",
      }),
      line("education_level", "Education Level", {
        pick: studyLevels,
        names: levelNames,
        isSeveral: true,
      }),
      date("deadline", "Deadline", { hint: "Leave empty where there is none." }),
      text("eligibility", "Eligibility"),
      choice("gpa_requirement", "GPA Requirement", gpaRequirements, { required: true, names: gpaNames }),
      address("application_url", "Application URL", { alsoCalled: ["Link", "URL", "Apply"] }),
      ...source,
      ...scholarshipFacts,
    ],
  },
  colleges: {
    kind: "colleges",
    slug: "colleges",
    singular: "college",
    plural: "Colleges",
    titleColumn: "name",
    summaryColumns: ["location", "country"],
    providerColumn: "country",
    urlColumn: "website_url",
    publicPath: "/college/",
    canImport: true,
    fields: [
      line("name", "Name", { required: true, alsoCalled: ["Title"] }),
      text("description", "Description"),
      line("location", "Location"),
      line("country", "Country", { pick: countryNames, isSeveral: true }),
      line("school_type", "School Type"),
      line("tuition_range", "Tuition Range", { empty: null }),
      line("acceptance_rate", "Acceptance Rate", { empty: null }),
      list("programs", "Programs", { hint: "One on each line." }),
      address("website_url", "Website URL", { alsoCalled: ["Website", "Link", "URL"] }),
      address("image_url", "Image URL", { empty: null, hint: imageWords.hint }),
      address("logo_url", "Logo URL", { empty: null, hint: imageWords.hint }),
      ...source,
      ...collegeFacts,
    ],
  },
  internships: {
    kind: "internships",
    slug: "internships",
    singular: "internship",
    plural: "Internships",
    titleColumn: "title",
    summaryColumns: ["company", "application_deadline"],
    providerColumn: "company",
    urlColumn: "application_url",
    lastDayColumn: "application_deadline",
    publicPath: "/internship/",
    canImport: true,
    fields: [
      line("title", "Title", { required: true }),
      line("company", "Company"),
      text("description", "Description"),
      line("location", "Location"),
      line("field", "Field"),
      line("duration", "Duration", { empty: null }),
      choice("job_type", "Job Type", jobTypes, {
        names: jobTypeNames,
        hint: "Nothing chosen means internship.",
      }),
      line("salary_range", "Salary Range", { empty: null }),
      date("application_deadline", "Application Deadline", { alsoCalled: ["Deadline"] }),
      address("application_url", "Application URL", { alsoCalled: ["Link", "URL", "Apply"] }),
      ...source,
      ...internshipFacts,
    ],
  },
  events: {
    kind: "events",
    slug: "events",
    singular: "event",
    plural: "Events",
    titleColumn: "title",
    summaryColumns: ["event_date", "location"],
    providerColumn: "organizer",
    urlColumn: "event_url",
    lastDayColumn: "event_date",
    canImport: true,
    fields: [
      line("title", "Title", { required: true }),
      text("description", "Description"),
      date("event_date", "Date", { required: true, alsoCalled: ["Event Date"] }),
      line("event_time", "Time", {
        alsoCalled: ["Event Time"],
        hint: 'Where no day is announced: "Usually in October". The date is then shown to nobody, and says how long it is listed.',
      }),
      line("location", "Location"),
      line("organizer", "Organizer"),
      address("event_url", "Event URL", { alsoCalled: ["Link", "URL"] }),
    ],
  },
  test_prep: {
    kind: "test_prep",
    slug: "test-prep",
    singular: "test prep resource",
    plural: "Test prep",
    titleColumn: "title",
    summaryColumns: ["test_type"],
    providerColumn: "test_type",
    urlColumn: "resource_url",
    canImport: true,
    fields: [
      line("title", "Title", { required: true }),
      line("test_type", "Test Type", { required: true, hint: "SAT, IELTS, GRE …" }),
      text("description", "Description"),
      address("resource_url", "Resource URL", { required: true, alsoCalled: ["Link", "URL"] }),
    ],
  },
  student_spotlights: {
    kind: "student_spotlights",
    slug: "student-spotlights",
    singular: "student spotlight",
    plural: "Student spotlights",
    titleColumn: "name",
    summaryColumns: ["country", "is_featured"],
    canImport: false,
    fields: [
      line("name", "Name", { required: true }),
      line("country", "Country", { required: true, pick: countryNames }),
      text("story", "Story", { required: true }),
      line("program", "Program"),
      line("university", "University"),
      address("image_url", "Image URL", { empty: null, hint: imageWords.hint }),
      tick("is_featured", "Show on the home page"),
    ],
  },
  school_spotlights: {
    kind: "school_spotlights",
    slug: "school-spotlights",
    singular: "school spotlight",
    plural: "School spotlights",
    titleColumn: "spotlight_text",
    summaryColumns: ["is_featured"],
    canImport: false,
    fields: [
      {
        name: "school_id",
        label: "College",
        input: "college",
        required: true,
        maxLength: 400,
        hint: "Its name in the catalogue, or the link to its page.",
      },
      text("spotlight_text", "Text", { required: true }),
      tick("is_featured", "Show on the home page"),
    ],
  },
};

export const recordTypeList: RecordType[] = catalogueKinds.map((kind) => recordTypes[kind]);

export const findRecordType = (slug: string | undefined): RecordType | null =>
  recordTypeList.find((recordType) => recordType.slug === slug) ?? null;

export const findField = (recordType: RecordType, name: string) =>
  recordType.fields.find((field) => field.name === name);
