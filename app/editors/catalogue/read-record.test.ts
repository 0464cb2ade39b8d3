import { describe, expect, test } from "vitest";
import { nounList, nouns } from "./nouns.ts";
import { readDay } from "./read-day.ts";
import { readRecord } from "./read-record.server.ts";

const read = (texts: Record<string, string>) => readRecord(nouns.scholarships, { title: "A", ...texts });

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
    expect(readDay(text)).toBe(day);
  });
});

describe("a record", () => {
  test("is read with every field, and what is not said is empty", () => {
    expect(read({ title: "  Chevening\r\n2027 ", description: "One\r\ntwo \u0007", amount: "" })).toEqual({
      ok: true,
      values: {
        title: "Chevening 2027",
        description: "One\ntwo",
        amount: null,
        country: "",
        field_of_study: "",
        education_level: "",
        deadline: null,
        deadline_expected: false,
        eligibility: "",
        gpa_requirement: "none",
        application_url: "",
        source_url: null,
        source_name: null,
      },
    });
  });

  test.each([
    [{ title: " " }, { title: "Enter something for “Title”." }],
    [{ title: "x".repeat(201) }, { title: "“Title” is too long: use at most 200 characters." }],
    [
      { application_url: "javascript:alert(1)" },
      { application_url: "“Application URL” must be a full address that begins with https:// or http://." },
    ],
    [
      { gpa_requirement: "5.0" },
      { gpa_requirement: "“GPA Requirement” must be one of: none, below_3_0, 3_0_to_3_5, above_3_5." },
    ],
    [
      { deadline_expected: "yes" },
      { deadline: "Enter the usual deadline, or untick that it is the usual one." },
    ],
  ])("with %j is refused", (texts, problems) => {
    expect(read(texts)).toMatchObject({ ok: false, problems });
  });

  test("has choices in any writing, and lists by line, comma or semicolon, none twice", () => {
    expect(read({ gpa_requirement: "Above 3-5" })).toMatchObject({
      values: { gpa_requirement: "above_3_5" },
    });
    for (const [said, meant] of [
      ["No minimum", "none"],
      ["below 3.0", "below_3_0"],
      ["3.0 to 3.5", "3_0_to_3_5"],
      ["Above 3.5", "above_3_5"],
    ] as const) {
      expect(read({ gpa_requirement: said })).toMatchObject({ values: { gpa_requirement: meant } });
    }
    expect(readRecord(nouns.colleges, { name: "A", programs: "Law, Arts;Law\n Music " })).toMatchObject({
      values: { programs: ["Law", "Arts", "Music"] },
    });
  });
});

describe("the nouns", () => {
  test("list fields by the names of columns, each once", () => {
    for (const { fields, title, beside, provider, address, lastDay } of nounList) {
      const names = fields.map(({ name }) => name);
      expect(new Set(names).size).toBe(names.length);
      for (const name of [title, ...beside, provider, address, lastDay])
        if (name) expect(names).toContain(name);
    }
  });
});
