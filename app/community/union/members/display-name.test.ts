import { describe, expect, test } from "vitest";
import { findNameError } from "./display-name.ts";

describe("a display name", () => {
  test.each(["Amina", "Amina of Kano", "Chidi-99", "ሰላም ተስፋዬ", "O'Brien", "Kwame N. Osei", "Zoë2026"])(
    "may be %s",
    (name) => {
      expect(findNameError(name, false)).toBeNull();
    },
  );

  test.each([
    ["Al", "Use 3 to 30 characters."],
    ["A".repeat(31), "Use 3 to 30 characters."],
    ["amina@example.com", "Don't use an email address: everyone can read this name."],
    ["Amina 0712345678", "Use at most four digits, so no one can use it to call you."],
    ["Amina +254", "Use letters, digits and single spaces, dots or hyphens between them."],
    ["Amina  Yusuf", "Use letters, digits and single spaces, dots or hyphens between them."],
    ["<b>Amina</b>", "Use letters, digits and single spaces, dots or hyphens between them."],
    [" Amina", "Use letters, digits and single spaces, dots or hyphens between them."],
  ])("may not be %s", (name, problem) => {
    expect(findNameError(name, false)).toBe(problem);
  });

  test.each([
    "Fursa Team",
    "FURSA",
    "Fur5a",
    "Furѕa",
    "Admin",
    "the.admin",
    "Official Chevening",
    "US Embassy",
  ])("may be %s for an admin alone", (name) => {
    expect(findNameError(name, false)).toBe(
      "This name sounds like an office or our own team. Please choose another.",
    );
    expect(findNameError(name, true)).toBeNull();
  });
});
