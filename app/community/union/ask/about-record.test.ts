import { describe, expect, test } from "vitest";
import { matchRecordByName } from "./about-record.server.ts";

const one = {
  kind: "scholarship",
  id: "0b7e3f0e-0000-4000-8000-000000000001",
  name: "Chevening Scholarships",
  host: "",
} as const;
const two = {
  kind: "scholarship",
  id: "0b7e3f0e-0000-4000-8000-000000000002",
  name: "Mastercard Foundation: Ashesi",
  host: "",
} as const;
const three = {
  kind: "college",
  id: "0b7e3f0e-0000-4000-8000-000000000003",
  name: "Ashesi University",
  host: "",
} as const;
const catalogue = [one, two, three];

describe("the record that a question is about", () => {
  test.each(["chevening", "Chévening scholarships"])("is found by its name: %s", (typed) => {
    expect(matchRecordByName(typed, catalogue)).toEqual({ ok: true, record: one });
  });

  test("is asked for if several match, and refused if none does", () => {
    expect(matchRecordByName("ashesi", catalogue)).toEqual({ ok: false, candidates: [two, three] });
    expect(matchRecordByName("Ashesi University", catalogue)).toEqual({ ok: true, record: three });
    expect(matchRecordByName("Hogwarts", catalogue)).toEqual({ ok: false, candidates: [] });
    expect(matchRecordByName("!!!", catalogue)).toEqual({ ok: false, candidates: [] });
  });
});
