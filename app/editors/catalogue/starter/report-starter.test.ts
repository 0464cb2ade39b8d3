import { execFileSync } from "node:child_process";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { recordValues } from "#tests/support/as-editor.ts";
import type { Starter } from "./read-starter.server.ts";
import { formatReport, reportStarter } from "./report-starter.server.ts";

const today = "2026-11-15";
const scholarship = (region: string, texts: Record<string, string>) => ({
  key: "a",
  region,
  isPublished: true,
  values: recordValues("scholarships", { title: "A", ...texts }),
});
const college = (texts: Record<string, string>) => ({
  key: "a",
  region: "ghana",
  isPublished: true,
  values: recordValues("colleges", { name: "A", ...texts }),
});
const starter = (records: Partial<Starter["records"]>): Starter => ({
  digest: "",
  records: { scholarships: [], colleges: [], internships: [], ...records },
});
const lineOf = (texts: Record<string, string>) =>
  reportStarter(starter({ scholarships: [scholarship("kenya", texts)] }), today)[0];

describe("the report of the catalogue", () => {
  test.each([
    ["cycle", { usual_closes: "August" }],
    ["cycle", { is_rolling: "on" }],
    ["money", { covers: "tuition" }],
    ["eligibility", { citizens: "Kenya", finished: "secondary" }],
    ["documents", { documents: "CV" }],
    ["deepLink", { call_url: "https://a.example/call" }],
    ["linked", { application_url: "https://a.example/call" }],
    ["linked", { application_url: "https://a.example/", call_url: "https://a.example/call" }],
    ["page", { evidence: "all | aggregator | https://a.example/" }],
    ["fresh", { evidence: "all | knowledge | | 2026" }],
    ["fresh", { evidence: "all | press | | 2019 | 2026-10-01" }],
  ] as const)("counts the %s of a record with %j", (name, texts) => {
    expect(lineOf({})?.[name]).toBe(0);
    expect(lineOf(texts)?.[name]).toBe(1);
  });

  test.each([
    ["linked", { application_url: "https://a.example/" }],
    ["page", { evidence: "all | knowledge" }],
    ["fresh", { evidence: "all | press | | 2024-03" }],
    ["eligibility", { citizens: "Kenya" }],
  ] as const)("does not count the %s of a record with %j", (name, texts) => {
    expect(lineOf(texts)?.[name]).toBe(0);
  });

  test("counts fees and entry grades of colleges, and cards without an amount", () => {
    const colleges = [
      college({}),
      college({ fees: "home | 1 | 2 | GHS | year", admission: "direct", tuition_range: "GHS 1" }),
    ];
    expect(reportStarter(starter({ colleges }), today)).toMatchObject([
      { kind: "colleges", region: "ghana", records: 2, money: 1, eligibility: 1, card: 1 },
    ]);
  });

  test("has a line for each kind and country, and one for all of a kind", () => {
    const scholarships = [
      scholarship("kenya", { usual_closes: "August" }),
      scholarship("kenya", {}),
      scholarship("uganda", {}),
    ];
    const lines = formatReport(
      reportStarter(starter({ scholarships, colleges: [college({})] }), today),
    ).split("\n");
    const cells = lines.map((line) => line.split(" | ").slice(0, 4).join(" | "));
    expect(cells).toContain("| scholarships | kenya | 2 | 50 %");
    expect(cells).toContain("| scholarships | uganda | 1 | 0 %");
    expect(cells).toContain("| scholarships | all | 3 | 33 %");
    expect(cells.join("\n")).not.toContain("NaN");
  });

  test("is what the command prints", () => {
    const root = join(import.meta.dirname, "../../../..");
    const output = execFileSync(process.execPath, ["scripts/catalogue-report.ts"], {
      cwd: root,
      encoding: "utf8",
    });
    expect(output).toMatch(/^\| kind \| where \| records \|/);
    expect(output).toMatch(/\| scholarships \| all \| \d{3} \|/);
  });
});
