import { describe, expect, test } from "vitest";
import { findCircles, readImportGraph } from "#tests/support/code/import-graph.ts";

/**
 * From top to bottom: a file may import from its own layer and from those below. `docs/architecture.md` describes
 * each.
 */
const rooms = [
  "server",
  "app", // routes.ts, root.tsx and the entries: they may import every layer
  "app/editors",
  "app/offline",
  "app/ussd",
  "app/discover",
  "app/content",
  "app/community",
  "app/partners",
  "app/students",
  "app/accounts",
  "app/mail",
  "app/catalogue",
  "app/shared",
  "database",
];
/** Layers that are a single slice; in the others every folder is one. */
const wholeRooms = ["server", "database", "app", "app/accounts", "app/offline", "app/ussd"];

const isTest = (file: string) => /\.test\.tsx?$|-for-tests\.ts$/.test(file);
const graph = new Map([...readImportGraph(["app", "database", "server"])].filter(([file]) => !isTest(file)));

function roomOf(file: string): string {
  const [first = "", second = "", ...rest] = file.split("/");
  return first === "app" && rest.length > 0 ? `${first}/${second}` : first;
}

function sliceOf(file: string): string {
  const room = roomOf(file);
  const [, , folder = "", ...rest] = file.split("/");
  return wholeRooms.includes(room) || rest.length === 0 ? room : `${room}/${folder}`;
}

const arrows = [...graph].flatMap(([file, others]) => others.map((other) => ({ file, other })));

describe("imports run one way", () => {
  test("every folder of app/ has its place in the order", () => {
    expect([...new Set([...graph.keys()].map(roomOf))].filter((room) => !rooms.includes(room))).toEqual([]);
  });

  test("no folder imports from one above it", () => {
    const upwards = arrows
      .filter(({ file, other }) => rooms.indexOf(roomOf(file)) > rooms.indexOf(roomOf(other)))
      .map(({ file, other }) => `${file} imports ${other}`);
    expect(
      upwards,
      "Let the upper room pass it in (as a page passes the heart into a card), or move what both need to a room that both may reach.",
    ).toEqual([]);
  });

  test("no two slices import from each other, directly or indirectly", () => {
    const slices = new Map<string, string[]>();
    for (const { file, other } of arrows) {
      const [from, to] = [sliceOf(file), sliceOf(other)];
      if (from !== to) slices.set(from, [...new Set([...(slices.get(from) ?? []), to])]);
    }
    expect(
      findCircles(slices),
      "A third noun is waiting for a name: give what they share a folder of its own, below both.",
    ).toEqual([]);
  });

  test("no two files import from each other, directly or indirectly", () => {
    expect(
      findCircles(graph),
      "Move what both need into a third file; often it is a type or a constant.",
    ).toEqual([]);
  });
});

describe("the search for cycles", () => {
  test("finds the whole cycle and leaves out what only depends on it", () => {
    const drawn = new Map([
      ["a", ["b"]],
      ["b", ["c", "e"]],
      ["c", ["a", "d"]],
      ["d", []],
      ["e", ["d"]],
    ]);
    expect(findCircles(drawn)).toEqual([["a", "b", "c"]]);
  });

  test("finds nothing where there is none, and two where there are two", () => {
    expect(
      findCircles(
        new Map([
          ["a", ["b", "c"]],
          ["b", ["c"]],
          ["c", []],
        ]),
      ),
    ).toEqual([]);
    expect(
      findCircles(
        new Map([
          ["a", ["b"]],
          ["b", ["a"]],
          ["c", ["d"]],
          ["d", ["c"]],
        ]),
      ),
    ).toHaveLength(2);
  });
});
