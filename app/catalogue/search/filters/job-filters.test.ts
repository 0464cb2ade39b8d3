import { describe, expect, test } from "vitest";
import { jobsAddress, readJobFilters } from "./job-filters.ts";

const read = (address: string) => readJobFilters(new URLSearchParams(address));

describe("the jobs address", () => {
  test("shows all jobs unless it names a type", () => {
    expect(read("")).toEqual({ q: "", type: "all", isExact: false, cursor: null });
    expect(read("type=internship").type).toBe("internship");
    expect(read("type=full-time").type).toBe("full-time");
    expect(read("type=boss").type).toBe("all");
  });

  test("keeps the search when the type changes", () => {
    expect(jobsAddress(read("q=bank"), { type: "full-time" })).toBe("/jobs?q=bank&type=full-time");
    expect(jobsAddress(read("q=bank&type=full-time"), { type: "all" })).toBe("/jobs?q=bank");
    expect(jobsAddress(read(""))).toBe("/jobs");
  });

  test("keeps the exact words until they change", () => {
    expect(jobsAddress(read("q=bank"), { isExact: true })).toBe("/jobs?q=bank&exact=1");
    expect(jobsAddress(read("q=bank&exact=1"), { type: "full-time" })).toBe(
      "/jobs?q=bank&exact=1&type=full-time",
    );
    expect(jobsAddress(read("q=bank&exact=1"), { q: "banks" })).toBe("/jobs?q=banks");
  });
});
