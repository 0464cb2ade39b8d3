import { describe, expect, test } from "vitest";
import { sumUp } from "./sum-up.ts";
import { counter, gauge, inTextForm } from "./text-form.ts";

describe("Prometheus' text form", () => {
  test("has each name once, with the samples of all who measured it, and labels that can't break out", () => {
    expect(
      inTextForm([
        counter("a_total", "A.", [{ labels: { who: 'a"\\\n' }, value: 1 }]),
        gauge("b", "B.", [{ value: Number.NaN }]),
        counter("a_total", "A.", [{ labels: { who: "b", n: 2 }, value: 2.5 }]),
      ]),
    ).toBe(
      '# HELP a_total A.\n# TYPE a_total counter\na_total{who="a\\"\\\\\\n"} 1\na_total{who="b",n="2"} 2.5\n# HELP b B.\n# TYPE b gauge\nb NaN\n',
    );
  });
});

describe("the figures of several processes", () => {
  const of = (requests: number, memory: number) => [
    counter("requests_total", "R.", [{ labels: { route: "/" }, value: requests }]),
    {
      ...counter("seconds", "S.", [{ suffix: "_count", labels: { route: "/" }, value: requests }]),
      type: "histogram" as const,
    },
    gauge("memory_bytes", "M.", [{ value: memory }]),
  ];

  test("are added up where something is counted, and stand side by side where it is measured", () => {
    const text = inTextForm(
      sumUp([
        { worker: 1, metrics: of(3, 100) },
        { worker: 4, metrics: of(4, 120) },
      ]),
    );
    expect(text).toContain('requests_total{route="/"} 7\n');
    expect(text).toContain('seconds_count{route="/"} 7\n');
    expect(text).toContain('memory_bytes{worker="1"} 100\nmemory_bytes{worker="4"} 120\n');
    expect(text.match(/# TYPE/g)).toHaveLength(3);
  });

  test("do not fall when one of them ends", () => {
    const text = inTextForm(sumUp([{ worker: 5, metrics: of(4, 120) }], of(3, 100)));
    expect(text).toContain('requests_total{route="/"} 7\n');
    expect(text).not.toContain(" 100\n");
  });
});
