import { expect, test } from "vitest";
import { markOf } from "./mark-of.ts";

test("a monogram has the initials of the first two significant words", () => {
  expect(markOf("Stipendium Hungaricum").initials).toBe("SH");
  expect(markOf("University of Nairobi").initials).toBe("UN");
  expect(markOf("KCB 2jiajiri training").initials).toBe("K2");
  expect(markOf("École Normale").initials).toBe("ÉN");
  expect(markOf("").initials).toBe("");
});

test("a name always gets the same of six colours", () => {
  const names = Array.from({ length: 200 }, (_, number) => `Provider ${number}`);
  expect(new Set(names.map((name) => markOf(name).color)).size).toBe(6);
  expect(markOf("Chevening").color).toBe(markOf("Chevening").color);
});
