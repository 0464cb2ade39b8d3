import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { parseTexts } from "../fields/record-texts.ts";
import { findField, recordTypes } from "../fields/record-types.ts";
import { diffRecords } from "../history/differences.ts";
import { RecordField } from "./record-field.tsx";

function htmlOf(recordType: keyof typeof recordTypes, name: string, text = ""): string {
  const field = findField(recordTypes[recordType], name);
  if (!field) throw new Error(`no field ${name}`);
  return renderToStaticMarkup(createElement(RecordField, { field, text, error: undefined }));
}

function optionsOf(recordType: keyof typeof recordTypes, name: string): [string, string][] {
  const html = htmlOf(recordType, name);
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

test("the history words a choice as the form does", () => {
  expect(diffRecords("scholarships", { gpa_requirement: "none" }, { gpa_requirement: "3_0_to_3_5" })).toEqual(
    [{ label: "GPA Requirement", former: "No minimum", current: "3.0 to 3.5" }],
  );
});

test("an editor chooses countries from lists with an empty one for another, and existing ones stay", () => {
  const html = htmlOf("scholarships", "country", "Kenya, Turkey");
  expect(html.match(/<select/g)).toHaveLength(3);
  const chosen = [...html.matchAll(/<option value="([^"]*)" selected=""/g)].map(([, value]) => value);
  expect(chosen).toEqual(["Kenya", "Turkey", ""]);
  expect(html).toContain('<option value="Uganda">Uganda</option>');
});

test("an editor ticks levels, and those that were ticked come first, in their own order", () => {
  const html = htmlOf("scholarships", "education_level", "vocational, high_school");
  const boxes = [...html.matchAll(/<input[^>]*value="([^"]*)"[^>]*>/g)];
  expect(boxes.map(([, value]) => value).slice(0, 3)).toEqual(["vocational", "high_school", "undergraduate"]);
  expect(boxes.filter(([box]) => box.includes("checked")).map(([, value]) => value)).toEqual([
    "vocational",
    "high_school",
  ]);
});

test("several choices are joined into one text, without duplicates", () => {
  const form = new FormData();
  for (const country of ["Kenya", "", "Uganda", "Kenya"]) form.append("country", country);
  form.append("education_level", "graduate");
  expect(parseTexts(recordTypes.scholarships, form)).toMatchObject({
    country: "Kenya, Uganda",
    education_level: "graduate",
  });
});
