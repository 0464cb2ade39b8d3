import { describe, expect, test } from "vitest";
import { topicTags } from "./topic-tags.ts";

describe("topic tags", () => {
  test.each([
    ["a scholarship", ["Scholarship"]],
    ["SCHOLARSHIPS", ["Scholarship"]],
    ["to study abroad", ["Study abroad"]],
    ["an application", ["Application"]],
    ["financial aid", ["Financial aid"]],
    ["a university", ["University or college"]],
    ["a college", ["University or college"]],
    ["an internship", ["Internship"]],
    ["a visa", ["Visa"]],
    ["an essay", ["Essay"]],
    ["admission", ["Admission"]],
    ["the vis-à-vis", []],
    ["nothing of the kind", []],
  ])("of %j are %j", (content, tags) => {
    expect(topicTags(content)).toEqual(tags);
  });

  test("are at most eight, in the order of the list", () => {
    const everything =
      "scholarship study abroad application financial aid university college internship visa essay admission";
    expect(topicTags(everything)).toEqual([
      "Scholarship",
      "Study abroad",
      "Application",
      "Financial aid",
      "University or college",
      "Internship",
      "Visa",
      "Essay",
    ]);
  });

  test("are found in the title too", () => {
    expect(topicTags("Your first internship", "Begin early.")).toEqual(["Internship"]);
  });
});
