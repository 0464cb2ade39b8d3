import { expect, test } from "vitest";
import { groupsByName, parsePortalMinimums } from "./portal-minimums.ts";
import { byDocumentCluster, parsePoints, parsePortalPoints, writePortalPoints } from "./portal-points.ts";

test("minimums of the portal are read, with a grade that several subjects share", () => {
  expect(parsePortalMinimums("MAT A>=C+; ENG|KIS|KSL>=C; GEO>=C|MUC>=C+")).toEqual([
    ["MAT>=C+"],
    ["ENG>=C", "KIS>=C", "KSL>=C"],
    ["GEO>=C", "MUS>=C+"],
  ]);
  expect(parsePortalMinimums("")).toEqual([]);
});

test("a name that the portal shows with two lists of minimums has none", () => {
  const row = { name: "BACHELOR OF ARTS", cluster: 3, minimums: "" };
  const laws = { name: "Bachelor of Laws (LL.B.) & Letters", cluster: 1, minimums: "ENG>=B" };
  const groups = groupsByName([row, { ...row, minimums: "GEO>=C+" }, laws, laws]);
  expect([...groups]).toEqual([["BACHELOR OF LAWS LL B AND LETTERS", { cluster: 1, lines: [["ENG>=B"]] }]]);
});

test("points of the portal are parsed back from a URL as they were, and invalid ones are skipped", () => {
  const points = new Map([
    [13, 38.512],
    [7, 40],
  ]);
  expect(parsePortalPoints(writePortalPoints(points))).toEqual(points);
  expect(parsePortalPoints("19-40_1-49_2-x_3-_4-30.5_<b>")).toEqual(new Map([[4, 30.5]]));
  expect(["38,512", " 48 ", "48.001", "0.000", "1e1", "-3"].map(parsePoints)).toEqual([
    38.512,
    48,
    null,
    null,
    null,
    null,
  ]);
});

test("two clusters of the document share a cluster of the portal", () => {
  expect(byDocumentCluster(new Map([[14, 30]]))).toEqual(
    new Map([
      [14, 30],
      [16, 30],
    ]),
  );
});
