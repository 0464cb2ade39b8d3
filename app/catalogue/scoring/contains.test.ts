import { describe, expect, test } from "vitest";
import { contains, saysSomething } from "./contains.ts";

describe("a text contains words", () => {
  test.for([
    ["in any letter case", "COMPUTER science", "Computer Science"],
    ["with underscores", "computer_science", "Computer Science"],
    ["with hyphens", "Computer-Science", "Computer Science"],
    ["with a space that does not break", "Computer\u00a0Science", "Computer Science"],
    ["over the end of a line", "Computer\nScience", "Computer Science"],
    ["when they are written with underscores", "for high school students", "high_school"],
    ["among others", "Liberal Arts, Law", "Arts"],
    ["inside a longer word", "Lawn care", "Law"],
    ["inside a longer level", "undergraduate", "graduate"],
    ["before a mark that belongs to their last letter", "Arts\u0301", "Arts"],
  ] as const)("%s", ([, text, words]) => {
    expect(contains(text, words)).toBe(true);
  });

  test.for([
    ["another word", "Medical", "Medicine"],
    ["the words in another order", "Science of Computers", "Computer Science"],
    ["two spaces for one", "Computer  Science", "Computer Science"],
    ["a Turkish dotted capital I", "MEDİCİNE", "Medicine"],
    ["a Turkish dotless i", "medıcıne", "Medicine"],
    ["a long s", "ſciences", "Sciences"],
    ["a Kelvin sign", "\u212aenya", "Kenya"],
    ["a final sigma", "Arτς", "Arts"],
    ["a sharp s", "Buſineß", "Business"],
    ["full-width letters", "Ｌａｗ", "Law"],
    ["a composed letter for a plain one", "Médicine", "Medicine"],
    ["the same letter, decomposed", "Me\u0301dicine", "Medicine"],
  ] as const)("not with %s", ([, text, words]) => {
    expect(contains(text, words)).toBe(false);
  });
});

describe("a duration or tuition", () => {
  test.for([null, "", " ", "-", "_", "\u00a0", "\t\n"])("is unknown for %j", (text) => {
    expect(saysSomething(text)).toBe(false);
  });

  test.for(["0", "3 months", "$5,000-10,000", "free"])("is known for %j", (text) => {
    expect(saysSomething(text)).toBe(true);
  });
});
