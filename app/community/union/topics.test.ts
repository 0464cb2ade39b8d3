import { describe, expect, test } from "vitest";
import { fieldsOfInterest, servedCountries, unionTopics } from "#database/schema/lists.ts";
import { arrangeTopics, isTopic, topicFacts, topicGroups } from "./topics.ts";

describe("the topics", () => {
  test("are each in one group", () => {
    expect(topicGroups.flatMap((group) => group.topics).toSorted()).toEqual([...unionTopics].toSorted());
  });

  test("name the five countries and every field of interest", () => {
    expect(servedCountries.filter((country) => !isTopic(country.toLowerCase()))).toEqual([]);
    const fields = unionTopics.map((topic) => topicFacts(topic).about);
    expect(fieldsOfInterest.filter((field) => !fields.some((about) => about.includes(field)))).toEqual([]);
  });

  test("are a closed list", () => {
    expect(["kenya", "toString", "", null, "KENYA"].map((given) => isTopic(given))).toEqual([
      true,
      false,
      false,
      false,
      false,
    ]);
  });
});

describe("the topics of the first page", () => {
  test("start with the member's country, and fold those without questions", () => {
    const { groups, quiet } = arrangeTopics((topic) => ["kenya", "ghana", "visas"].includes(topic), "Ghana");
    expect(groups).toEqual([
      { group: "country", topics: ["ghana", "kenya"] },
      { group: "stage", topics: ["visas"] },
    ]);
    expect(quiet).toHaveLength(12);
  });

  test("show the member's country even without questions", () => {
    const { groups } = arrangeTopics(() => false, "Uganda");
    expect(groups).toEqual([{ group: "country", topics: ["uganda"] }]);
    expect(arrangeTopics(() => false, "Rwanda").groups).toEqual([]);
    expect(arrangeTopics(() => true, null).quiet).toEqual([]);
  });
});
