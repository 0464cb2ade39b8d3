import { describe, expect, test } from "vitest";
import { parseForm } from "#app/shared/forms/read-form.server.ts";
import { application } from "./application.server.ts";

const filledIn = {
  schoolName: "Alliance High School",
  schoolType: "secondary",
  contactName: "Jane Wanjiru",
  contactEmail: "Jane@Example.com",
  contactPhone: "+254 712 345678",
  country: "Kenya",
  city: "Kikuyu",
  numberOfStudents: "1650",
  message: "We have a careers day in May.\r\nCould you join?",
};

function read(changes: Record<string, string> = {}) {
  const form = new FormData();
  for (const [name, value] of Object.entries({ ...filledIn, ...changes })) form.set(name, value);
  return parseForm(application, form);
}

describe("a partnership application", () => {
  test("is parsed, with the lines of its message", () => {
    expect(read()).toEqual({
      ok: true,
      value: {
        ...filledIn,
        contactEmail: "jane@example.com",
        numberOfStudents: 1650,
        message: "We have a careers day in May.\nCould you join?",
      },
    });
  });

  test("may leave out phone, number of students and message", () => {
    expect(read({ contactPhone: "", numberOfStudents: "", message: "  " })).toMatchObject({
      ok: true,
      value: { contactPhone: null, numberOfStudents: null, message: null },
    });
  });

  test("that is empty lists only what is required", () => {
    const reading = parseForm(application, new FormData());
    expect(!reading.ok && reading.problems).toEqual({
      schoolName: "Enter the name of your school.",
      schoolType: "Choose a school type.",
      contactName: "Enter the name of a contact person.",
      contactEmail: "Enter an email address we can answer to.",
      country: "Enter the country of your school.",
      city: "Enter the city or town of your school.",
    });
  });

  test.each(["secondary", "high_school", "international", "private", "public"])(
    "takes %s as a school type",
    (schoolType) => {
      expect(read({ schoolType }).ok).toBe(true);
    },
  );

  test.each([
    ["schoolType", "university"],
    ["contactEmail", "jane@"],
    ["contactPhone", "call me"],
    ["numberOfStudents", "many"],
    ["numberOfStudents", "-3"],
    ["numberOfStudents", "12.5"],
    ["numberOfStudents", "999999999999"],
    ["schoolName", "   "],
    ["schoolName", "x".repeat(151)],
    ["message", "x".repeat(1_501)],
  ])("is refused at %s when it says %s, and returns everything typed", (name, value) => {
    const reading = read({ [name]: value });
    expect(reading.ok).toBe(false);
    expect(!reading.ok && Object.keys(reading.problems)).toEqual([name]);
    expect(!reading.ok && reading.values).toEqual({ ...filledIn, [name]: value });
  });
});
