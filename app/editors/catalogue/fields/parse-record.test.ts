import { describe, expect, test } from "vitest";
import { parseDay } from "./parse-day.ts";
import { parseRecord } from "./parse-record.server.ts";
import { recordTypeList, recordTypes } from "./record-types.ts";

const read = (texts: Record<string, string>) =>
  parseRecord(recordTypes.scholarships, { title: "A", ...texts });

describe("a day", () => {
  test.each([
    ["2026-12-15", "2026-12-15"],
    ["2026-12-15T00:00:00.000Z", "2026-12-15"],
    ["15 December 2026", "2026-12-15"],
    ["15th Dec 2026", "2026-12-15"],
    ["1-Jan-2027", "2027-01-01"],
    ["December 15, 2026", "2026-12-15"],
    ["Sept. 3rd, 2026", "2026-09-03"],
    ["31/12/2026", "2026-12-31"],
    ["12/31/2026", "2026-12-31"],
    ["05.05.2026", "2026-05-05"],
    ["03/04/2026", undefined],
    ["2026-02-30", undefined],
    ["30 February 2026", undefined],
    ["15 Foo 2026", undefined],
    ["rolling", undefined],
    ["1066-10-14", undefined],
    ["", undefined],
  ])("written %j is %s", (text, day) => {
    expect(parseDay(text)).toBe(day);
  });
});

describe("a record", () => {
  test("is parsed with every field, and a missing value is empty", () => {
    expect(
      read({ title: "  Chevening\r\n2027 ", description: "One\r\ntwo \u0007", amount: "" }),
    ).toMatchObject({
      ok: true,
      values: {
        title: "Chevening 2027",
        description: "One\ntwo",
        amount: null,
        country: "",
        field_of_study: "",
        education_level: "",
        deadline: null,
        usual_closes: null,
        is_rolling: false,
        women_only: null,
        citizens: null,
        grades: [],
        eligibility: "",
        gpa_requirement: "none",
        application_url: "",
        source_url: null,
        source_name: null,
      },
    });
  });

  test('distinguishes a known "no" from an unknown fact', () => {
    expect(
      read({
        usual_opens: "aug 15",
        usual_closes: "10",
        amount_value: "1,200.50",
        amount_currency: "kes",
        covers: "Tuition; living costs",
        women_only: "no",
        grades: "KCSE | C+ | mean grade\n\nCGPA5|3.5",
        citizens: "Kenya\nCôte d'Ivoire, the",
      }),
    ).toMatchObject({
      ok: true,
      values: {
        usual_opens: "08-15",
        usual_closes: "10",
        amount_value: 1200.5,
        amount_currency: "KES",
        covers: ["tuition", "stipend"],
        women_only: false,
        groups_only: null,
        grades: [
          { system: "KCSE", min: "C+", note: "mean grade" },
          { system: "CGPA5", min: "3.5" },
        ],
        citizens: ["Kenya", "Côte d'Ivoire, the"],
      },
    });
  });

  test.each([
    [{ title: " " }, { title: "Enter something for “Title”." }],
    [{ title: "x".repeat(201) }, { title: "“Title” is too long: use at most 200 characters." }],
    [
      { application_url: "javascript:alert(1)" },
      { application_url: "“Application URL” must be a full link starting with https:// or http://." },
    ],
    [
      { gpa_requirement: "5.0" },
      { gpa_requirement: "“GPA Requirement” must be one of: none, below_3_0, 3_0_to_3_5, above_3_5." },
    ],
    [
      { usual_closes: "Octember" },
      { usual_closes: "“Usually closes” must be a month or a day in it, like August or 15 August." },
    ],
    [{ amount_value: "100" }, { amount_currency: "Choose a currency." }],
    [{ amount_value: "a lot" }, { amount_value: "“Amount in figures” must be a number from 0." }],
    [
      { amount_currency: "shillings" },
      { amount_currency: "“Currency” must be three letters, like KES or USD." },
    ],
    [{ age_min: "30", age_max: "20" }, { age_max: "The oldest age must be above the youngest." }],
    [{ women_only: "perhaps" }, { women_only: "“Women only” must be one of: yes, no." }],
    [{ grades: "KCSE" }, { grades: "“Grades needed”, line 1: “lowest” is missing." }],
    [{ grades: "KCSE | C+\nGCE | A" }, { grades: "“Grades needed”, line 2: we couldn't read “system”." }],
    [
      { evidence: "cycle | official | not an address" },
      { evidence: "“Evidence”, line 1: we couldn't read “address”." },
    ],
  ])("with %j is refused", (texts, problems) => {
    expect(read(texts)).toMatchObject({ ok: false, problems });
  });

  test("accepts choices in any letter case, and lists by line, comma or semicolon, without duplicates", () => {
    expect(read({ gpa_requirement: "Above 3-5" })).toMatchObject({
      values: { gpa_requirement: "above_3_5" },
    });
    for (const [typed, meant] of [
      ["No minimum", "none"],
      ["below 3.0", "below_3_0"],
      ["3.0 to 3.5", "3_0_to_3_5"],
      ["Above 3.5", "above_3_5"],
    ] as const) {
      expect(read({ gpa_requirement: typed })).toMatchObject({ values: { gpa_requirement: meant } });
    }
    expect(
      parseRecord(recordTypes.colleges, { name: "A", programs: "Law, Arts;Law\n Music " }),
    ).toMatchObject({
      values: { programs: ["Law", "Arts", "Music"] },
    });
  });
});

describe("the record types", () => {
  test("list fields by the names of columns, each once", () => {
    for (const {
      fields,
      titleColumn,
      summaryColumns,
      providerColumn,
      urlColumn,
      lastDayColumn,
    } of recordTypeList) {
      const names = fields.map(({ name }) => name);
      expect(new Set(names).size).toBe(names.length);
      for (const name of [titleColumn, ...summaryColumns, providerColumn, urlColumn, lastDayColumn])
        if (name) expect(names).toContain(name);
    }
  });
});
