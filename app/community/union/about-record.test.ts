import { describe, expect, test } from "vitest";
import { readAbout } from "./about-record.server.ts";

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

describe("what a question is about", () => {
  test("is nothing where nothing was typed", () => {
    expect(readAbout(null, catalogue)).toEqual({ ok: true, record: null });
  });

  test.each([
    `/scholarship/${one.id}`,
    `https://fursa.example/scholarship/${one.id}?x=1#y`,
    `https://fursa.example/scholarships/${one.id.toUpperCase()}`,
    "chevening",
    "Chévening scholarships",
  ])("is found by address or name: %s", (typed) => {
    expect(readAbout(typed, catalogue)).toEqual({ ok: true, record: one });
  });

  test("is asked for where several fit, and refused where none does", () => {
    expect(readAbout("ashesi", catalogue)).toEqual({ ok: false, candidates: [two, three] });
    expect(readAbout("Ashesi University", catalogue)).toEqual({ ok: true, record: three });
    expect(readAbout("Hogwarts", catalogue)).toEqual({ ok: false, candidates: [] });
    expect(readAbout(`/college/${one.id}`, catalogue)).toEqual({ ok: false, candidates: [] });
    expect(readAbout("!!!", catalogue)).toEqual({ ok: false, candidates: [] });
  });
});
