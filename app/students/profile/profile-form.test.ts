import { describe, expect, test } from "vitest";
import { readForm } from "#app/common/forms/read-form.server.ts";
import { changeChips } from "./change-chips.server.ts";
import { profileForm } from "./profile-form.server.ts";

const least = { fullName: "Amina Yusuf", email: "amina@example.com", country: "Nigeria" };

function read(more: Record<string, string | string[]> = {}) {
  const form = new FormData();
  for (const [name, value] of Object.entries({ ...least, ...more })) {
    for (const text of [value].flat()) form.append(name, text);
  }
  return readForm(profileForm, form);
}

describe("a profile", () => {
  test("needs a full name, an email and a country, and nothing else", () => {
    expect(read()).toEqual({
      ok: true,
      value: {
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
      },
    });
  });

  test.each([
    ["graduation in 2024", { graduationYear: "2024" }],
    ["graduation in 2035", { graduationYear: "2035" }],
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
  ])("takes %s", (_, more) => {
    expect(read(more)).toMatchObject({ ok: true });
  });

  test.each([
    ["graduation in 2023", "graduationYear", { graduationYear: "2023" }],
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
  ])("refuses %s, at its field", (_, field, more) => {
    const reading = read(more);
    expect(!reading.ok && Object.keys(reading.problems)).toEqual([field]);
  });
});

describe("chips", () => {
  function change(entries: [string, string][]) {
    const form = new FormData();
    for (const [name, value] of entries) form.append(name, value);
    return changeChips(form);
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

  test("are removed, and everything else that was typed stays", () => {
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

  test("leave a form that is to be saved alone", () => {
    expect(change([["intent", "save"]])).toBeNull();
    expect(change([["intent", "add:password"]])).toBeNull();
  });
});
