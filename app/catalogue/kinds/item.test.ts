import { describe, expect, test } from "vitest";
import { formatItem, parseItem } from "./item.ts";

const id = "8b0c3c1e-5d6f-4a7b-8c9d-0e1f2a3b4c5d";

describe("the name of an item", () => {
  test("is parsed back as it was written", () => {
    expect(parseItem(formatItem({ kind: "college", id }))).toEqual({ kind: "college", id });
  });

  test.each([
    "",
    `event/${id}`,
    "scholarship/1",
    `scholarship/${id}/more`,
    `/scholarship/${id}`,
    null,
    undefined,
  ])("is null for %j", (text) => {
    expect(parseItem(text)).toBeNull();
  });
});
