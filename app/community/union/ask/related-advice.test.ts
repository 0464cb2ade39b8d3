import { expect, test } from "vitest";
import { rankAdvice } from "./related-advice.ts";

const article = (title: string, excerpt = "") => ({ slug: title.toLowerCase(), title, excerpt });
const centre = [
  article("How to tell a real scholarship from a scam", "Nobody asks for a fee before you have an award."),
  article("How to get recommendation letters that help", "Whom to ask, when, and what to give a teacher."),
  article("Student visas and proof of funds, explained", "What an embassy wants to see of your bank."),
  article("A plan for winning a scholarship", "A year, month by month."),
  article("Applying for a scholarship abroad", "Forms, and where they go."),
];
const found = (question: string) => rankAdvice(question, centre).map(({ title }) => title);

test.each([
  ["Who can write my recommendation letter?", "How to get recommendation letters that help"],
  ["How do I show proof of fund for the visa", "Student visas and proof of funds, explained"],
])("'%s' is answered by '%s'", (question, title) => {
  expect(found(question)).toEqual([title]);
});

test.each([
  "Which first?",
  "Is this scholarship open?",
  "Tell me of a scholarship",
  "",
  "Letters",
  "Who can recommend me?",
])("'%s' shares too little with any article", (question) => {
  expect(found(question)).toEqual([]);
});

test("at most two articles are shown, the closest first", () => {
  const alike = ["Visa interviews", "Visa interviews in Nairobi", "Visa interviews in Lagos"].map((title) =>
    article(title),
  );
  expect(
    rankAdvice("What do they ask in visa interviews in Nairobi?", alike).map(({ title }) => title),
  ).toEqual(["Visa interviews in Nairobi", "Visa interviews"]);
});
