import { describe, expect, test } from "vitest";
import { z } from "zod";
import {
  checkbox,
  chosenFrom,
  optionalMultiline,
  optionalNumber,
  optionalText,
  requiredEmail,
  requiredMultiline,
  requiredPassword,
  requiredText,
} from "./fields.server.ts";
import { parseForm, typedValues } from "./read-form.server.ts";

const schema = z.object({
  name: requiredText({ maxLength: 20 }, "your name"),
  email: requiredEmail({ maxLength: 254 }),
  note: optionalText({ maxLength: 5 }),
  gpa: optionalNumber({ type: "number", min: 0, max: 4, step: 0.01 }),
  fields: chosenFrom(["Law", "Arts"]),
  isOn: checkbox(),
  password: requiredPassword({ minLength: 6, maxLength: 128 }),
});

function form(entries: [string, string][]): FormData {
  const filled = new FormData();
  for (const [name, value] of entries) filled.append(name, value);
  return filled;
}

const good: [string, string][] = [
  ["name", " Amina\r\nYusuf"],
  ["email", " Amina@Example.com "],
  ["gpa", "3.5"],
  ["fields", "Law"],
  ["fields", "Arts"],
  ["isOn", "on"],
  ["password", "  spaces  "],
];

describe("a form", () => {
  test("is parsed into typed values", () => {
    expect(parseForm(schema, form(good))).toEqual({
      ok: true,
      value: {
        name: "Amina Yusuf",
        email: "amina@example.com",
        note: null,
        gpa: 3.5,
        fields: ["Law", "Arts"],
        isOn: true,
        password: "  spaces  ",
      },
    });
  });

  test("is parsed only for the schema's fields, so that no other can be injected", () => {
    const reading = parseForm(schema, form([...good, ["role", "admin"], ["userId", "someone else"]]));
    expect(reading.ok && Object.keys(reading.value)).toEqual(Object.keys(schema.shape));
  });

  test("that is refused comes back with what was typed, without the password, and a problem for each field", () => {
    const reading = parseForm(
      schema,
      form([
        ["name", "x".repeat(21)],
        ["email", "amina@"],
        ["note", "too long"],
        ["gpa", "4.01"],
        ["fields", "Law"],
        ["fields", "Law"],
        ["password", "short"],
      ]),
    );
    expect(reading).toEqual({
      ok: false,
      values: {
        name: "x".repeat(21),
        email: "amina@",
        note: "too long",
        gpa: "4.01",
        fields: ["Law", "Law"],
        isOn: "",
      },
      problems: {
        name: "Use at most 20 characters.",
        email: "Enter a full email address, like amina@example.com.",
        note: "Use at most 5 characters.",
        gpa: "Enter a number from 0 to 4.",
        fields: "Choose each only once.",
        password: "Must be at least 6 characters",
      },
    });
  });

  test("that is empty names what is required", () => {
    const reading = parseForm(schema, new FormData());
    expect(!reading.ok && reading.problems).toEqual({
      name: "Enter your name.",
      email: "Enter your email address.",
      password: "Enter your password.",
    });
  });

  test.each(["NaN", "Infinity", "1e0", "0x1", "1,5", "--1", "3.555"])("refuses %s as a number", (gpa) => {
    const reading = parseForm(schema, form([...good.filter(([name]) => name !== "gpa"), ["gpa", gpa]]));
    expect(reading.ok).toBe(false);
  });

  test("doesn't return megabytes", () => {
    const values = typedValues(schema, form([["name", "x".repeat(10_000)]]));
    expect(values.name).toHaveLength(6_000);
  });
});

describe("multi-line text", () => {
  const wanted = requiredMultiline({ minLength: 2, maxLength: 5 }, "your reply");
  const spare = optionalMultiline({ maxLength: 5 });

  test("keeps its lines and tabs, and loses invisible characters", () => {
    expect(wanted.parse(" a\r\nb\t\u0000\u0007c\r ")).toBe("a\nb\tc");
    expect(spare.parse("a\rb")).toBe("a\nb");
  });

  test("counts a line break as one character, as a browser does", () => {
    expect(wanted.safeParse("a\r\nb\r\nc").success).toBe(true);
    expect(spare.safeParse("a\r\nb\r\ncd").error?.issues[0]?.message).toBe("Use at most 5 characters.");
  });

  test("is null if it is optional, and required otherwise", () => {
    expect(spare.parse(undefined)).toBeNull();
    expect(spare.parse("\r\n ")).toBeNull();
    for (const nothing of [undefined, "", "\r\na"]) {
      expect(wanted.safeParse(nothing).error?.issues[0]?.message).toBe("Write your reply.");
    }
  });
});
