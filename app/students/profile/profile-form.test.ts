import { describe, expect, test } from "vitest";
import { parseProfile, profileForm } from "./profile-form.server.ts";
import { changeForm } from "./student/change-form.server.ts";
import { studentColumns } from "./student/student-columns.ts";

const today = "2026-11-16";
const least = { fullName: "Amina Yusuf", email: "amina@example.com", country: "Nigeria" };

function read(more: Record<string, string | string[]> = {}) {
  const form = new FormData();
  for (const [name, value] of Object.entries({ ...least, ...more })) {
    for (const text of [value].flat()) form.append(name, text);
  }
  return parseProfile(form, today);
}

describe("a profile", () => {
  test("needs a full name, an email and a country, and nothing else", () => {
    const reading = read();
    expect(reading.ok && studentColumns(reading.value, null, today)).toEqual({
      role: "student",
      fullName: "Amina Yusuf",
      email: "amina@example.com",
      phone: null,
      country: "Nigeria",
      ageBand: null,
      currentEducationLevel: null,
      graduationYear: null,
      gpa: null,
      fieldsOfInterest: [],
      targetCountries: [],
      budgetRange: null,
      degreeType: null,
      newsletterSubscribed: false,
      emailNotifications: false,
      finished: null,
      citizenships: [],
      residence: null,
      region: null,
      sex: null,
      bornOn: null,
      statedAge: null,
      statedAgeOn: null,
      results: [],
      wantedLevels: [],
      fieldWords: null,
      otherCountries: [],
      budgetValue: null,
      budgetCurrency: null,
      workYears: null,
      institution: null,
      yearOfStudy: null,
      schoolClass: null,
      finishedIn: null,
      origin: null,
      tests: null,
    });
  });

  test.each([
    ["graduation in 2024", { graduationYear: "2024" }],
    ["graduation in 2035", { graduationYear: "2035" }],
    ["studies that ended in 2016", { finishedIn: "2016" }],
    ["a home anywhere in Africa", { country: "Rwanda" }],
    ["a class of a school", { schoolClass: "Form 4", institution: "Alliance High School" }],
    ["a GPA of 0", { gpa: "0" }],
    ["a GPA of 4", { gpa: "4" }],
    ["a GPA of 3.25", { gpa: "3.25" }],
    ["a parent", { role: "parent" }],
    ["a name of 120 characters", { fullName: "a".repeat(120) }],
    ["a name in Amharic", { fullName: "ሰላም ተስፋዬ" }],
    ["a phone number", { phone: "+251 91 123 4567" }],
    ["two fields", { fieldsOfInterest: ["Law", "Social Work"] }],
    ["South Africa as a target", { targetCountries: ["South Africa"] }],
    ["a budget of 20000+", { budgetRange: "20000+" }],
    ["a doctorate", { degreeType: "doctorate" }],
    ["vocational school", { currentEducationLevel: "vocational" }],
    ["two citizenships", { citizenships: ["Kenya", "Somalia"] }],
    ["a home elsewhere", { residence: "Germany", region: "Bavaria" }],
    ["a date of birth", { bornOn: "2004-02-29" }],
    ["what was finished", { finished: "secondary" }],
    ["two levels wanted", { wantedLevels: ["vocational", "undergraduate"] }],
    ["Japan beside Türkiye", { targetCountries: ["Japan"], otherCountries: ["Türkiye"] }],
    ["an IELTS of 6.5", { "score-IELTS": "6.5" }],
    ["no test at all", { testsTaken: ["none"] }],
  ])("takes %s", (_, more) => {
    expect(read(more)).toMatchObject({ ok: true });
  });

  test.each([
    ["graduation in 2023", "graduationYear", { graduationYear: "2023" }],
    ["studies that ended in 1959", "finishedIn", { finishedIn: "1959" }],
    ["a tenth year of study", "yearOfStudy", { yearOfStudy: "10" }],
    ["graduation in 2036", "graduationYear", { graduationYear: "2036" }],
    ["graduation in the middle of a year", "graduationYear", { graduationYear: "2026.5" }],
    ["a GPA of -0.01", "gpa", { gpa: "-0.01" }],
    ["a GPA of 4.01", "gpa", { gpa: "4.01" }],
    ["a GPA with three decimals", "gpa", { gpa: "3.001" }],
    ["an unknown country", "country", { country: "Atlantis" }],
    ["no country", "country", { country: "" }],
    ["no name", "fullName", { fullName: "  " }],
    ["a 10,000-character name", "fullName", { fullName: "a".repeat(10_000) }],
    ["half an email", "email", { email: "amina@" }],
    ["a phone without digits", "phone", { phone: "call me" }],
    ["a field twice", "fieldsOfInterest", { fieldsOfInterest: ["Law", "Law"] }],
    ["a field off the list", "fieldsOfInterest", { fieldsOfInterest: ["Astrology"] }],
    ["a target country off the list", "targetCountries", { targetCountries: ["Atlantis"] }],
    ["the role of an admin", "role", { role: "admin" }],
    ["a level off the list", "currentEducationLevel", { currentEducationLevel: "doctorate" }],
    ["a degree off the list", "degreeType", { degreeType: "high_school" }],
    ["a budget off the list", "budgetRange", { budgetRange: "1-2" }],
    ["an age off the list", "ageBand", { ageBand: "12" }],
    ["a citizenship of Atlantis", "citizenships", { citizenships: ["Atlantis"] }],
    [
      "six citizenships",
      "citizenships",
      { citizenships: ["Kenya", "Ghana", "Mali", "Togo", "Chad", "Niger"] },
    ],
    ["the 30th of February", "bornOn", { bornOn: "2004-02-30" }],
    ["a birth in the future", "bornOn", { bornOn: "2999-01-01" }],
    ["a birthday against the age", "bornOn", { bornOn: "2010-01-01", ageBand: "18_to_24" }],
    ["an age of 4", "statedAge", { statedAge: "4" }],
    ["an IELTS of 10", "score-IELTS", { "score-IELTS": "10" }],
    ["half a year of work", "workYears", { workYears: "0.5" }],
    ["a budget below nothing", "budgetValue", { budgetValue: "-1" }],
    ["an unknown money", "budgetCurrency", { budgetCurrency: "XYZ" }],
  ])("refuses %s, at its field", (_, field, more) => {
    const reading = read(more);
    expect(!reading.ok && Object.keys(reading.problems)).toEqual([field]);
  });
});

describe("what is stored of a profile", () => {
  const stored = (
    more: Record<string, string | string[]>,
    before: Parameters<typeof studentColumns>[1] = null,
  ) => {
    const reading = read(more);
    if (!reading.ok) throw new Error(JSON.stringify(reading.problems));
    return studentColumns(reading.value, before, today);
  };

  test("a choice in a list counts without pressing Add", () => {
    expect(
      stored({ "add-fieldsOfInterest": "Law", fieldsOfInterest: ["Arts"], "add-citizenships": "Kenya" }),
    ).toMatchObject({ fieldsOfInterest: ["Arts", "Law"], citizenships: ["Kenya"] });
    expect(stored({ "add-targetCountries": "Atlantis" }).targetCountries).toEqual([]);
  });

  test("a date of birth takes priority over an age, and sets the age band if none was chosen", () => {
    expect(stored({ bornOn: "2010-11-17", statedAge: "20" })).toMatchObject({
      bornOn: "2010-11-17",
      statedAge: null,
      statedAgeOn: null,
      ageBand: "under_18",
    });
    expect(stored({ statedAge: "20" })).toMatchObject({
      statedAge: 20,
      statedAgeOn: today,
      ageBand: "18_to_24",
    });
  });

  test("a child's date of birth doesn't set the parent's age", () => {
    expect(stored({ role: "parent", bornOn: "2010-11-17" }).ageBand).toBeNull();
    expect(stored({ role: "parent", bornOn: "2010-11-17", ageBand: "25_and_over" }).ageBand).toBe(
      "25_and_over",
    );
  });

  test("an age that was not changed keeps its date", () => {
    const before = { statedAge: 19, statedAgeOn: "2025-10-01" };
    expect(stored({ statedAge: "20" }, before)).toMatchObject(before);
    expect(stored({ statedAge: "21" }, before)).toMatchObject({ statedAge: 21, statedAgeOn: today });
  });

  test("a budget is in the home country's currency by default", () => {
    expect(stored({ budgetValue: "200000" }).budgetCurrency).toBe("NGN");
    expect(stored({ budgetValue: "2000", budgetCurrency: "EUR" }).budgetCurrency).toBe("EUR");
    expect(stored({ budgetCurrency: "EUR" }).budgetCurrency).toBeNull();
  });

  test("a test score means that the test was taken", () => {
    expect(stored({ "score-IELTS": "6.5", testsTaken: ["SAT"] }).tests).toEqual([
      { test: "IELTS", score: 6.5 },
      { test: "SAT", score: null },
    ]);
    expect(stored({ testsTaken: ["none"] }).tests).toEqual([]);
  });

  const aDegree = {
    results: ["0"],
    "result-0-system": "ng5",
    "result-0-in-cgpa": "3,5",
    "result-0-year": "2024",
  };
  const anExam = { results: ["0"], "result-0-system": "kcse", "result-0-in-mean_grade": "C+ (PLUS)" };

  test("results are stored as they were typed, with the GPA of a degree", () => {
    expect(stored(aDegree)).toMatchObject({
      results: [{ system: "ng5", entries: { cgpa: "3.5" }, subjects: {}, year: 2024, isFinal: true }],
      gpa: 3,
    });
    expect(stored({ ...aDegree, gpa: "2.5" }).gpa).toBe(2.5);
  });

  test("no GPA is set from a school exam by itself", () => {
    expect(stored(anExam)).toMatchObject({ results: [{ entries: { mean_grade: "C+" } }], gpa: null });
  });
});

describe("results", () => {
  const twice = {
    "result-3-subject-0": "Physics",
    "result-3-grade-0": "A",
    "result-3-subject-1": "Physics",
    "result-3-grade-1": "B",
  };
  test.each([
    [
      "a number beyond the scale",
      "result-3-in-cgpa",
      { "result-3-system": "ng5", "result-3-in-cgpa": "5.2" },
    ],
    ["nothing at all", "result-3-in-mean_grade", { "result-3-system": "kcse" }],
    [
      "a year long ago",
      "result-3-year",
      { "result-3-system": "utme", "result-3-in-score": "200", "result-3-year": "1912" },
    ],
    ["a subject twice", "result-3-subject-1", { "result-3-system": "a_level", ...twice }],
    [
      "a grade of nothing",
      "result-3-subject-0",
      {
        "result-3-system": "a_level",
        "result-3-grade-0": "A",
        "result-3-subject-1": "Art",
        "result-3-grade-1": "A",
      },
    ],
    [
      "a grade off the list",
      "result-3-grade-0",
      { "result-3-system": "a_level", "result-3-subject-0": "Art", "result-3-grade-0": "Z" },
    ],
  ])("with %s are refused at their field, and nothing typed is lost", (_, field, typed) => {
    const reading = read({ results: ["3"], ...typed });
    expect(!reading.ok && Object.keys(reading.problems)).toEqual([field]);
    expect(!reading.ok && reading.values).toMatchObject({
      results: ["3"],
      ...typed,
      fullName: "Amina Yusuf",
    });
  });

  test("of an unknown system are dropped", () => {
    expect(read({ results: ["0", "x"], "result-0-system": "constructor" })).toMatchObject({
      ok: true,
      value: { results: [] },
    });
  });
});

describe("chips and results", () => {
  function change(entries: [string, string][]) {
    const form = new FormData();
    for (const [name, value] of entries) form.append(name, value);
    return changeForm(profileForm, form);
  }

  test("are added one at a time from the list, never twice", () => {
    const add: [string, string][] = [
      ["intent", "add:fieldsOfInterest"],
      ["fieldsOfInterest", "Law"],
    ];
    expect(change([...add, ["add-fieldsOfInterest", "Arts"]])?.fieldsOfInterest).toEqual(["Law", "Arts"]);
    expect(change([...add, ["add-fieldsOfInterest", "Law"]])?.fieldsOfInterest).toEqual(["Law"]);
    expect(change([...add, ["add-fieldsOfInterest", "Astrology"]])?.fieldsOfInterest).toEqual(["Law"]);
  });

  test("are removed without losing anything else that was typed", () => {
    const values = change([
      ["intent", "remove:targetCountries:Kenya"],
      ["targetCountries", "Kenya"],
      ["targetCountries", "Ghana"],
      ["fullName", "Amina"],
      ["newsletterSubscribed", "on"],
    ]);
    expect(values).toMatchObject({
      targetCountries: ["Ghana"],
      fullName: "Amina",
      newsletterSubscribed: "on",
      emailNotifications: "",
    });
  });

  test("keep choices in other fields", () => {
    const values = change([
      ["intent", "remove:targetCountries:Kenya"],
      ["targetCountries", "Kenya"],
      ["add-fieldsOfInterest", "Law"],
    ]);
    expect(values).toMatchObject({ targetCountries: [], fieldsOfInterest: ["Law"] });
  });

  test("are added with the subjects that everyone has, and removed, and the others keep what was typed", () => {
    const first: [string, string][] = [
      ["results", "0"],
      ["result-0-system", "ng5"],
      ["result-0-in-cgpa", "9"],
    ];
    const added = change([["intent", "add:results"], ["add-results", "wassce"], ...first]);
    expect(added).toMatchObject({
      results: ["0", "1"],
      "result-0-in-cgpa": "9",
      "result-1-system": "wassce",
      "result-1-subject-0": "English Language",
    });
    const removed = change([["intent", "remove:results:0"], ...first]);
    expect(removed?.results).toEqual([]);
    expect(removed).not.toHaveProperty("result-0-system");
    expect(change([["intent", "add:results"], ["add-results", "toString"], ...first])?.results).toEqual([
      "0",
    ]);
  });

  test("set the GPA on request", () => {
    expect(
      change([
        ["intent", "use:gpa:2.33"],
        ["fullName", "Amina"],
      ]),
    ).toMatchObject({ gpa: "2.33", fullName: "Amina" });
  });

  test("don't interfere when the form is saved", () => {
    expect(change([["intent", "save"]])).toBeNull();
    expect(change([["intent", "add:password"]])).toBeNull();
  });
});
