import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { differencesOf } from "./differences.ts";
import { fieldOf, nouns } from "./nouns.ts";
import { RecordField } from "./record-field.tsx";

function optionsOf(noun: keyof typeof nouns, name: string): [string, string][] {
  const field = fieldOf(nouns[noun], name);
  if (!field) throw new Error(`no field ${name}`);
  const html = renderToStaticMarkup(createElement(RecordField, { field, text: "", error: undefined }));
  return [...html.matchAll(/<option value="([^"]*)"[^>]*>([^<]*)</g)].map(([, value = "", label = ""]) => [
    value,
    label,
  ]);
}

test("an editor chooses a GPA in words for people", () => {
  expect(optionsOf("scholarships", "gpa_requirement")).toEqual([
    ["none", "No minimum"],
    ["below_3_0", "Below 3.0"],
    ["3_0_to_3_5", "3.0 to 3.5"],
    ["above_3_5", "Above 3.5"],
  ]);
});

test("an editor chooses a type of job in words for people", () => {
  expect(optionsOf("internships", "job_type")).toEqual([
    ["", "Not said"],
    ["internship", "Internship"],
    ["full-time", "Full-time job"],
  ]);
});

test("the history says a choice as the form does", () => {
  expect(
    differencesOf("scholarships", { gpa_requirement: "none" }, { gpa_requirement: "3_0_to_3_5" }),
  ).toEqual([{ label: "GPA Requirement", former: "No minimum", current: "3.0 to 3.5" }]);
});
