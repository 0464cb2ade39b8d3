import { expect, test } from "vitest";
import { collegeJsonLd } from "./college-json-ld.ts";

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

test("search engines get our own copy of a college's logo or none, never another site's address", () => {
  expect(collegeJsonLd(college, address)).toMatchObject({ logo: "https://fursa.example/pictures/1-small" });
  const without = collegeJsonLd({ ...college, logo: null }, address);
  expect(without).not.toHaveProperty("logo");
  expect(JSON.stringify([collegeJsonLd(college, address), without])).not.toContain("elsewhere.example");
});
