import { expect, test } from "vitest";
import { groupByAction } from "./group-by-action.ts";
import type { NamedMatch } from "./match-class.server.ts";

const match = (id: string, verdict: NamedMatch["verdict"]): NamedMatch => ({
  ...{ id, verdict, kind: "scholarship", title: id, text: verdict },
  when: { tone: "neutral", text: "Closes 15 December 2026" },
});

test("a class list shows what to do, most urgent first, and for which students", () => {
  const rows = [
    { line: 1, matches: { best: [match("Later", "opensLater"), match("One", "openNow")] } },
    { line: 2, matches: { best: [match("One", "openNow"), match("Two", "openNow")] } },
    { line: 3, matches: null },
    { line: 4, matches: { best: [match("Ask", "checkWithThem")] } },
  ];
  expect(
    groupByAction(rows).map(({ action, opportunities }) => [
      action,
      opportunities.map(({ title, lines }) => [title, lines]),
    ]),
  ).toEqual([
    [
      "openNow",
      [
        ["One", [1, 2]],
        ["Two", [2]],
      ],
    ],
    ["opensLater", [["Later", [1]]]],
    ["checkWithThem", [["Ask", [4]]]],
  ]);
});

test("a group names at most six opportunities, those for most students", () => {
  const best = Array.from({ length: 9 }, (_, place) => match(`Award ${place}`, "openNow"));
  const rows = [
    { line: 1, matches: { best } },
    { line: 2, matches: { best: best.slice(8) } },
  ];
  const [group] = groupByAction(rows);
  expect(group?.opportunities).toHaveLength(6);
  expect(group?.opportunities[0]).toMatchObject({ title: "Award 8", lines: [1, 2] });
});
