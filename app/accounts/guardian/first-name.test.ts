import { expect, test } from "vitest";
import { guardianMail } from "../mails.ts";
import { firstName } from "./first-name.ts";

const link = "https://fursa.example/guardian?token=abc";

test.each([
  ["Amina Yusuf", "Amina"],
  ["  N'Golo  Kanté", "N'Golo"],
  ["Zoë-Marie O’Neil", "Zoë-Marie"],
  ["ንግስት በላይ", "ንግስት"],
])("the first name of %j is %j", (fullName, expected) => {
  expect(firstName(fullName)).toBe(expected);
});

test.each([
  "https://evil.example/win Amina",
  "evil.example",
  "www.evil.example",
  "evil。example",
  "amina@example.com",
  "+254700000000",
  "<b>Amina</b>",
  "[Amina](https://evil.example)",
  "Amina:you-won",
  "A".repeat(25),
  `A${"\u0301".repeat(200)}`,
  "123",
  "",
  null,
])("%j has no first name that is shown", (fullName) => {
  expect(firstName(fullName)).toBeNull();
});

test("a guardian's email contains no other text of the student's, and only our own link", () => {
  const typed = "Amina! You won 5,000 USD, claim at https://evil.example or write to win@evil.example";
  for (const fullName of [typed, "https://evil.example", "Amina evil.example", "a@evil.example b"]) {
    const mail = guardianMail("parent@example.com", firstName(fullName), link);
    for (const part of [mail.subject, mail.text, mail.html]) {
      expect(part).not.toMatch(/evil|5,000|claim|win@/);
      for (const [address] of part.matchAll(/https?:\/\/[^\s"<]+/g)) expect(address).toBe(link);
    }
  }
});

test('a guardian\'s email names the student, or says "a student"', () => {
  const textFor = (fullName: string) => guardianMail("parent@example.com", firstName(fullName), link).text;
  expect(textFor("Amina Yusuf")).toContain(
    "Amina uses Fursa to find scholarships, is under 18, and gave us your address as their parent or guardian.",
  );
  expect(textFor("https://evil.example")).toContain(
    "A student uses Fursa to find scholarships, is under 18, and gave us your address as their parent or guardian.",
  );
});
