import { describe, expect, test } from "vitest";
import { fieldsOfInterest, servedCountries, unionTopics } from "#database/schema/lists.ts";
import { isTopic, topicGroups, topics } from "./topics.ts";

describe("the topics", () => {
  test("stand in one group each", () => {
    expect(topicGroups.flatMap((group) => group.topics).toSorted()).toEqual([...unionTopics].toSorted());
  });

  test("name the five countries and every field of interest", () => {
    expect(servedCountries.filter((country) => !isTopic(country.toLowerCase()))).toEqual([]);
    const fields = Object.values(topics).map(({ about }) => about);
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
