import { expect, test } from "vitest";
import { listDaytimeCountries } from "./notification-hours.ts";

const at = (time: string) =>
  listDaytimeCountries(new Date(`2026-12-12T${time}:00Z`)).map(({ countries, day, goodUntil }) => [
    countries.join(),
    day,
    goodUntil.toISOString(),
  ]);

test("notifications are written from 8:00 to 20:00 in each country's time zone, and are valid until 21:00", () => {
  const east = ["Kenya,Ethiopia,Uganda", "2026-12-12", "2026-12-12T18:00:00.000Z"];
  const nigeria = ["Nigeria", "2026-12-12", "2026-12-12T20:00:00.000Z"];
  const ghana = ["Ghana", "2026-12-12", "2026-12-12T21:00:00.000Z"];
  expect(at("04:59")).toEqual([]);
  expect(at("05:00")).toEqual([east]);
  expect(at("07:20")).toEqual([east, nigeria]);
  expect(at("08:00")).toEqual([east, nigeria, ghana]);
  expect(at("17:00")).toEqual([nigeria, ghana]);
  expect(at("19:20")).toEqual([ghana]);
  expect(at("20:00")).toEqual([]);
  expect(at("23:30")).toEqual([]);
});
