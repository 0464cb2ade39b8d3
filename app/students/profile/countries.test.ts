import { expect, test } from "vitest";
import { servedCountries, targetCountries } from "#database/schema/lists.ts";
import { africanCountries } from "#database/schema/places.ts";
import { otherCountries, targetsFrom, worldCountries } from "./countries.ts";

test("the list of countries begins with those we serve, and has each country once", () => {
  expect(worldCountries.slice(0, servedCountries.length)).toEqual(servedCountries);
  expect(new Set(worldCountries).size).toBe(worldCountries.length);
});

test("every country that awards are compared by can be chosen, by the same name", () => {
  expect(worldCountries).toEqual(expect.arrayContaining([...africanCountries, ...targetCountries]));
});

test("other countries follow the targets, and the home country comes first among the targets", () => {
  expect([...otherCountries, ...targetCountries].sort()).toEqual([...worldCountries].sort());
  expect(targetsFrom("Uganda").slice(0, 3)).toEqual(["Uganda", "United States", "United Kingdom"]);
  expect(targetsFrom("")).toEqual(targetCountries);
});
