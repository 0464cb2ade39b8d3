import { describe, expect, test } from "vitest";
import { parseForm } from "#app/shared/forms/read-form.server.ts";
import { progressForm, refereesOf } from "./progress-form.server.ts";

const id = "8b0c3c1e-5d6f-4a7b-8c9d-0e1f2a3b4c5d";
const good = { item: `scholarship/${id}`, status: "applied", note: "" };

function read(fields: Record<string, string>) {
  const form = new FormData();
  for (const [name, value] of Object.entries({ ...good, ...fields })) form.set(name, value);
  return parseForm(progressForm, form);
}

describe("a note to oneself", () => {
  test("keeps its lines, and loses invisible characters", () => {
    expect(read({ note: "  Ask\r\nfor\ta letter\u0000.\r\n" })).toEqual({
      ok: true,
      value: {
        item: { kind: "scholarship", id },
        status: "applied",
        note: "Ask\nfor\ta letter.",
        referee: [],
        askedOn: [],
      },
    });
  });

  test("of 1,000 characters is accepted, with line breaks counted once; a longer one is shown again as it was typed", () => {
    expect(read({ note: `${"a".repeat(499)}\r\n${"b".repeat(500)}` })).toMatchObject({ ok: true });
    const note = "a".repeat(1001);
    expect(read({ note })).toMatchObject({
      ok: false,
      values: { note, status: "applied" },
      problems: { note: "Use at most 1,000 characters." },
    });
  });

  test.each([
    ["status", "won", "Choose a status from the list."],
    ["item", "scholarship/1", "This is no longer on your list."],
  ])("is refused with the %s %j", (name, value, problem) => {
    expect(read({ [name]: value })).toMatchObject({ ok: false, problems: { [name]: problem } });
  });
});

describe("the referees", () => {
  const readRows = (...rows: [string, string][]) => {
    const form = new FormData();
    for (const [name, value] of Object.entries(good)) form.set(name, value);
    for (const [who, day] of rows) {
      form.append("referee", who);
      form.append("askedOn", day);
    }
    return parseForm(progressForm, form);
  };

  test("are stored with their date, and an empty row is dropped", () => {
    const reading = readRows(["Mr Otieno", "2026-11-10"], ["", "2026-11-11"], ["Dr Wanjiku", ""]);
    expect(reading.ok && refereesOf(reading.value.referee, reading.value.askedOn)).toEqual([
      { who: "Mr Otieno", askedOn: "2026-11-10" },
      { who: "Dr Wanjiku", askedOn: null },
    ]);
  });

  test.each(["yesterday", "2026-02-31", "2026-11"])("are refused with the date %j", (day) => {
    expect(readRows(["Mr Otieno", day])).toMatchObject({
      ok: false,
      values: { referee: ["Mr Otieno"], askedOn: [day] },
      problems: { askedOn: expect.any(String) },
    });
  });

  test("are at most five", () => {
    const six = Array.from({ length: 6 }, (): [string, string] => ["Mr Otieno", ""]);
    expect(readRows(...six)).toMatchObject({ ok: false });
    expect(readRows(...six.slice(1))).toMatchObject({ ok: true });
  });
});
