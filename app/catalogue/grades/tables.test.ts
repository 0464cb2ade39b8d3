import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { Result } from "#database/schema/about-student.ts";
import { resultSystems } from "#database/schema/lists.ts";
import { systems } from "./all-systems.ts";
import { countGpa } from "./count-gpa.ts";
import type { NumberInput } from "./system.ts";

const all = resultSystems.map((id): [string, (typeof systems)[Result["system"]]] => [id, systems[id]]);
const withNumbers = all.filter(([, { table }]) => ["lines", "as it is", "steps"].includes(table.kind));
const withGrades = all.filter(([, { table }]) => table.kind === "letter" || table.kind === "best");

describe("every table", () => {
  test.for(withNumbers)("%s: more is never worth less, from 0 to 4", ([, system]) => {
    const [input] = system.inputs as [NumberInput];
    const others: Record<string, string> = system.inputs.some(({ name }) => name === "out_of")
      ? { out_of: "700" }
      : {};
    const gpa = (number: number) =>
      countGpa(system, { entries: { ...others, [input.name]: String(number) }, subjects: {} }) ?? -1;
    const steps = fc
      .integer({ min: input.min * 100, max: input.max * 100 })
      .map((hundredths) => hundredths / 100);
    fc.assert(
      fc.property(steps, steps, (one, other) => {
        const [less, more] = [gpa(Math.min(one, other)), gpa(Math.max(one, other))];
        expect(less).toBeGreaterThanOrEqual(0);
        expect(more).toBeLessThanOrEqual(4);
        expect(less).toBeLessThanOrEqual(more);
      }),
    );
    expect([gpa(input.min), gpa(input.max)]).toEqual([0, 4]);
  });

  test.for(withGrades)("%s: a better grade is never worth less, from 0 to 4", ([, system]) => {
    const { table } = system;
    const worth = table.kind === "letter" || table.kind === "best" ? Object.values(table.worth) : [];
    expect(worth).toEqual([...worth].sort((one, other) => other - one));
    expect(worth[0]).toBeLessThanOrEqual(4);
    expect(worth.at(-1)).toBeGreaterThanOrEqual(0);
    expect(worth.length).toBeGreaterThan(2);
  });

  test.for(all.filter(([, { classes }]) => classes))(
    "%s: classes fall, and begin within the scale",
    ([, { classes = [] }]) => {
      const falls = (list: number[]) => expect(list).toEqual([...list].sort((one, other) => other - one));
      falls(classes.map(({ from }) => from));
      falls(classes.map(({ counts }) => counts));
    },
  );

  test.for(all.filter(([, { classes, table }]) => classes && table.kind === "lines"))(
    "%s: the GPA at the lower bound of a class is at least that of the class",
    ([id, system]) => {
      const [input] = system.inputs as [NumberInput];
      for (const { counts, from } of system.classes ?? []) {
        const gpa = countGpa(system, { entries: { [input.name]: String(from) }, subjects: {} });
        if (id === "fr20" || counts < 1) expect(gpa).toBeGreaterThanOrEqual(counts);
        else expect(gpa).toBe(counts);
      }
    },
  );

  test.for(all)("%s names the pages it was read on", ([, { sources }]) => {
    expect(sources.length).toBeGreaterThan(0);
    for (const { url, read } of sources) {
      expect(URL.parse(url)?.protocol).toMatch(/^https?:$/);
      expect(read).not.toBe("");
    }
  });
});
