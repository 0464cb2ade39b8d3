import { describe, expect, test } from "vitest";
import { moveChoice, parseChoices, writeChoices } from "./choices.ts";
import { planWarnings } from "./plan-warnings.ts";

describe("the choices in an address", () => {
  test("keep their order, each once, and six at most", () => {
    const codes = [
      "1105101",
      "1253134",
      "1105101",
      "<b>",
      "",
      "2",
      "3333333",
      "4444444",
      "5555555",
      "6666666",
      "7777777",
    ];
    expect(writeChoices(parseChoices(codes.join(".")))).toBe(
      "1105101.1253134.3333333.4444444.5555555.6666666",
    );
    expect(parseChoices("")).toEqual([]);
  });

  test("move up and down, but not beyond the ends", () => {
    const choices = ["first", "second", "third"];
    expect(moveChoice(choices, "second", -1)).toEqual(["second", "first", "third"]);
    expect(moveChoice(choices, "second", 1)).toEqual(["first", "third", "second"]);
    expect(moveChoice(choices, "first", -1)).toEqual(choices);
    expect(moveChoice(choices, "third", 1)).toEqual(choices);
    expect(moveChoice(choices, "nowhere", 1)).toEqual(choices);
  });
});

describe("a plan", () => {
  test.each([
    [["likely", "stretch"], []],
    [["qualified", "stretch"], []],
    [["possible", "stretch"], ["none likely"]],
    [["stretch", "stretch"], ["all a stretch"]],
    [
      ["stretch", "no"],
      ["out of reach", "all a stretch"],
    ],
    [["likely", "no"], ["out of reach"]],
    [[null, null], ["no grades"]],
    [[], []],
  ] as const)("%j warns of %j", (standings, warnings) => {
    expect(planWarnings(standings)).toEqual(warnings);
  });
});
