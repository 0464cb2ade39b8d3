import { expect, test } from "vitest";
import { outlines } from "./outlines.ts";
import { placeOn } from "./place-on-map.ts";

test("a college is drawn on its country's map, else on its continent's, else on the world's", () => {
  expect(placeOn("Kenya", -1.283, 36.817)).toMatchObject({ of: "Kenya", x: 76, y: 146 });
  expect(placeOn("South Africa", -33.96, 18.46)?.of).toBe("Africa");
  expect(placeOn("Egypt", 30.02, 31.5)?.of).toBe("Africa");
  expect(placeOn("Germany", 52.52, 13.4)?.of).toBe("the world");
  expect(placeOn("Italy", 37.5, 15.1)?.of).toBe("the world");
  expect(placeOn("Qatar", 25.3, 51.4)?.of).toBe("the world");
});

test("nothing is drawn if the place is unknown", () => {
  expect(placeOn("Kenya", null, 36.8)).toBeNull();
});

test("a dot outside its country's outline is drawn on a larger map", () => {
  expect(placeOn("Kenya", 51.5, -0.1)?.of).toBe("the world");
});

test("no outline weighs more than 1.5 KB", () => {
  for (const { path } of Object.values(outlines)) expect(path.length).toBeLessThanOrEqual(1536);
});
