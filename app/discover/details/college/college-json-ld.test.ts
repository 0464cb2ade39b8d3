import { expect, test } from "vitest";
import { collegeData } from "./college-json-ld.ts";

const college = {
  name: "Ashesi University",
  description: "In Berekuso.",
  location: "Berekuso",
  country: "Ghana",
  websiteUrl: "https://www.ashesi.edu.gh",
  logoUrl: "https://elsewhere.example/logo.png",
  logo: { src: "/pictures/1-small", width: 96, height: 96 },
};
const address = "https://fursa.example/college/1";

test("search engines are given our own copy of a college's logo, or none, and never a stranger's address", () => {
  expect(collegeData(college, address)).toMatchObject({ logo: "https://fursa.example/pictures/1-small" });
  const without = collegeData({ ...college, logo: null }, address);
  expect(without).not.toHaveProperty("logo");
  expect(JSON.stringify([collegeData(college, address), without])).not.toContain("elsewhere.example");
});
