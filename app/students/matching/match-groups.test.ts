import { expect, test } from "vitest";
import type { MatchCard } from "./match-cards.server.ts";
import { nameOfGroup } from "./match-groups.tsx";

const named = (...texts: string[]) =>
  nameOfGroup({
    group: "opensLater",
    cards: texts.map((verdictText) => ({ verdictText }) as MatchCard),
  });

test("a heading above what is usually open now doesn't say only that it opens later", () => {
  expect(named("Opens in March: you fit", "Dates not announced: you fit")).toBe("Opens later: you fit");
  const both = "Opens later, or usually open now: you fit";
  expect(named("Opens in March: you fit", "Usually open now: you fit")).toBe(both);
  expect(named("Open, closing day not announced: you fit")).toBe(both);
});
