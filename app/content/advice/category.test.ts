import { describe, expect, test } from "vitest";
import { detectCategory } from "./category.ts";

describe("the category of an article", () => {
  const url = "https://news.example/2026/post";
  test.each([
    ["Chevening opens", "This scholarship is fully funded.", url, "Scholarships"],
    ["Your first internship", "Where to look.", url, "Internships"],
    ["Life in Toronto", "You need a visa. International students need a study permit.", url, "Study Abroad"],
    ["Writing an essay", "A personal statement says who you are.", url, "Application Tips"],
    ["Paying for it", "Student loans and financial aid.", url, "Financial Aid"],
    ["Makerere opens admissions", "The university admits in May.", url, "University Admissions"],
    ["Opening soon", "More soon.", "https://x.example/internships/summer-2026", "Internships"],
    ["Opening soon", "More soon.", "https://internships.example/news/1", "Scholarships"],
    ["Hello", "World", "not an address", "Scholarships"],
  ])("%j is recognised by its words and its address", (title, content, address, category) => {
    expect(detectCategory({ title, content, url: address })).toBe(category);
  });
});
