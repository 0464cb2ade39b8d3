import { createTransport } from "nodemailer";
import { expect, test } from "vitest";
import { shorterEncoding } from "#server/outbound/email/smtp.ts";
import { composeIssue } from "./compose-issue.server.ts";

const listing = (text: string) => ({
  kind: "scholarship" as const,
  id: "8f14e45f-ceea-467f-a0e6-1b2c3d4e5f60",
  title: text,
  byline: text,
  closesOn: "2026-11-30",
  isExpected: false,
});

test.each(["A scholarship for students of law in East Africa ", "የኢትዮጵያ ተማሪዎች ነፃ የትምህርት ዕድል "])(
  "the longest possible issue weighs less than 30 KB on the wire: %s",
  async (words) => {
    const text = words.repeat(20);
    const content = {
      articles: Array.from({ length: 3 }, () => ({ slug: "a".repeat(100), title: text, excerpt: text })),
      scholarships: Array.from({ length: 5 }, () => listing(text)),
      closing: Array.from({ length: 5 }, () => listing(text)),
    };
    const stop = `https://fursa.example/mail/stop/${"x".repeat(44)}`;
    const mail = composeIssue(content, "2026-11-16", { origin: "https://fursa.example", stop });
    const { message } = await createTransport({ streamTransport: true, buffer: true }).sendMail({
      ...mail,
      from: "hello@fursa.example",
      to: "amina@example.com",
      textEncoding: shorterEncoding(mail.text + mail.html),
    });
    expect((message as Buffer).length).toBeLessThan(30_000);
    expect(mail.html).not.toMatch(/<(script|img|link|iframe)\b|url\(/i);
  },
);
