import {
  coveredNames,
  finishedNames,
  levelNames,
  periodNames,
  sourceNames,
  workKindNames,
} from "#app/catalogue/kinds/fact-words.ts";
import { capitalize } from "#app/shared/text/capitalize.ts";
import {
  certainties,
  coveredCosts,
  fieldsOfInterest,
  finishedLevels,
  gradeSystems,
  moneyPeriods,
  sourceKinds,
  studyLevels,
  workKinds,
} from "#database/schema/lists.ts";
import {
  address,
  type CatalogueField,
  choice,
  choices,
  date,
  line,
  list,
  number,
  rows,
  text,
  tick,
  usualDay,
  yesNo,
} from "./catalogue-field.ts";

/**
 * Facts beyond the specification's fields, in the groups in which they are checked and dated. Empty means
 * unknown.
 */
const inGroup = (group: string, fields: CatalogueField[]): CatalogueField[] =>
  fields.map((field) => ({ ...field, group }));

const currency = {
  empty: null,
  maxLength: 20,
  pattern: "currency",
  hint: "Three letters: KES, NGN, USD.",
} as const;
const several = { empty: null, hasCommas: true, hint: "One on each line." } as const;

const nameFields = inGroup("Names", [
  list("aliases", "Also called", {
    hasCommas: true,
    hint: "Names and short forms that people use: KMTC, JKUAT. One on each line.",
  }),
]);

const cycleFields = inGroup("Dates", [
  date("opens_on", "Opens on", { hint: "Only a day that was announced." }),
  usualDay("usual_opens", "Usually opens"),
  usualDay("usual_closes", "Usually closes"),
  date("results_on", "Results on"),
  usualDay("usual_results", "Results usually come"),
  tick("is_rolling", "Open all year round"),
]);

const amountFields = (what: string) => [
  number("amount_value", `${what} in figures`, { hint: "The figure alone: 120000." }),
  line("amount_currency", "Currency", currency),
  choice("amount_per", "Paid per", moneyPeriods, { names: periodNames }),
];

/** Each is a separate choice, not part of a list. */
const coveredChoices = Object.fromEntries(coveredCosts.map((cost) => [cost, capitalize(coveredNames[cost])]));

const fundingFields = inGroup("Money", [
  ...amountFields("Amount"),
  choices("covers", "What it covers", coveredCosts, { names: coveredChoices }),
  tick("is_loan", "A loan that is paid back"),
]);

const payFields = inGroup("Money", [yesNo("is_paid", "Paid"), ...amountFields("Pay")]);

const grades = rows(
  "grades",
  "Grades needed",
  [
    { name: "system", label: "system", choices: gradeSystems, required: true },
    { name: "min", label: "lowest", required: true },
    { name: "note", label: "note" },
    { name: "level", label: "level", choices: studyLevels },
  ],
  { example: "KCSE | C+ | and B in Mathematics | undergraduate" },
);

const alsoAsked = list("also_asked", "Also asked", {
  ...several,
  hint: "What no other field can hold, in words for students. One sentence on each line.",
});

const eligibilityFields = inGroup("Who may apply", [
  list("citizens", "Citizens of", {
    ...several,
    hint: "Countries, or Africa, Sub-Saharan Africa, Commonwealth, Any.",
  }),
  list("citizens_excluded", "Not for citizens of", several),
  list("residents", "Living in", several),
  line("region", "Only from this region", { empty: null }),
  choice("finished", "Must have finished", finishedLevels, { names: finishedNames }),
  yesNo("women_only", "Women only"),
  list("groups", "Groups that are welcome", {
    ...several,
    hint: "refugee, disability, low_income, orphan, rural …",
  }),
  yesNo("groups_only", "Only these groups"),
  number("age_min", "Youngest age", { isWhole: true, min: 5, max: 99 }),
  number("age_max", "Oldest age", { isWhole: true, min: 5, max: 99 }),
  number("age_max_lowest", "Oldest age where it is lowest", {
    isWhole: true,
    min: 5,
    max: 99,
    hint: "Only where the limit depends on the level or the person.",
  }),
  date("age_on", "Day on which the age counts"),
  rows(
    "age_limits",
    "Ages by level",
    [
      { name: "level", label: "level", choices: studyLevels, required: true },
      { name: "min", label: "youngest", is: "number" },
      { name: "max", label: "oldest", is: "number" },
    ],
    { example: "doctorate | | 40" },
  ),
  yesNo("must_be_enrolled", "Must still be a student"),
  number("finished_within", "Or finished within so many years", { isWhole: true, max: 60 }),
  number("study_year_min", "From which year of study", { isWhole: true, min: 1, max: 9 }),
  number("study_year_max", "To which year of study", { isWhole: true, min: 1, max: 9 }),
  number("work_years", "Years of work", { isWhole: true, max: 60 }),
  grades,
  list("tests", "Tests", { ...several, hint: "IELTS 6.5, SAT … One on each line." }),
  text("tests_waived", "How tests are waived", { empty: null }),
  list("enrolled_at", "Must study or be admitted at", several),
  alsoAsked,
]);

const fee = [
  number("application_fee", "Fee to apply", { hint: "0 where it is free." }),
  line("application_fee_currency", "Currency of the fee", currency),
];

const applyingFields = inGroup("How to apply", [
  address("call_url", "Page with the form or the call", { empty: null }),
  ...fee,
  yesNo("is_online", "Done online"),
  list("documents", "Documents", several),
  number("referees", "Referees", { isWhole: true, max: 20 }),
  yesNo("has_essay", "Essays"),
  yesNo("has_interview", "Interview"),
  line("apply_through", "How to apply through", { empty: null, hint: "School, embassy, KUCCPS …" }),
]);

const evidenceFields = [
  ...inGroup("Where we read it", [
    rows(
      "evidence",
      "Evidence",
      [
        { name: "facts", label: "facts", required: true },
        { name: "source", label: "source", choices: sourceKinds, names: sourceNames, required: true },
        { name: "url", label: "address", is: "address" },
        { name: "dated", label: "date of the page", is: "date" },
        { name: "checkedOn", label: "checked on", is: "date" },
        { name: "checkedBy", label: "checked by" },
      ],
      {
        example:
          "deadline, amount | official | https://example.org/call | 2026-03-10 | 2026-11-15 | Edna Editor",
      },
    ),
    choice("certainty", "How certain we are", certainties),
    text("notes", "Tips and common mistakes"),
  ]),
  ...inGroup("How to apply", [number("places_per_year", "Places a year", { isWhole: true })]),
];

export const scholarshipFacts = [
  line("provider", "Provider", { empty: null, group: "Names" }),
  ...nameFields,
  ...cycleFields,
  ...fundingFields,
  ...eligibilityFields,
  ...applyingFields,
  ...evidenceFields,
];

export const internshipFacts = [
  ...nameFields,
  ...inGroup("Work", [
    text("eligibility", "Eligibility"),
    choice("work_kind", "Other kind of work", workKinds, { names: workKindNames }),
    list("countries", "Countries of work", several),
    yesNo("is_remote", "Remote"),
    choices("study_levels", "Studies under way or finished", studyLevels, { names: levelNames }),
  ]),
  ...cycleFields,
  ...payFields,
  ...eligibilityFields,
  ...applyingFields,
  ...evidenceFields,
];

export const collegeFacts = [
  ...nameFields,
  ...inGroup("Place and courses", [
    line("region", "County, state or region", { empty: null }),
    number("latitude", "Latitude", { min: -90, max: 90 }),
    number("longitude", "Longitude", { min: -180, max: 180 }),
    choices("study_levels", "Levels", studyLevels, { names: levelNames }),
    line("admission", "Admission", { empty: null, hint: "KUCCPS, JAMB, direct …" }),
    rows(
      "entry",
      "Entry grades",
      [
        { name: "level", label: "level", choices: studyLevels },
        { name: "system", label: "system", choices: gradeSystems, required: true },
        { name: "min", label: "lowest", required: true },
        { name: "note", label: "note" },
      ],
      { example: "undergraduate | KCSE | C+ | and C+ in Biology" },
    ),
    alsoAsked,
    rows(
      "programmes",
      "Programmes",
      [
        { name: "name", label: "name", required: true },
        { name: "level", label: "level", choices: studyLevels, required: true },
        { name: "field", label: "field", choices: fieldsOfInterest, required: true },
        { name: "years", label: "years", is: "number" },
        { name: "entry", label: "entry" },
        { name: "cutoff", label: "last cut-off", is: "number" },
        { name: "cutoffYear", label: "its year", is: "number" },
        { name: "cutoffNote", label: "its note" },
        { name: "fee", label: "fee", is: "number" },
        { name: "foreignFee", label: "fee for foreigners", is: "number" },
        { name: "currency", label: "currency", is: "currency" },
        { name: "per", label: "per", choices: moneyPeriods },
        { name: "requires", label: "ways in", is: "requirements" },
        { name: "campus", label: "campus" },
        { name: "source", label: "source", is: "address" },
      ],
      {
        example:
          "Nursing | undergraduate | Nursing | 4 | KCSE C+ | 38.5 | 2025 | points | 120000 | 180000 | KES | year | KCSE C+: Biology C+, Mathematics or Physics C+; OTHER KRN diploma (with two years of work) | Town | https://example.org/nursing",
      },
    ),
    list("aid", "Bursaries there", several),
    yesNo("has_accommodation", "Rooms for students"),
    line("accredited_by", "Accredited by", { empty: null }),
  ]),
  ...inGroup("Money", [
    rows(
      "fees",
      "Fees",
      [
        { name: "who", label: "home or foreign", choices: ["home", "foreign"], required: true },
        { name: "min", label: "from", is: "number" },
        { name: "max", label: "to", is: "number" },
        { name: "currency", label: "currency", is: "currency", required: true },
        { name: "per", label: "per", choices: moneyPeriods, required: true },
        { name: "year", label: "year" },
        { name: "note", label: "note" },
      ],
      { example: "home | 60000 | 120000 | KES | year | 2025/2026 | without housing" },
    ),
    ...fee,
  ]),
  ...inGroup("Dates", [
    list("intakes", "Months in which courses begin", {
      empty: null,
      hint: "As numbers: 1, 5, 9.",
      entryType: "month",
    }),
    date("application_deadline", "Applications close on"),
  ]),
  ...cycleFields,
  ...inGroup("How to apply", [address("call_url", "Page with the form or the call", { empty: null })]),
  ...evidenceFields,
];
